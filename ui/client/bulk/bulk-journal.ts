import type { UseStore } from 'idb-keyval'
import { createStore, del, delMany, keys, set } from 'idb-keyval'
import type { BulkRecord } from '#machines/bulk'
import { leftByAnotherTab } from '../left-by-another-tab.ts'

/** A job that was interrupted, and the key under which it is kept. */
export interface KeptJob {
  key: string
  record: BulkRecord
}

/** What was being done to many documents, so that a reload does not make anyone begin again. */
export interface BulkJournal {
  keep(key: string, record: BulkRecord): Promise<void>
  forget(key: string): Promise<void>
  /** One that no tab is at; null: there is none. */
  find(prefix: string): Promise<KeptJob | null>
  forgetAllOf(user: string): Promise<void>
}

// Once for the page: what is opened for each list would never be closed.
let opened: UseStore | undefined
const own = () => {
  opened ??= createStore('stateroom-bulk', 'jobs')
  return opened
}

/** The browser's own store and locks, unless a test brings some. */
export function createBulkJournal(store: UseStore = own(), locks?: LockManager): BulkJournal {
  return {
    keep: (key, record) => set(key, record, store),
    forget: (key) => del(key, store),
    async find(prefix) {
      const [first] = await leftByAnotherTab<BulkRecord>(prefix, store, locks)
      return first ? { key: first.key, record: first.kept } : null
    },
    async forgetAllOf(user) {
      const all = await keys<string>(store)
      await delMany(
        all.filter((key) => key.startsWith(keysOf(user))),
        store,
      )
    },
  }
}

/** Whose jobs, and of which collection. */
export const bulkKeys = (user: string, slug: string): string =>
  `${keysOf(user)}${JSON.stringify(slug)}]/`

const keysOf = (user: string): string => `["bulk",${JSON.stringify(user)},`
