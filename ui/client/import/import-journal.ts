import type { ImportActor } from '#machines/import'
import { recordOf } from '#machines/import'
import { holdOpen } from '../open-keys.ts'
import type { KeptFile } from './import-work.ts'

/**
 * Keeps what is being written until it is written, and finds what a reload has interrupted. The
 * browser's own locks, unless a test brings some.
 */
export async function keepImport(
  actor: ImportActor,
  kept: KeptFile,
  prefix: string,
  signal: AbortSignal,
  locks?: LockManager,
): Promise<void> {
  const { store } = kept
  holdOpen(kept.key, signal, locks)
  const found = await store.find(prefix).catch(() => null)
  if (signal.aborted) return
  if (found && actor.getSnapshot().matches('idle')) {
    kept.key = found.key
    holdOpen(kept.key, signal, locks)
    actor.send({ type: 'journal.found', record: found.record })
  }

  let isKept = found !== null
  let known: unknown = null
  const changes = actor.subscribe((state) => {
    const isUnfinished = state.matches('writing') || state.matches('waiting')
    const record = recordOf(state.context)
    if (isUnfinished && record && (record.gone !== known || !isKept)) {
      isKept = true
      known = record.gone
      store.keepRecord(kept.key, record).catch(() => {})
    }
    if (state.matches('finished') && isKept) {
      isKept = false
      store.forgetRecord(kept.key).catch(() => {})
    }
    if (state.matches('idle')) {
      isKept = false
      store.forget(kept.key).catch(() => {})
    }
  })
  signal.addEventListener('abort', () => changes.unsubscribe())
}
