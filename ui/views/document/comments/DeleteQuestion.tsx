import { useSelector } from '@xstate/react'
import type { CommentsActor } from '#machines/comments'
import { useText } from '../../../kit/text.tsx'
import { Button } from '../../../parts/Button.tsx'
import { Dialog } from '../../../parts/Dialog.tsx'
import { panelFocus } from './panel-focus.ts'

/** A comment that is deleted doesn't come back. */
export function DeleteQuestion({ comments }: { comments: CommentsActor }) {
  const text = useText()
  const isAsked = useSelector(comments, ({ context }) => context.asked !== null)
  const isBusy = useSelector(comments, (state) => state.hasTag('busy'))
  const cancel = () => comments.send({ type: 'user.cancel' })
  return (
    <Dialog
      open={isAsked}
      onCancel={cancel}
      role="alertdialog"
      title={text('comments.confirmDelete')}
      fallbackFocus={panelFocus}
      actions={
        <>
          <Button onClick={cancel}>{text('app.cancel')}</Button>
          <Button
            kind="danger"
            busy={isBusy}
            onClick={() => comments.send({ type: 'user.confirm' })}
          >
            {text('document.confirmDelete.confirm')}
          </Button>
        </>
      }
    />
  )
}
