import type { ExportActor } from '#machines/export'
import { useText } from '../../../kit/text.ts'
import { IconButton } from '../../../parts/IconButton.tsx'
import { DownloadIcon } from '../../../parts/icons.ts'
import { ExportDialog } from './ExportDialog.tsx'

/** Opens the question what the file is to hold. */
export function ExportButton({ label, exporting }: { label: string; exporting: ExportActor }) {
  const text = useText()
  return (
    <>
      <IconButton
        bare={false}
        label={text('export.open')}
        icon={<DownloadIcon />}
        aria-haspopup="dialog"
        onClick={() => exporting.send({ type: 'user.open' })}
      />
      <ExportDialog label={label} exporting={exporting} />
    </>
  )
}
