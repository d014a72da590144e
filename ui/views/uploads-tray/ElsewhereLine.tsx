import type { ElsewhereUpload } from '../../client/uploads/shown-upload.ts'
import { useFormats } from '../../kit/formats.ts'
import { useText } from '../../kit/text.tsx'
import { FileIcon } from '../../parts/icons.ts'
import css from './UploadsTray.module.css'

/** A file that another tab sends, where it's paused and canceled, too. */
export function ElsewhereLine({ upload: { file } }: { upload: ElsewhereUpload }) {
  const { name, size } = file
  const text = useText()
  const formats = useFormats()
  return (
    <li className={css.line} data-upload="elsewhere">
      <span className={css.picture}>
        <FileIcon aria-hidden="true" />
      </span>
      <span className={css.words}>
        <span className={css.name} dir="auto" title={name}>
          {name}
        </span>
        <span className={css.facts}>
          {`${formats.fileSize(size)} · ${text('upload.state.elsewhere')}`}
        </span>
      </span>
    </li>
  )
}
