import type { UseStore } from 'idb-keyval'
import { createStore, delMany, entries, keys, set, setMany } from 'idb-keyval'
import { isRecord } from '#contracts/is-record'
import type { UploadResult, UploadTarget } from '#contracts/uploads'

/** An upload as it must outlive a reload, with the file itself. */
export interface KeptUpload {
  key: string
  collection: string
  file: File
  /** As it was when it was chosen (`markOf`). */
  mark: string | null
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
  const fileKeyOf = (key: string) => `${keyOf(key)}/file`
  // Browsers copy a file each time it is kept: with the first record of it, and never again.
  const withFile = new Map<string, Promise<boolean>>()
  return {
    async keep({ file, ...upload }) {
      const { key } = upload
      if (await withFile.get(key)) return set(keyOf(key), upload, store)
      const written = setMany(
        [
          [fileKeyOf(key), file],
          [keyOf(key), upload],
        ],
        store,
      )
      withFile.set(
        key,
        written.then(
          () => true,
          () => false,
        ),
      )
      return written
    },
    async forget(key) {
      withFile.delete(key)
      await delMany([keyOf(key), fileKeyOf(key)], store)
    },
    async all() {
      const all = new Map(await entries<string, unknown>(store))
      const found = [...all].flatMap(([key, value]) =>
        key.startsWith(prefixOf(user)) && isKept(value) ? [value] : [],
      )
      const isOld = ({ keptAt }: Kept) => Date.now() - keptAt > longest
      const old = found.filter(isOld).flatMap(({ key }) => [keyOf(key), fileKeyOf(key)])
      await delMany(old, store)
      return found
        .filter((upload) => !isOld(upload))
        .sort((one, other) => one.keptAt - other.keptAt)
        .flatMap((upload) => {
          const file = all.get(fileKeyOf(upload.key))
          if (!(file instanceof File)) return []
          withFile.set(upload.key, Promise.resolve(true))
          return [{ ...upload, file }]
        })
    },
  }
}

type Kept = Omit<KeptUpload, 'file'>

const isKept = (value: unknown): value is Kept =>
  isRecord(value) && typeof value.keptAt === 'number'

export async function forgetAllUploadsOf(user: string, store: UseStore = own()): Promise<void> {
  const all = await keys<string>(store)
  await delMany(
    all.filter((key) => key.startsWith(prefixOf(user))),
    store,
  )
}

const prefixOf = (user: string) => `${JSON.stringify(user)}/`
