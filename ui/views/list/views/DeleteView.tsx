import { useSelector } from '@xstate/react'
import type { ViewsActor } from '#machines/views'
import { ProblemNotice } from '../../../kit/ProblemNotice.tsx'
import { useText } from '../../../kit/text.tsx'
import { Button } from '../../../parts/Button.tsx'
import { Dialog } from '../../../parts/Dialog.tsx'

/** Asks before a view is deleted, and says why it could not be. */
export function DeleteView({ actor }: { actor: ViewsActor }) {
  const text = useText()
  const title = useSelector(actor, ({ context }) => context.draft?.title ?? '')
  const problem = useSelector(actor, ({ context }) => context.problem)
  const isOpen = useSelector(actor, (state) => state.matches('deleting'))
  const isRunning = useSelector(actor, (state) => state.matches({ deleting: 'running' }))
  const cancel = () => actor.send({ type: 'user.cancel' })
  return (
    <Dialog
      open={isOpen}
      onCancel={cancel}
      role="alertdialog"
      title={text('views.confirmDelete.title', { title })}
      description={<span data-view>{text('views.confirmDelete.text')}</span>}
      actions={
        <>
          <Button onClick={cancel}>{text('app.cancel')}</Button>
          <Button
            kind="danger"
            busy={isRunning}
            onClick={() => actor.send({ type: 'user.confirm' })}
          >
            {text('views.confirmDelete.confirm')}
          </Button>
        </>
      }
    >
      <ProblemNotice problem={problem} />
    </Dialog>
  )
}
