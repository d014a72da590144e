import { useSelector } from '@xstate/react'
import type { ClientCollection } from '#contracts/admin-config'
import type { BulkActor } from '#machines/bulk'
import { isMatchedByHand } from '#machines/import'
import { ActionDrawer } from '../../../actions/ActionDrawer.tsx'
import { useText } from '../../../kit/text.tsx'
import { Touched } from '../../../parts/form-guard.tsx'
import { focusAfter } from './focus-after.ts'
import { ImportActions } from './ImportActions.tsx'
import { ImportFile } from './ImportFile.tsx'
import { ImportMatch } from './ImportMatch.tsx'
import { ImportPreview } from './ImportPreview.tsx'
import { ImportResults } from './ImportResults.tsx'
import type { Importing } from './importing.ts'

interface Props {
  collection: ClientCollection
  importing: Importing
  bulk: BulkActor
}

/** What is asked about a file before it is written, and what became of it. */
export function ImportWindow({ collection, importing, bulk }: Props) {
  const text = useText()
  const { actor } = importing
  const state = useSelector(actor, (state) => state)
  const isAtWork = state.matches('writing') || state.matches('waiting')
  return (
    <ActionDrawer
      open={!state.matches('idle') && !isAtWork}
      onCancel={() => actor.send({ type: 'user.close' })}
      title={text('import.title', { label: collection.labels.plural })}
      closeLabel={text('app.close')}
      size="large"
      fallbackFocus={focusAfter}
      actions={<ImportActions {...{ collection, importing, bulk }} />}
    >
      <Touched when={!state.matches('finished') && isMatchedByHand(state.context)} />
      {(state.matches('choosing') || state.matches('reading') || state.matches('unread')) && (
        <ImportFile actor={actor} />
      )}
      {state.matches('matching') && <ImportMatch collection={collection} importing={importing} />}
      {(state.matches('looking') || state.matches('unseen') || state.matches('asking')) && (
        <ImportPreview collection={collection} importing={importing} />
      )}
      {state.matches('finished') && <ImportResults collection={collection} importing={importing} />}
    </ActionDrawer>
  )
}
