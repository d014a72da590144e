import { waitFor } from 'xstate'
import type { JournalActor } from '#machines/journal'
import type { JournalRecord } from '#machines/recovery'
import type { JournalWork } from './open-document.types.ts'

/** What earlier visits have left on this device, for as long as nothing else keeps it. */
export interface KeptRecords {
  forget(keys: readonly string[]): Promise<void>
  /** Forgets records whose edits are in the form, once the journal has those. */
  supersede(keys: readonly string[]): Promise<void>
  /** The same, but for the values whose fields no longer exist. */
  keepRest(record: JournalRecord): Promise<void>
}

export function keptRecords(journal: JournalActor, store: JournalWork): KeptRecords {
  async function forget(keys: readonly string[]): Promise<void> {
    await Promise.all(keys.map((key) => store.forget(key)))
  }

  async function isKeptAnew(keys: readonly string[]): Promise<boolean> {
    for (const key of keys) store.continue(key)
    const ended = await waitFor(
      journal,
      (state) => !state.matches('waiting') && !state.matches('keeping'),
    )
    return !ended.matches('failing')
  }

  return {
    forget,
    async supersede(keys) {
      if (await isKeptAnew(keys)) await forget(keys)
    },
    async keepRest({ gone: _, ...record }) {
      if (await isKeptAnew([record.key])) await store.keepRest(record)
    },
  }
}
