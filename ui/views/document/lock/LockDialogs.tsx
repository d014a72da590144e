import { useSelector } from '@xstate/react'
import type { ClientCollection, ClientGlobal } from '#contracts/admin-config'
import type { DocumentActors } from '#machines/open-document'
import { useFormats } from '../../../kit/formats.ts'
import { useText } from '../../../kit/text.tsx'
import { Button } from '../../../parts/Button.tsx'
import { Dialog } from '../../../parts/Dialog.tsx'
import { TakenOverDialog } from '../dialogs-later.tsx'
import { useHolder } from './use-holder.ts'

interface Props {
  actors: DocumentActors
  entity: ClientCollection | ClientGlobal
}

/** What to do where somebody else edits the document (LOCK-2), or has taken it over (LOCK-3). */
export const LockDialogs = (props: Props) => (
  <>
    <LockedDialog {...props} />
    <TakenOverDialog {...props} />
  </>
)

function LockedDialog({ actors: { lock } }: Props) {
  const text = useText()
  const { ago } = useFormats()
  const name = useHolder(lock)
  const age = useSelector(lock, ({ context }) => context.lock?.age)
  const isFound = useSelector(lock, (state) => state.matches({ lockedOut: 'found' }))
  return (
    <Dialog
      open={isFound}
      onCancel={() => lock.send({ type: 'user.view' })}
      title={text('lock.found.title', { name })}
      description={age !== undefined && text('lock.found.text', { ago: ago(age) })}
      actions={
        <>
          <Button id="document-locked-go-back" onClick={() => lock.send({ type: 'user.goBack' })}>
            {text('lock.goBack')}
          </Button>
          <Button
            id="document-locked-take-over"
            onClick={() => lock.send({ type: 'user.takeOver' })}
          >
            {text('lock.takeOver')}
          </Button>
          <Button
            id="document-locked-view-read-only"
            kind="primary"
            onClick={() => lock.send({ type: 'user.view' })}
          >
            {text('lock.view')}
          </Button>
        </>
      }
    />
  )
}
