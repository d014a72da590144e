import type { ImportActor } from '#machines/import'
import { useLocale } from '../../../kit/locale.ts'
import { useText } from '../../../kit/text.ts'
import { IconButton } from '../../../parts/IconButton.tsx'
import { UploadIcon } from '../../../parts/icons.ts'

/** Asks for the file that is to be written into the list. */
export function ImportButton({ importing }: { importing: ImportActor }) {
  const text = useText()
  const locale = useLocale()
  return (
    <IconButton
      bare={false}
      label={text('import.open')}
      icon={<UploadIcon />}
      aria-haspopup="dialog"
      onClick={() => importing.send({ type: 'user.open', locale })}
    />
  )
}
