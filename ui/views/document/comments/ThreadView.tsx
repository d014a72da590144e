import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import type { Thread } from '#contracts/comments'
import type { CommentsActor } from '#machines/comments'
import { draftOf } from '#machines/comments'
import type { DocumentActor } from '#machines/document'
import { ProblemNotice } from '../../../kit/ProblemNotice.tsx'
import { useText } from '../../../kit/text.tsx'
import { Button } from '../../../parts/Button.tsx'
import { CommentView } from './CommentView.tsx'
import { Composer } from './Composer.tsx'
import type { GoTo } from './go-to.ts'
import { PinPlace } from './PinPlace.tsx'
import { panelFocus } from './panel-focus.ts'
import { QuotedWords } from './QuotedWords.tsx'
import css from './ThreadView.module.css'
import { useFocusNext } from './use-focus-next.ts'
import { usePersonName } from './use-person-name.ts'

interface Props {
  document: DocumentActor
  comments: CommentsActor
  thread: Thread
  onGo: GoTo
}

/** What was said, and what was said to that. */
export function ThreadView({ document, comments, thread, onGo }: Props) {
  const text = useText()
  const nameOf = usePersonName()
  const root = useRef<HTMLLIElement>(null)
  const { anchor, id, resolved } = thread
  const to = { kind: 'reply', thread: id } as const
  const reply = useSelector(comments, ({ context }) => draftOf(context.drafts, to))
  const refused = useSelector(comments, ({ context }) =>
    context.refused?.change.thread === id ? context.refused.problem : null,
  )
  useShown(comments, thread, root)
  useFocusNext(root, panelFocus)
  return (
    <li ref={root} className={css.root} tabIndex={-1} data-thread={id}>
      <PinPlace {...{ document, comments, thread }} onGo={() => onGo('file', id)} />
      <QuotedWords document={document} anchor={anchor} />
      <ul className={css.comments}>
        {thread.comments.map((comment) => (
          <CommentView key={comment.id} {...{ comments, thread, comment }} />
        ))}
      </ul>
      {resolved && (
        <p className={css.resolved}>{text('comments.resolvedBy', { name: nameOf(resolved.by) })}</p>
      )}
      <ProblemNotice problem={refused} />
      {reply && <Composer comments={comments} draft={reply} submit="comments.reply" />}
      <ThreadActions comments={comments} thread={thread} isReplying={reply !== undefined} />
    </li>
  )
}

type ActionsProps = Omit<Props, 'document' | 'onGo'> & { isReplying: boolean }

function ThreadActions({ comments, thread, isReplying }: ActionsProps) {
  const text = useText()
  const { id, resolved } = thread
  const { mayComment, mayResolve } = useSelector(comments, ({ context }) => context)
  const isBusy = useSelector(
    comments,
    ({ context: { change } }) => change?.kind === 'resolve' && change.thread === id,
  )
  return (
    <div className={css.actions}>
      {mayComment && !isReplying && (
        <Button
          size="small"
          bare="flush"
          onClick={() => comments.send({ type: 'user.compose', to: { kind: 'reply', thread: id } })}
        >
          {text('comments.reply')}
        </Button>
      )}
      {mayResolve && (
        <Button
          size="small"
          bare
          busy={isBusy}
          onClick={() =>
            comments.send({ type: 'user.resolve', thread: id, isResolved: resolved === null })
          }
        >
          {text(resolved ? 'comments.reopen' : 'comments.resolve')}
        </Button>
      )}
    </div>
  )
}

/** Brought into sight when somebody presses its mark, whatever is written elsewhere. */
function useShown(
  comments: CommentsActor,
  { id }: Thread,
  root: React.RefObject<HTMLLIElement | null>,
): void {
  const shown = useSelector(comments, ({ context }) => context.shown)
  useEffect(() => {
    if (!shown || !('thread' in shown) || shown.thread !== id) return
    root.current?.focus({ preventScroll: true })
    root.current?.scrollIntoView({ block: 'nearest' })
  }, [shown, id, root])
}
