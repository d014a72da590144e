import { useSelector } from '@xstate/react'
import { useEffect, useId, useRef } from 'react'
import type { CommentDraft, CommentsActor } from '#machines/comments'
import { hasWords, isSameTarget } from '#machines/comments'
import { newId } from '../../../fields/kit/new-id.ts'
import { ProblemNotice } from '../../../kit/ProblemNotice.tsx'
import type { Text } from '../../../kit/text.tsx'
import { useText } from '../../../kit/text.tsx'
import { Button } from '../../../parts/Button.tsx'
import { Textarea } from '../../../parts/Textarea.tsx'
import css from './Composer.module.css'
import { MentionList } from './MentionList.tsx'
import { panelFocus, threadFocus } from './panel-focus.ts'
import { useFocusNext } from './use-focus-next.ts'
import { useMentions } from './use-mentions.ts'

interface Props {
  comments: CommentsActor
  draft: CommentDraft
  /** What its button says, which is what the box is for. */
  submit: Parameters<Text>[0]
}

/** What is being written: it stays until the server has it, or somebody discards it. */
export function Composer({ comments, draft, submit }: Props) {
  const text = useText()
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLTextAreaElement>(null)
  const { problem, to } = draft
  const isSent = useSelector(
    comments,
    ({ context: { sent } }) => sent !== null && isSameTarget(sent, to),
  )
  const mentions = useMentions(comments, draft, box)
  useFocusWhenShown(comments, draft, box)
  useFocusNext(root, () => (to.kind === 'thread' ? panelFocus() : threadFocus(to.thread)))
  const send = () => comments.send({ type: 'user.send', to, key: newId() })
  const isEmpty = !hasWords(draft)
  return (
    <div ref={root} className={css.root}>
      <Textarea
        ref={box}
        id={id}
        rows={2}
        dir="auto"
        aria-label={text(submit === 'document.save' ? 'field.edit' : submit)}
        data-boxed
        {...mentions.control(id)}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.shiftKey) {
            event.preventDefault()
            send()
          } else mentions.onKeyDown(event)
        }}
      />
      <MentionList id={id} mentions={mentions} />
      <ProblemNotice problem={problem} onRetry={send} />
      <div className={css.actions}>
        <Button
          size="small"
          kind="primary"
          busy={isSent}
          refusal={isEmpty ? text('comments.empty') : undefined}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          onClick={send}
        >
          {text(submit)}
        </Button>
        <Button size="small" bare onClick={() => comments.send({ type: 'user.discard', to })}>
          {text(isEmpty ? 'app.cancel' : 'unsavedForm.discard')}
        </Button>
      </div>
    </div>
  )
}

/** Whoever asks to write here can type at once, after what stands there. */
function useFocusWhenShown(
  comments: CommentsActor,
  { to }: CommentDraft,
  box: React.RefObject<HTMLTextAreaElement | null>,
): void {
  const shown = useSelector(comments, ({ context }) => context.shown)
  const isShown = shown !== null && 'draft' in shown && isSameTarget(shown.draft, to)
  useEffect(() => {
    const control = box.current
    if (!isShown || !control || !shown) return
    control.focus({ preventScroll: true })
    control.setSelectionRange(control.value.length, control.value.length)
    control.scrollIntoView({ block: 'nearest' })
  }, [isShown, shown, box])
}
