import { use } from 'react'
import type { DocumentId } from '#contracts/documents'
import { useFormats } from '../../../kit/formats.ts'
import { useText } from '../../../kit/text.tsx'
import { LockIcon, PencilIcon } from '../../../parts/icons.ts'
import { VisuallyHidden } from '../../../parts/VisuallyHidden.tsx'
import { LockedRowsContext, lockOn } from './locked-rows.ts'
import css from './RowLock.module.css'

/** Who edits the document of a row, and since when they have not; nothing where nobody does. */
export function RowLock({ id }: { id: DocumentId }) {
  const lock = lockOn(use(LockedRowsContext), id)
  const text = useText()
  const formats = useFormats()
  if (!lock) return null
  const { isMine, holder } = lock
  const ago = formats.ago(lock.age)
  const name = holder.title ?? text('lock.somebody')
  return (
    <span className={css.root} data-locked={isMine ? 'mine' : 'theirs'}>
      {isMine ? <PencilIcon /> : <LockIcon />}
      <VisuallyHidden>
        {isMine ? text('list.lockedByMe', { ago }) : text('list.lockedBy', { name, ago })}
      </VisuallyHidden>
      <span className={css.words} aria-hidden="true">
        {isMine ? text('list.lockedByMe.short') : name} · {ago}
      </span>
    </span>
  )
}
