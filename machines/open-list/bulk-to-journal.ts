import type { BulkActor } from '#machines/bulk'
import { recordOf } from '#machines/bulk'
import type { BulkJournalWork } from './open-list.types.ts'

/** Keeps what is being done until it is done, and finds what a reload has interrupted. */
export async function bulkToJournal(
  bulk: BulkActor,
  journal: BulkJournalWork,
  signal: AbortSignal,
): Promise<void> {
  const found = await journal.find().catch(() => null)
  if (signal.aborted) return
  const kept = bulk.getSnapshot().matches('idle') ? found : null
  const key = kept?.key ?? journal.newKey()
  journal.holdOpen(key, signal)
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
