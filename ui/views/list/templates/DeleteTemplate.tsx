import { useSelector } from '@xstate/react'
import type { TemplatesActor } from '#machines/templates'
import { ProblemNotice } from '../../../kit/ProblemNotice.tsx'
import { useText } from '../../../kit/text.tsx'
import { Button } from '../../../parts/Button.tsx'
import { Dialog } from '../../../parts/Dialog.tsx'

/** Asks before a template is deleted, and says why it could not be. */
export function DeleteTemplate({ actor }: { actor: TemplatesActor }) {
  const text = useText()
  const name = useSelector(actor, ({ context }) => context.draft?.name ?? '')
  const problem = useSelector(actor, ({ context }) => context.problem)
  const isOpen = useSelector(actor, (state) => state.matches('deleting'))
  const isRunning = useSelector(actor, (state) => state.matches({ deleting: 'running' }))
  const cancel = () => actor.send({ type: 'user.cancel' })
  return (
    <Dialog
      open={isOpen}
      onCancel={cancel}
      role="alertdialog"
      title={text('templates.delete.title', { name })}
      description={text('templates.delete.text')}
      actions={
        <>
          <Button onClick={cancel}>{text('app.cancel')}</Button>
          <Button
            kind="danger"
            busy={isRunning}
            onClick={() => actor.send({ type: 'user.confirm' })}
          >
            {text('templates.delete.confirm')}
          </Button>
        </>
      }
    >
      <ProblemNotice problem={problem} />
    </Dialog>
  )
}
