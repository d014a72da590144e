import { useSelector } from '@xstate/react'
import type { ClientCollection, ClientGlobal } from '#contracts/admin-config'
import { mineAt } from '#machines/document'
import type { DocumentActors } from '#machines/open-document'
import { useText } from '../../../kit/text.tsx'
import { Button } from '../../../parts/Button.tsx'
import { Dialog } from '../../../parts/Dialog.tsx'
import { UnsavedText } from './UnsavedText.tsx'
import { useHolder } from './use-holder.ts'
import { useUnsaved } from './use-unsaved.ts'

interface Props {
  actors: DocumentActors
  entity: ClientCollection | ClientGlobal
}

/** What to do where somebody else has taken the document over (LOCK-3). */
export function TakenOverDialog({ actors: { document, lock }, entity }: Props) {
  const text = useText()
  const name = useHolder(lock)
  const isLost = useSelector(lock, (state) => state.matches({ lockedOut: 'lost' }))
  const { base, differences, values } = useUnsaved(document, isLost)
  const count = differences.length
  return (
    <Dialog
      open={isLost}
      onCancel={() => lock.send({ type: 'user.view' })}
      size={count > 0 ? 'large' : 'small'}
      title={text('lock.lost.title', { name })}
      description={count > 0 ? text('lock.lost.text', { count }) : text('lock.lost.nothing')}
      actions={
        <>
          <Button
            id="document-take-over-back-to-dashboard"
            onClick={() => lock.send({ type: 'user.goBack' })}
          >
            {text('lock.dashboard')}
          </Button>
          <Button
            id="document-take-over-view-read-only"
            kind="primary"
            onClick={() => lock.send({ type: 'user.view' })}
          >
            {text('lock.view')}
          </Button>
        </>
      }
    >
      {count > 0 && (
        <UnsavedText
          fields={entity.fields}
          versions={[values, base]}
          differences={differences}
          mineAt={(difference) => mineAt(values, difference)}
          savedAt={({ theirs }) => theirs}
        />
      )}
    </Dialog>
  )
}
