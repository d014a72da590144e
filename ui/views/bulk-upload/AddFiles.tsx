import { useRef } from 'react'
import type { ClientUpload } from '#contracts/files'
import { OfferedButton } from '../../actions/OfferedButton.tsx'
import { useText } from '../../kit/text.tsx'
import type { ButtonKind } from '../../parts/Button.tsx'
import { PlusIcon } from '../../parts/icons.ts'
import type { Chosen } from './chosen-files.ts'

interface Props {
  upload: ClientUpload
  kind?: ButtonKind
  onTake: (chosen: Chosen) => void
}

/** Chooses files of this computer, as many as one likes. */
export function AddFiles({ upload, kind, onTake }: Props) {
  const text = useText()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <OfferedButton
        id="bulk-upload-add"
        kind={kind}
        icon={<PlusIcon />}
        label={text('bulkUpload.add')}
        run={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={upload.mimeTypes.join(',')}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          if (files.length > 0) onTake({ files, folders: [] })
          // The same files may be chosen once more.
          currentTarget.value = ''
        }}
      />
    </>
  )
}
