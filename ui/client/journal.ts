import type { UseStore } from 'idb-keyval'
import { createStore, delMany, entries, get, keys, promisifyRequest } from 'idb-keyval'
import type { DocumentRef } from '#contracts/documents'
import type { JournalRecord } from '#machines/recovery'
import { holdOpen, isReleased, openKeys, whenReleased } from './open-keys.ts'

/** Whose edits, and of which document. */
export interface JournalPlace {
  user: string
  ref: DocumentRef
}

/** A page that documents stood over in drawers. */
export interface PageBelow {
  user: string
  locale: string | null
  /** Every address that it may have. */
  paths: readonly string[]
  /** Addresses that begin with one of them are those of its tabs: of a list, they are its documents'. */
  hasTabs: boolean
}

/** Unsaved edits in this browser. Several tabs write side by side, each under keys of its own. */
export interface JournalStore {
  keep(record: JournalRecord): Promise<void>
  forget(key: string): Promise<void>
  find(place: JournalPlace): Promise<Kept>
  /** What was typed in drawers over a page. */
  findOver(page: PageBelow): Promise<Kept>
  /** In how many documents a person has unsaved edits here, on a screen or not. */
  documentsOf(user: string): Promise<number>
  forgetAllOf(user: string): Promise<void>
  /** What the tab that has this key open leaves behind when it is gone; undefined: nothing. */
  left(key: string, signal: AbortSignal): Promise<JournalRecord | undefined>
  /** Tells every tab that what is kept under this key is on a screen. */
  holdOpen(key: string, signal: AbortSignal): void
}

/** What is known of the unsaved edits of a place. */
export interface Kept {
  /** What nobody has open any more, the oldest first. */
  records: JournalRecord[]
  /** The keys of the visits that are on a screen now, in any tab. */
  open: string[]
}

/** The browser's own store and locks, unless a test brings some. */
export function createJournalStore(
  store: UseStore = createStore('stateroom', 'journal'),
  locks?: LockManager,
): JournalStore {
  const keysOf = async (user: string) =>
    (await keys<string>(store)).filter((key) => key.startsWith(prefixOfAll(user)))
  /** What nobody has open any more, the oldest first; what is on a screen, and has left something. */
  async function keptWhere(isMeant: (record: JournalRecord) => boolean) {
    // What was on a screen before may have been written and left since; what is now may be new.
    const before = await openKeys(locks)
    const all = (await entries<string, JournalRecord>(store)).map(([, record]) => record)
    const open = new Set([...before, ...(await openKeys(locks))])
    const meant = all.filter(isMeant).sort((one, other) => one.keptAt - other.keptAt)
    const records = meant.filter(({ key }) => !open.has(key))
    return { records, left: meant.filter(({ key }) => open.has(key)), open }
  }
  const write = (change: (records: IDBObjectStore) => void) =>
    store('readwrite', (records) => {
      change(records)
      // A page that is left is not there any more to hear that it is done, and to commit it.
      records.transaction.commit()
      return promisifyRequest(records.transaction)
    })
  return {
    keep: (record) => write((records) => records.put(record, record.key)),
    forget: (key) => write((records) => records.delete(key)),
    async find(place) {
      const prefix = prefixOf(place)
      const { records, open } = await keptWhere(({ key }) => key.startsWith(prefix))
      return { records, open: [...open].filter((key) => key.startsWith(prefix)) }
    },
    async findOver(page) {
      const isMeant = (record: JournalRecord) => wasOver(record, page)
      const found = await keptWhere(isMeant)
      // Of a drawer that was just closed, the last is written now.
      const ends = await Promise.all(found.left.map(({ key }) => isReleased(key, locks)))
      const { records, left } = ends.includes(true) ? await keptWhere(isMeant) : found
      return { records, open: left.map(({ key }) => key) }
    },
    async documentsOf(user) {
      const places = (await keysOf(user)).map((key) => key.slice(0, key.lastIndexOf('/')))
      return new Set(places.map(documentIn)).size
    },
    forgetAllOf: async (user) => delMany(await keysOf(user), store),
    async left(key, signal) {
      await whenReleased(key, signal, locks)
      return get<JournalRecord>(key, store)
    },
    holdOpen: (key, signal) => holdOpen(key, signal, locks),
  }
}

/** The key of one visit to a document: no two tabs have the same. */
export const journalKey = (place: JournalPlace, visit: string): string =>
  `${prefixOf(place)}${visit}`

const prefixOf = ({ user, ref }: JournalPlace): string => {
  const id = ref.kind === 'collection' ? (ref.id ?? '') : ''
  return `${JSON.stringify([user, ref.kind, ref.slug, String(id), ref.locale])}/`
}

/** Of which document of a collection a record is; null: it was to be created. */
export function documentOf({ key }: JournalRecord): { slug: string; id: string | null } {
  const [, , slug, id] = placeIn(key)
  return { slug, id: id === '' ? null : id }
}

/** Of which visit to it. */
export const visitOf = ({ key }: JournalRecord): string => key.slice(key.lastIndexOf('/') + 1)

function wasOver({ key, over }: JournalRecord, page: PageBelow): boolean {
  const { user, locale, paths, hasTabs } = page
  if (over === undefined) return false
  const [whose, , , , language] = placeIn(key)
  if (whose !== user || language !== locale) return false
  return paths.some((path) => over.path === path || (hasTabs && over.path.startsWith(`${path}/`)))
}

const placeIn = (key: string): [string, string, string, string, string | null] =>
  JSON.parse(key.slice(0, key.lastIndexOf('/')))

const prefixOfAll = (user: string): string => `${JSON.stringify([user]).slice(0, -1)},`

/** Its languages are kept apart, and are one document. */
const documentIn = (place: string): string => JSON.stringify(JSON.parse(place).slice(0, -1))
