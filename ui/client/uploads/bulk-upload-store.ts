import type { UseStore } from 'idb-keyval'
import { createStore, del, delMany, keys, set } from 'idb-keyval'
import type { FileDraft, UnsavedFiles } from '#machines/open-bulk-upload'
import { leftByAnotherTab } from '../left-by-another-tab.ts'

/** A file that is not saved as a document yet, with what was typed for it. */
export interface KeptBulkFile extends FileDraft {
  /** null: its upload keeps it. */
  file: File | null
}

export type KeptBulkUpload = UnsavedFiles<KeptBulkFile>

/** Files that were about to become documents, so that a reload does not make anyone begin again. */
export interface BulkUploadStore {
  keep(key: string, kept: KeptBulkUpload): Promise<void>
  forget(key: string): Promise<void>
  /** Those that no tab is at; null: there are none. */
  find(prefix: string): Promise<{ key: string; kept: KeptBulkUpload } | null>
}

// Once for the page: what is opened for each list would never be closed.
let opened: UseStore | undefined
const own = () => {
  opened ??= createStore('stateroom-bulk-upload', 'files')
  return opened
}

/** The browser's own store and locks, unless a test brings some. */
export const createBulkUploadStore = (
  store: UseStore = own(),
  locks?: LockManager,
): BulkUploadStore => ({
  keep: (key, kept) => set(key, kept, store),
  forget: (key) => del(key, store),
  async find(prefix) {
    const [first = null] = await leftByAnotherTab<KeptBulkUpload>(prefix, store, locks)
    return first
  },
})

export async function forgetAllBulkUploadsOf(user: string, store: UseStore = own()): Promise<void> {
  const all = await keys<string>(store)
  await delMany(
    all.filter((key) => key.startsWith(prefixOf(user))),
    store,
  )
}

/** Whose files, and of which collection. */
export const bulkUploadKeys = (user: string, slug: string): string =>
  `${prefixOf(user)}${JSON.stringify(slug)}]/`

const prefixOf = (user: string): string => `["bulk-upload",${JSON.stringify(user)},`
