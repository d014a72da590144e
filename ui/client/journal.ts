import { createStore, del, entries, set } from 'idb-keyval'
import type { DocumentRef } from '#config-schema'
import type { JournalRecord } from '#machines/recovery'

/** Whose edits, and of which document. */
export interface JournalPlace {
  user: string
  ref: DocumentRef
}

/** Unsaved edits in this browser. Several tabs write side by side, each under keys of its own. */
export interface JournalStore {
  keep(record: JournalRecord): Promise<void>
  forget(key: string): Promise<void>
  /** What nobody has open any more, the oldest first. */
  find(place: JournalPlace): Promise<JournalRecord[]>
}

export function createJournalStore(): JournalStore {
  const store = createStore('stateroom', 'journal')
  return {
    keep: (record) => set(record.key, record, store),
    forget: (key) => del(key, store),
    async find(place) {
      const [all, open] = await Promise.all([entries<string, JournalRecord>(store), openKeys()])
      const prefix = prefixOf(place)
      return all
        .filter(([key]) => key.startsWith(prefix) && !open.has(key))
        .map(([, record]) => record)
        .sort((one, other) => one.keptAt - other.keptAt)
    },
  }
}

/** The key of one visit to a document: no two tabs have the same. */
export const journalKey = (place: JournalPlace, visit: string): string =>
  `${prefixOf(place)}${visit}`

const prefixOf = ({ user, ref }: JournalPlace): string => {
  const id = ref.kind === 'collection' ? (ref.id ?? '') : ''
  return `${JSON.stringify([user, ref.kind, ref.slug, String(id), ref.locale])}/`
}

/** Tells every tab that these edits are on a screen, until the signal ends it or the tab is gone. */
export function holdOpen(key: string, signal: AbortSignal): void {
  const released = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
  navigator.locks?.request(lockName(key), { signal }, () => released).catch(() => {})
}

/** What is on a screen, in any tab. */
export async function openKeys(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  return new Set(
    held.flatMap(({ name }) =>
      name?.startsWith(lockName('')) ? name.slice(lockName('').length) : [],
    ),
  )
}

const lockName = (key: string) => `stateroom-journal:${key}`
