import type { UseStore } from 'idb-keyval'
import { createStore, del, delMany, keys, set } from 'idb-keyval'
import type { AdminUser } from '#contracts/admin-config'
import type { DocumentData, DocumentRef, Json } from '#contracts/documents'
import type { Place } from '#machines/document'
import { takenFromAnotherTab } from '../left-by-another-tab.ts'
import { holdOpen } from '../open-keys.ts'
import { keeperOf } from '../shared-computer.ts'

/** A picture in a text that isn't uploaded yet, as it must outlive a reload. */
export interface KeptPicture {
  /** Names its creation, however often it's tried. */
  key: string
  name: string
  /** How many blocks of the text are before it. */
  index: number
  /** Of the collection that takes it; null: nobody has chosen its file again. */
  slug: string | null
  /** What stands for the file in its document. */
  value: DocumentData
  /** null: its upload keeps it. */
  file: File | null
  /** What was typed below it. */
  altText?: string
}

/** A text of a document. */
export interface TextPlace {
  user: AdminUser
  ref: DocumentRef
  /** Of the document: an ID is given again once it is free. */
  createdAt: Json
  /** With the IDs of the rows that it is in, which may move. */
  place: Place
}

/** Pictures that texts wait for, so that a reload or a crash doesn't lose them. */
export interface TextPictureStore {
  keep(key: string, pictures: readonly KeptPicture[]): Promise<void>
  forget(key: string): Promise<void>
  /** All those of a text that no tab shows, and under which keys; this one shows them from now on. */
  find(
    prefix: string,
    signal: AbortSignal,
  ): Promise<{ keys: readonly string[]; pictures: readonly KeptPicture[] }>
  /** Tells every tab that what is kept under this key is on a screen. */
  holdOpen(key: string, signal: AbortSignal): void
}

// Once for the page: what is opened for each text would never be closed.
let opened: UseStore | undefined
const own = () => {
  opened ??= createStore('stateroom-text-pictures', 'pictures')
  return opened
}

/** The browser's own store and locks, unless a test brings some. */
export const createTextPictureStore = (
  store: UseStore = own(),
  locks?: LockManager,
): TextPictureStore => ({
  keep: (key, pictures) => set(key, pictures, store),
  forget: (key) => del(key, store),
  async find(prefix, signal) {
    const found = await takenFromAnotherTab<readonly KeptPicture[]>(prefix, signal, store, locks)
    return { keys: found.map(({ key }) => key), pictures: found.flatMap(({ kept }) => kept) }
  },
  holdOpen: (key, signal) => holdOpen(key, signal, locks),
})

export async function forgetAllTextPicturesOf(
  user: string,
  store: UseStore = own(),
): Promise<void> {
  const all = await keys<string>(store)
  await delMany(
    all.filter((key) => key.startsWith(prefixOf(user))),
    store,
  )
}

/** Whose pictures, and of which text. */
export const textPictureKeys = ({ user, ref, createdAt, place }: TextPlace): string =>
  `${prefixOf(keeperOf(user))}${JSON.stringify([
    ref.kind,
    ref.slug,
    ref.kind === 'collection' && ref.id !== null ? String(ref.id) : null,
    ref.locale,
    place,
    createdAt,
  ])}]/`

const prefixOf = (user: string): string => `["text-pictures",${JSON.stringify(user)},`
