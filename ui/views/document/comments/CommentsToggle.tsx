import { useSelector } from '@xstate/react'
import MessageSquareIcon from 'lucide-react/icons/message-square'
import { useRef } from 'react'
import type { ClientCollection, ClientGlobal } from '#contracts/admin-config'
import type { CommentsActor } from '#machines/comments'
import { isOpen as isOpenThread } from '#machines/comments'
import type { DocumentActor } from '#machines/document'
import { faceOf } from '../../../actions/ActionButton.tsx'
import type { Action } from '../../../actions/action.ts'
import { useOffered } from '../../../actions/use-offered.ts'
import { useShownComments } from '../../../kit/comments.ts'
import { useFormats } from '../../../kit/formats.ts'
import { useText } from '../../../kit/text.tsx'
import { IconButton } from '../../../parts/IconButton.tsx'
import css from './CommentsToggle.module.css'
import { useCommentActions } from './use-comment-actions.ts'

interface Props {
  document: DocumentActor
  entity: ClientCollection | ClientGlobal
}

/** Shows the comments beside the form, and how many of them are open. */
export function CommentsToggle(props: Props) {
  const shown = useShownComments(props.document)
  return shown && <Toggle {...props} comments={shown.actor} />
}

function Toggle({ document, entity, comments }: Props & { comments: CommentsActor }) {
  const text = useText()
  const { number } = useFormats()
  const place = useRef<HTMLButtonElement>(null)
  const isOpen = useSelector(comments, (state) => state.matches({ panel: 'open' }))
  const count = useSelector(comments, ({ context }) => context.threads.filter(isOpenThread).length)
  const toggle: Action = {
    id: 'comments-toggler',
    label: text('comments.title'),
    run: () => comments.send({ type: isOpen ? 'user.close' : 'user.open' }),
  }
  useOffered([toggle, ...useCommentActions(document, entity, comments)], place)
  const label = count === 0 ? toggle.label : text('comments.count', { number: number(count) })
  return (
    <IconButton
      ref={place}
      {...faceOf(toggle)}
      label={label}
      aria-pressed={isOpen}
      icon={
        <>
          <MessageSquareIcon />
          {count > 0 && (
            <span className={css.count} aria-hidden="true">
              {count > 99 ? '99+' : number(count)}
            </span>
          )}
        </>
      }
    />
  )
}
