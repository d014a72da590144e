import type { DocumentRef, SignedInConfig } from '#config-schema'
import type { JournalWork } from '#machines/open-document'
import type { JournalStore } from '../../../client/journal.ts'
import { journalKey } from '../../../client/journal.ts'
import { keeperOf } from '../../../client/shared-computer.ts'
import { newId } from '../../../fields/kit/new-id.ts'
import { recordOf } from './journal-record.ts'

/** What one person types in one document, from opening it to leaving it, in this browser. */
export function journalWork(
  store: JournalStore,
  { user }: SignedInConfig,
  ref: DocumentRef,
): JournalWork {
  const place = { user: keeperOf(user), ref }
  const [visit, screen] = [newId(), new AbortController()]
  let own = journalKey(place, visit)
  // Nothing is typed in the trash, and nothing recovered.
  const isInTrash = ref.kind === 'collection' && ref.inTrash === true
  return {
    /** What is created in a visit is opened by its id next time. */
    async keep(document) {
      const before = own
      own = journalKey({ ...place, ref: document.ref }, visit)
      if (own !== before) store.holdOpen(own, screen.signal)
      await store.keep(recordOf(own, document))
      if (own !== before) await store.forget(before)
    },
    clear: () => store.forget(own),
    async find() {
      if (isInTrash) return { records: [], open: [] }
      const { records, open } = await store.find(place)
      return { records, open: open.filter((key) => key !== own) }
    },
    left: (key, signal) => store.left(key, signal),
    forget: (key) => store.forget(key),
    holdOpen() {
      store.holdOpen(own, screen.signal)
      return () => screen.abort()
    },
  }
}
