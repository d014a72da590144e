import { useEffect } from 'react'
import type { ImportActor } from '#machines/import'
import { recordOf } from '#machines/import'
import type { KeptFile } from '../../../client/import/index.ts'
import { holdOpen } from '../../../client/open-keys.ts'

/** Keeps what is being written until it is written, and finds what a reload has interrupted. */
export function useImportJournal(actor: ImportActor, kept: KeptFile, prefix: string): void {
  useEffect(() => {
    const visit = new AbortController()
    keepFrom(actor, kept, prefix, visit.signal)
    return () => visit.abort()
  }, [actor, kept, prefix])
}

async function keepFrom(
  actor: ImportActor,
  kept: KeptFile,
  prefix: string,
  signal: AbortSignal,
): Promise<void> {
  const { store } = kept
  holdOpen(kept.key, signal)
  const found = await store.find(prefix).catch(() => null)
  if (signal.aborted) return
  if (found && actor.getSnapshot().matches('idle')) {
    kept.key = found.key
    holdOpen(kept.key, signal)
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
