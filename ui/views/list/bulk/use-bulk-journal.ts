import { useEffect, useState } from 'react'
import type { ClientCollection } from '#contracts/admin-config'
import type { BulkActor } from '#machines/bulk'
import { recordOf } from '#machines/bulk'
import type { BulkJournal } from '../../../client/bulk/bulk-journal.ts'
import { bulkKeys, createBulkJournal } from '../../../client/bulk/bulk-journal.ts'
import { holdOpen } from '../../../client/open-keys.ts'
import { keeperOf } from '../../../client/shared-computer.ts'
import { newId } from '../../../fields/kit/new-id.ts'
import { useConfig } from '../../../kit/config.ts'

/** Keeps what is being done until it is done, and finds what a reload has interrupted. */
export function useBulkJournal(bulk: BulkActor, { slug }: ClientCollection): void {
  const { user } = useConfig()
  const [journal] = useState(createBulkJournal)
  const prefix = bulkKeys(keeperOf(user), slug)
  useEffect(() => {
    const visit = new AbortController()
    keepFrom(bulk, journal, prefix, visit.signal)
    return () => visit.abort()
  }, [bulk, journal, prefix])
}

async function keepFrom(
  bulk: BulkActor,
  journal: BulkJournal,
  prefix: string,
  signal: AbortSignal,
): Promise<void> {
  const found = await journal.find(prefix).catch(() => null)
  if (signal.aborted) return
  const kept = bulk.getSnapshot().matches('idle') ? found : null
  const key = kept?.key ?? prefix + newId()
  holdOpen(key, signal)
  if (kept) bulk.send({ type: 'journal.found', record: kept.record })

  let isKept = kept !== null
  let known: unknown = null
  const changes = bulk.subscribe((state) => {
    const isUnfinished = state.matches('running') || state.matches('waiting')
    if (isUnfinished && (state.context.done !== known || !isKept)) {
      isKept = true
      known = state.context.done
      journal.keep(key, recordOf(state.context)).catch(() => {})
    }
    if (!isUnfinished && isKept) {
      isKept = false
      journal.forget(key).catch(() => {})
    }
  })
  signal.addEventListener('abort', () => changes.unsubscribe())
}
