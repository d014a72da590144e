import { useSelector } from '@xstate/react'
import type { Thread } from '#contracts/comments'
import type { CommentsActor } from '#machines/comments'
import { isOpen } from '#machines/comments'
import type { DocumentActor } from '#machines/document'
import { useFormats } from '../../../kit/formats.ts'
import { useText } from '../../../kit/text.tsx'
import css from './PinPlace.module.css'
import { isOnPicture, pinNumber } from './picture-pins.ts'

interface Props {
  document: DocumentActor
  comments: CommentsActor
  thread: Thread
  onGo: () => void
}

/** The number of a thread at a point of the picture, which leads to it. */
export function PinPlace({ document, comments, thread, onGo }: Props) {
  const text = useText()
  const { number } = useFormats()
  const isThere = useSelector(document, ({ context }) => isOnPicture(thread.anchor, context.base))
  const threads = useSelector(comments, ({ context }) => context.threads)
  if (!thread.anchor.point) return null
  if (!isThere) return <p className={css.gone}>{text('comments.pictureChanged')}</p>
  if (!isOpen(thread)) return null
  const pin = number(pinNumber(threads, thread.id))
  const label = text('comments.at', { field: text('field.file'), number: pin })
  return (
    <button type="button" className={css.root} aria-label={label} title={label} onClick={onGo}>
      {pin}
    </button>
  )
}
