import type { UseStore } from 'idb-keyval'
import { createStore, del, delMany, get, getMany, keys, set, setMany } from 'idb-keyval'
import type { ImportLine, ImportResult } from '#contracts/import'
import type { ImportRecord } from '#machines/import'
import { isReleased } from '../open-keys.ts'
import type { Row } from './row.ts'

/** A line of the file, and what is known of it. */
export interface KeptLine extends Row {
  /** What the server is asked for; absent: it was refused before. */
  asked?: ImportLine
  /** What would become of it, or became of it. */
  result?: ImportResult
  /** `asked`: it may have been written, and nobody heard of it; `told`: the server has said so. */
  writing?: 'asked' | 'told'
}

/** The lines of a file while it is imported, in this browser: they are too many for the memory. */
export interface ImportStore {
  /** Keeps parts as they are read, the first of them with this number. */
  keeper(key: string): (parts: readonly (readonly Row[])[], first: number) => Promise<void>
  keep(key: string, parts: ReadonlyMap<number, readonly KeptLine[]>): Promise<void>
  part(key: string, part: number): Promise<readonly KeptLine[]>
  parts(key: string, parts: readonly number[]): Promise<readonly (readonly KeptLine[])[]>
  keepRecord(key: string, record: ImportRecord): Promise<void>
  /** It is done: nobody has to be asked to go on. */
  forgetRecord(key: string): Promise<void>
  /** One that was interrupted and that no tab is at; what was not begun is swept away. */
  find(prefix: string): Promise<KeptImport | null>
  forget(key: string): Promise<void>
  forgetAllOf(user: string): Promise<void>
}

export interface KeptImport {
  key: string
  record: ImportRecord
}

let opened: UseStore | null = null

/** Once for the page: what is opened for each list would never be closed. */
function pageStore(): UseStore {
  opened ??= createStore('stateroom-import', 'parts')
  return opened
}

/** The browser's own store and locks, unless a test brings some. */
export function createImportStore(store: UseStore = pageStore(), locks?: LockManager): ImportStore {
  const keysOf = async (prefix: string) =>
    (await keys<string>(store)).filter((one) => one.startsWith(prefix))
  const forget = async (key: string) => delMany(await keysOf(`${key}#`), store)
  return {
    keeper: (key) => (parts, first) =>
      setMany(
        parts.map((rows, place) => [partKey(key, first + place), rows]),
        store,
      ),
    keep: (key, parts) =>
      setMany(
        [...parts].map(([part, lines]) => [partKey(key, part), lines]),
        store,
      ),
    part: async (key, part) => (await get<readonly KeptLine[]>(partKey(key, part), store)) ?? [],
    parts: async (key, parts) =>
      (
        await getMany<readonly KeptLine[]>(
          parts.map((part) => partKey(key, part)),
          store,
        )
      ).map((lines) => lines ?? []),
    keepRecord: (key, record) => set(recordKey(key), record, store),
    forgetRecord: (key) => del(recordKey(key), store),
    async find(prefix) {
      const all = await keysOf(prefix)
      const left = new Set(all.map((one) => one.slice(0, one.indexOf('#', prefix.length))))
      for (const key of left) {
        if (!(await isReleased(key, locks))) continue
        const record = await get<ImportRecord>(recordKey(key), store)
        if (record) return { key, record }
        await forget(key)
      }
      return null
    },
    forget,
    forgetAllOf: async (user) => delMany(await keysOf(prefixOf(user)), store),
  }
}

const partKey = (key: string, part: number) => `${key}#${part}`

const recordKey = (key: string) => `${key}#record`

/** Whose imports, and into which collection. */
export const importKeys = (user: string, slug: string): string =>
  `${prefixOf(user)}${JSON.stringify(slug)}]/`

const prefixOf = (user: string): string => `["import",${JSON.stringify(user)},`
