import type { SignedInConfig } from '#contracts/admin-config'
import type { DocumentRef } from '#contracts/documents'
import { isNew } from '#machines/document'
import type { JournalWork } from '#machines/open-document'
import type { JournalRecord, OverPage } from '#machines/recovery'
import type { JournalStore } from '../../../client/journal.ts'
import { journalKey } from '../../../client/journal.ts'
import { keeperOf } from '../../../client/shared-computer.ts'
import { newId } from '../../../fields/kit/new-id.ts'
import type { Creation } from './creation.ts'
import { recordOf } from './journal-record.ts'

interface InDrawer {
  /** The page below; null: it is the page. */
  over?: () => OverPage | null
  /** Which of several that were to be created it is; null: nobody has said. */
  kept?: string | null
}

/** What one person types in one document, from opening it to leaving it, in this browser. */
export function journalWork(
  store: JournalStore,
  { user }: SignedInConfig,
  ref: DocumentRef,
  creation: Creation,
  { over = () => null, kept = null }: InDrawer = {},
): JournalWork {
  const place = { user: keeperOf(user), ref }
  const [visit, screen] = [newId(), new AbortController()]
  let own = journalKey(place, visit)
  // Nothing is typed in the trash, and nothing recovered.
  const isInTrash = ref.kind === 'collection' && ref.inTrash === true
  /** What earlier visits were to create, by the keys of what they left. */
  const creations = new Map<string, string>()
  const know = ({ key, creation }: JournalRecord) => {
    if (creation !== undefined) creations.set(key, creation)
  }
  return {
    /** What is created in a visit is opened by its id next time. */
    async keep(document) {
      const before = own
      own = journalKey({ ...place, ref: document.ref }, visit)
      if (own !== before) store.holdOpen(own, screen.signal)
      const record = recordOf(own, document)
      const isUnborn = isNew(document)
      const page = over()
      await store.keep({
        ...record,
        ...(isUnborn && { creation: creation.name }),
        ...(page && { over: page }),
      })
      if (own !== before) await store.forget(before)
    },
    clear: () => store.forget(own),
    async find() {
      if (isInTrash) return { records: [], open: [] }
      const found = await store.find(place)
      const isMeant = (key: string) => kept === null || key === kept
      const records = found.records.filter(({ key }) => isMeant(key))
      for (const record of records) know(record)
      return { records, open: found.open.filter((key) => key !== own && isMeant(key)) }
    },
    continue(key) {
      const name = creations.get(key)
      if (name !== undefined) creation.continue(name)
    },
    async left(key, signal) {
      const record = await store.left(key, signal)
      if (record) know(record)
      return record
    },
    forget: (key) => store.forget(key),
    keepRest: (record) => store.keep(record),
    holdOpen() {
      store.holdOpen(own, screen.signal)
      return () => screen.abort()
    },
  }
}
