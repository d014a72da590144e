import { useText } from '../../kit/text.tsx'
import { UploadIcon } from '../../parts/icons.ts'
import css from './BulkUpload.module.css'

/** Over all that takes files while some are held over it. It is a shortcut for a button. */
export function DropTarget({ label }: { label: string }) {
  const text = useText()
  return (
    <div className={css.target} aria-hidden="true" data-drop-target>
      <span className={css.invitation}>
        <UploadIcon />
        {text('bulkUpload.drop', { label })}
      </span>
    </div>
  )
}
