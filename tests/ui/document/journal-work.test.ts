import type { UseStore } from 'idb-keyval'
import { expect, test } from 'vitest'
import type { DocumentId, DocumentRef } from '#contracts/documents'
import type { JournalRecord } from '#machines/recovery'
import type { JournalStore } from '../../../ui/client/journal.ts'
import { createJournalStore, documentOf } from '../../../ui/client/journal.ts'
import { startCreation } from '../../../ui/views/document/work/creation.ts'
import { journalWork } from '../../../ui/views/document/work/journal-work.ts'
import { aConfig } from '../../kit/client-config.ts'
import { aPost, openDocument } from '../../kit/machines/document.ts'
import { settled, VirtualClock } from '../../simulation/world/clock.ts'
import { Storage } from '../../simulation/world/storage.ts'
import { WebLocks } from '../../simulation/world/web-locks.ts'

const newPost: DocumentRef = { kind: 'collection', slug: 'posts', id: null, locale: null }

/** A browser's journal, and which of its keys are on a screen. */
function aStore() {
  const kept = new Map<string, JournalRecord>()
  const open = new Map<string, AbortSignal>()
  const store: JournalStore = {
    keep: async (record) => void kept.set(record.key, record),
    forget: async (key) => void kept.delete(key),
    find: async () => ({ records: [...kept.values()], open: [...open.keys()] }),
    findOver: async () => ({ records: [], open: [] }),
    left: async () => undefined,
    holdOpen: (key, signal) => void open.set(key, signal),
    documentsOf: async () => kept.size,
    forgetAllOf: async () => kept.clear(),
  }
  return { store, kept, open }
}

test('17.7 what is typed into a document that was created in this visit is kept under its id', async () => {
  const { store, kept, open } = aStore()
  const work = journalWork(store, aConfig(), newPost, startCreation())
  const endHold = work.holdOpen()
  const document = (await openDocument({ data: aPost({ id: 12 }) })).context()

  await work.keep({ ...document, ref: newPost })
  await work.keep({ ...document, ref: { ...newPost, id: 12 } })

  expect([...kept.keys()].map((key) => JSON.parse(key.slice(0, key.lastIndexOf('/'))))).toEqual([
    ['users/1', 'collection', 'posts', '12', null],
  ])
  expect(open.has([...kept.keys()][0]!)).toBe(true)
  endHold()
  expect([...open.values()].every(({ aborted }) => aborted)).toBe(true)
  await work.clear()
  expect(kept.size).toBe(0)
})

test('17.16 DOC-17 a document finds what was typed in it, whatever its ID is, and nothing of another', async () => {
  const ids: (DocumentId | null)[] = [null, 'a', 'ab', 'a/b', '"a"', '["a"]', '7', 'null', '50%']
  const clock = new VirtualClock(0)
  const tab = { isGone: false }
  const store = createJournalStore(new Storage(clock).of(tab), new WebLocks().of(tab))
  const document = await openDocument()
  for (const id of ids) {
    document.type(`Typed in ${id}`)
    const ref = { ...newPost, id }
    const kept = journalWork(store, aConfig(), ref, startCreation()).keep({
      ...document.context(),
      ref,
    })
    await clock.pass(10)
    await kept
  }

  for (const id of ids) {
    const found = journalWork(store, aConfig(), { ...newPost, id }, startCreation()).find()
    await settled()
    await clock.pass(10)
    expect((await found).records.map(({ values }) => values)).toEqual([{ title: `Typed in ${id}` }])
  }
})

test('33.11 DOC-13 what another tab writes, and leaves, during a search is not missed', async () => {
  const key = `${JSON.stringify(['users/1', 'collection', 'posts', '', null])}/other`
  let isHeld = true
  let records = 0
  const entries: UseStore = async () => {
    const found = records === 0 ? [] : [[key], [{ key }]]
    // It is written and the tab is gone just after this was read.
    records = 1
    isHeld = false
    return found as never
  }
  const locks = {
    async query() {
      await settled()
      return { held: isHeld ? [{ name: `stateroom-journal:${key}` }] : [] }
    },
  } as unknown as LockManager

  const found = await createJournalStore(entries, locks).find({ user: 'users/1', ref: newPost })

  expect(found.open).toEqual([key])
})

test('33.10 DOC-13 what was typed in a drawer is found by the page below, in its language and for its person', async () => {
  const clock = new VirtualClock(0)
  const tab = { isGone: false }
  const store = createJournalStore(new Storage(clock).of(tab), new WebLocks().of(tab))
  const document = await openDocument()
  document.type('Typed')
  const keep = async (id: DocumentId, locale: string | null, path: string | null) => {
    const ref = { ...newPost, id, locale }
    const over = path === null ? null : { path, values: {} }
    const work = journalWork(store, aConfig(), ref, startCreation(), { over: () => over })
    const kept = work.keep({ ...document.context(), ref })
    await clock.pass(10)
    await kept
  }
  await keep(1, null, '/admin/collections/posts/7')
  await keep(2, null, '/admin/collections/posts/7/preview')
  await keep(3, null, '/admin/collections/posts/70')
  await keep(4, null, null)
  await keep(5, 'de', '/admin/collections/posts/7')

  const found = async (user: string, locale: string | null, hasTabs = true) => {
    const paths = ['/admin/collections/posts/7']
    const asked = store.findOver({ user, locale, paths, hasTabs })
    await settled()
    await clock.pass(10)
    return (await asked).records.map((record) => documentOf(record).id)
  }
  expect(await found('users/1', null)).toEqual(['1', '2'])
  expect(await found('users/1', null, false)).toEqual(['1'])
  expect(await found('users/1', 'de')).toEqual(['5'])
  expect(await found('users/2', null)).toEqual([])
})

test('33.10 DOC-13 of several new documents, the one that was asked for comes back alone', async () => {
  const { store, kept, open } = aStore()
  const document = (await openDocument()).context()
  for (const _one of [1, 2]) {
    await journalWork(store, aConfig(), newPost, startCreation()).keep({
      ...document,
      ref: newPost,
    })
  }
  const [first = '', second = ''] = kept.keys()
  open.set(second, new AbortController().signal)

  const found = await journalWork(store, aConfig(), newPost, startCreation(), {
    kept: first,
  }).find()
  expect(found).toMatchObject({ records: [{ key: first }], open: [] })
  const all = await journalWork(store, aConfig(), newPost, startCreation()).find()
  expect([all.records.map(({ key }) => key), all.open]).toEqual([[first, second], [second]])
})

test('17.7 a new document that comes back is created under the name that the earlier visit gave it', async () => {
  const { store, kept } = aStore()
  const [earlier, creation] = [startCreation(), startCreation()]
  const { name } = earlier
  const document = (await openDocument()).context()
  await journalWork(store, aConfig(), newPost, earlier).keep({ ...document, ref: newPost })
  const [key] = kept.keys()

  const work = journalWork(store, aConfig(), newPost, creation)
  expect(creation.name).not.toBe(name)
  await work.find()
  work.continue(key!)
  expect(creation.name).toBe(name)

  // It was created, and deleted: the next one is another.
  creation.end()
  work.continue(key!)
  expect(creation.name).not.toBe(name)
})

test('33.14 what comes of several new documents is created under the names of all of them', () => {
  const [first, second, fresh] = [startCreation(), startCreation(), startCreation()]
  fresh.continue(first.name)
  fresh.continue(second.name)
  fresh.continue(first.name)
  expect(fresh.name.split(' ').sort()).toEqual([first.name, second.name].sort())

  const own = startCreation()
  const name = own.sent()
  own.continue(fresh.name)
  expect(own.name.split(' ').sort()).toEqual([name, first.name, second.name].sort())
})
