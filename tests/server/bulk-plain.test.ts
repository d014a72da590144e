import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { ClientCollection } from '#contracts/admin-config'
import type { BulkResult } from '#contracts/bulk'
import type { BulkChange } from '#contracts/bulk-change'
import type { DocumentId } from '#contracts/documents'
import { changeMany, lookAtMany } from '../../ui/client/bulk/change-many.ts'
import { createHttp } from '../../ui/client/http.ts'
import { plainPayload } from './kit/plain-payload.ts'

/** A Payload that knows nothing of many documents: the panel asks for one after the other. */
let site: Awaited<ReturnType<typeof plainPayload>>
const http = createHttp({ api: '/api', language: () => 'en' })
const { signal } = new AbortController()

// All that changing documents looks at in a collection.
const collection = {
  slug: 'articles',
  useAsTitle: 'title',
  drafts: { autosave: null },
  trash: false,
} as ClientCollection

const leaves = { ...collection, slug: 'leaves', trash: true } as ClientCollection

beforeAll(async () => {
  const fields = [
    { name: 'title', type: 'text' as const },
    { name: 'text', type: 'text' as const, required: true },
    { name: 'topic', type: 'text' as const },
    { name: 'words', type: 'text' as const, hasMany: true },
    { name: 'marks', type: 'text' as const, hasMany: true, access: { read: () => false } },
  ]
  const access = { update: () => ({ topic: { not_equals: 'closed' } }) }
  site = await plainPayload({
    collections: [
      { slug: 'articles', fields, access, versions: { drafts: true } },
      { slug: 'leaves', fields, trash: true, versions: { drafts: true } },
    ],
  })
  vi.stubGlobal('fetch', site.fetch)
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await site.close()
})

const draft = async (data: object = {}): Promise<DocumentId> => {
  const made = { title: 'Hello', text: 'Text.', ...data }
  return (await site.payload.create({ collection: 'articles', data: made, draft: true })).id
}

function ask(
  how: typeof lookAtMany,
  ids: readonly DocumentId[],
  change: BulkChange,
  of: ClientCollection = collection,
) {
  const job = { change, target: { kind: 'these', ids }, locale: null } as const
  const documents = ids.map((id) => ({ id }))
  return how({ http, collection: of, changesMany: false }, { job, documents }, signal)
}

const outcomes = (results: readonly BulkResult[]) => results.map(({ outcome }) => outcome)

const statusOf = async (id: DocumentId) =>
  (await site.payload.findByID({ collection: 'articles', id }))._status

test('R7 on a Payload without the plugin each document is looked at, changed, and told by itself', async () => {
  const ids = [await draft(), await draft({ topic: 'closed' }), await draft({ text: '' }), 987]
  const publish = { kind: 'publish' } as const

  const seen = await ask(lookAtMany, ids, publish)
  expect(outcomes(seen)).toEqual(['changed', 'refused', 'changed', 'gone'])
  expect(await statusOf(ids[0]!)).toBe('draft')

  const done = await ask(changeMany, ids, publish)
  expect(outcomes(done)).toEqual(['changed', 'refused', 'refused', 'gone'])
  expect(done[2]?.problem).toMatchObject({ code: 'document.invalid', fields: [{ path: 'text' }] })
  expect(await statusOf(ids[0]!)).toBe('published')
  expect(outcomes(await ask(changeMany, ids, publish))[0]).toBe('unchanged')
})

test('R7 without the plugin, too, an edit is a draft, and what is deleted is gone', async () => {
  const id = await draft()
  await ask(changeMany, [id], { kind: 'publish' })

  const edit = { kind: 'edit', data: { topic: 'new' } } as const
  expect(outcomes(await ask(changeMany, [id], edit))).toEqual(['changed'])
  expect((await site.payload.findByID({ collection: 'articles', id })).topic ?? null).toBeNull()
  expect(outcomes(await ask(changeMany, [id], { kind: 'unpublish' }))).toEqual(['changed'])
  expect(outcomes(await ask(changeMany, [id], { kind: 'delete' }))).toEqual(['changed'])
  expect(outcomes(await ask(changeMany, [id], { kind: 'delete' }))).toEqual(['gone'])
})

test('39.1 LIST-5 without the plugin, too, lists are added to, and what each has is told', async () => {
  const [full, empty, unread] = [await draft({ words: ['sea'] }), await draft(), await draft()]
  const words = async (id: DocumentId) =>
    (await site.payload.findByID({ collection: 'articles', id, draft: true })).words
  const add = (name: string): BulkChange => ({
    ...{ kind: 'edit', data: {} },
    lists: { [name]: { action: 'add', values: ['salt'] } },
  })
  const toLook =
    (how: typeof lookAtMany): typeof lookAtMany =>
    (server, question, ...rest) =>
      how(server, { ...question, withValues: true }, ...rest)

  const seen = await ask(toLook(lookAtMany), [full, empty], add('words'))
  expect(seen.map(({ values }) => values?.words ?? [])).toEqual([['sea'], []])
  expect(outcomes(await ask(changeMany, [full, empty], add('words')))).toEqual([
    'changed',
    'changed',
  ])
  expect([await words(full), await words(empty)]).toEqual([['sea', 'salt'], ['salt']])
  expect(outcomes(await ask(changeMany, [full], add('words')))).toEqual(['unchanged'])

  const [kept] = await ask(changeMany, [unread], add('marks'))
  expect(kept).toMatchObject({ outcome: 'refused', problem: { code: 'access.refused' } })
})

test('LIST-4 R7 without the plugin, too, the trash gives back, and takes for ever', async () => {
  const make = async (text: string) => {
    const data = { title: 'Leaf', text }
    return (await site.payload.create({ collection: 'leaves', data, draft: true })).id
  }
  const forever = { kind: 'deleteForever', inTrash: true } as const
  const [one, two, bad] = [await make('Text.'), await make('Text.'), await make('')]
  await ask(changeMany, [one, two, bad], { kind: 'delete' }, leaves)

  expect(outcomes(await ask(changeMany, [one], { kind: 'restore' }, leaves))).toEqual(['changed'])
  const published = await ask(changeMany, [two, bad], { kind: 'restorePublished' }, leaves)
  expect(outcomes(published)).toEqual(['changed', 'refused'])
  const inList = { deletedAt: { exists: false } }
  const back = await site.payload.find({ collection: 'leaves', where: inList, draft: true })
  expect(back.docs.map(({ _status, id }) => ({ id, _status }))).toEqual(
    expect.arrayContaining([
      { id: one, _status: 'draft' },
      { id: two, _status: 'published' },
    ]),
  )

  expect(outcomes(await ask(lookAtMany, [one, bad], forever, leaves))).toEqual(['gone', 'changed'])
  expect(outcomes(await ask(changeMany, [one, bad], forever, leaves))).toEqual(['gone', 'changed'])
  const { totalDocs } = await site.payload.count({ collection: 'leaves', trash: true })
  expect(totalDocs).toBe(2)
})

test('R7 a server that does not answer is no fault of a document', async () => {
  const id = await draft()
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))

  const asked = ask(changeMany, [id], { kind: 'publish' })

  await expect(asked).rejects.toMatchObject({ code: 'server.unreachable' })
  vi.stubGlobal('fetch', site.fetch)
})
