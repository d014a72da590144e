import type { UseStore } from 'idb-keyval'
import { createStore, del, delMany, entries, keys, set } from 'idb-keyval'
import type { UploadResult, UploadTarget } from '#config-schema'

/** An upload as it must outlive a reload, with the file itself: the browser keeps it by reference. */
export interface KeptUpload {
  key: string
  collection: string
  file: File
  target: UploadTarget | null
  progress: number
  /** It's there, and no document was saved with it yet. */
  result: UploadResult | null
  keptAt: number
}

/** The uploads of one person in this browser. */
export interface UploadStore {
  keep(upload: KeptUpload): Promise<void>
  forget(key: string): Promise<void>
  all(): Promise<readonly KeptUpload[]>
}

/** ms; the server has deleted what is older. */
const longest = 24 * 60 * 60 * 1000

// Once for the page: a second one would never be closed.
let ownStore: UseStore | undefined
const own = () => {
  ownStore ??= createStore('stateroom-uploads', 'files')
  return ownStore
}

export function createUploadStore(user: string, store: UseStore = own()): UploadStore {
  const keyOf = (key: string) => `${prefixOf(user)}${key}`
  return {
    keep: (upload) => set(keyOf(upload.key), upload, store),
    forget: (key) => del(keyOf(key), store),
    async all() {
      const found = (await entries<string, KeptUpload>(store)).filter(([key]) =>
        key.startsWith(prefixOf(user)),
      )
      const isOld = ({ keptAt }: KeptUpload) => Date.now() - keptAt > longest
      const old = found.filter(([, upload]) => isOld(upload)).map(([key]) => key)
      await delMany(old, store)
      return found
        .map(([, upload]) => upload)
        .filter((upload) => !isOld(upload))
        .sort((one, other) => one.keptAt - other.keptAt)
    },
  }
}

export async function forgetAllUploadsOf(user: string, store: UseStore = own()): Promise<void> {
  const all = await keys<string>(store)
  await delMany(
    all.filter((key) => key.startsWith(prefixOf(user))),
    store,
  )
}

const prefixOf = (user: string) => `${JSON.stringify(user)}/`
