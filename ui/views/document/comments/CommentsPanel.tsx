import type { ReactNode } from 'react'
import { useEffect, useId, useRef } from 'react'
import type { CommentsActor } from '#machines/comments'
import { useText } from '../../../kit/text.tsx'
import { IconButton } from '../../../parts/IconButton.tsx'
import { XIcon } from '../../../parts/icons.ts'
import { useReturnFocus } from '../../../parts/use-return-focus.ts'
import css from './CommentsPanel.module.css'

interface Props {
  comments: CommentsActor
  onClose: () => void
  children: ReactNode
}

/** Beside the form: whoever reads what is said goes on seeing what it is about. */
export function CommentsPanel({ comments, onClose, children }: Props) {
  const text = useText()
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const returnFocus = useReturnFocus(true)
  useEffect(() => {
    if (comments.getSnapshot().context.shown) return
    heading.current?.focus({ preventScroll: true })
  }, [comments])
  const close = () => {
    const before = returnFocus()
    onClose()
    before?.focus()
  }
  return (
    <section
      id="comments"
      className={css.root}
      aria-labelledby={headingId}
      data-own-history
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented && !event.nativeEvent.isComposing)
          close()
      }}
    >
      <div className={css.head}>
        <h2 ref={heading} id={headingId} className={css.heading} tabIndex={-1}>
          {text('comments.title')}
        </h2>
        <IconButton label={text('app.close')} icon={<XIcon />} size="small" onClick={close} />
      </div>
      <div className={css.body}>{children}</div>
    </section>
  )
}
