// @module-tag slow
import type { CollectionConfig, Field } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SignedInConfig } from '#contracts/admin-config'
import type { BulkChange } from '#contracts/bulk-change'
import { pathOf } from '#contracts/document-address'
import type { DocumentId } from '#contracts/documents'
import type { ImportRequest } from '#contracts/import'
import { onBothDatabases } from './kit/on-both-databases.ts'
import type { TestServer } from './kit/serve.ts'
import { serve } from './kit/serve.ts'
import { aSite, users } from './kit/site.ts'

const ownText: Field = { name: 'id', type: 'text' }
const ownNumber: Field = { name: 'id', type: 'number' }

const title: CollectionConfig['fields'] = [
  { name: 'title', type: 'text' },
  { name: 'rows', type: 'array', fields: [{ name: 'text', type: 'text' }] },
]

const collections: CollectionConfig[] = [
  { slug: 'pages', fields: [ownText, ...title], versions: { drafts: true }, trash: true },
  { slug: 'plans', fields: [ownNumber, ...title], versions: { drafts: true } },
  {
    slug: 'made',
    fields: [
      { type: 'row', fields: [{ ...ownText, defaultValue: () => 'by-the-site' }] },
      ...title,
    ],
  },
  {
    slug: 'links',
    fields: [
      { name: 'page', type: 'relationship', relationTo: 'pages' },
      { name: 'any', type: 'relationship', relationTo: ['pages', 'plans', 'links'], hasMany: true },
    ],
  },
]

/** Ids that an address has to spell in another way. */
const odd = ['a/b', 'ä ö', '50%', 'a%2Fb', 'a?b=c&d', 'a#b', 'a+b', "it's", 'x,y', '"q"', '7']

function ownIdCases(databaseUrl: () => Promise<string | null>) {
  let server: TestServer
  let cookie: string

  beforeAll(async () => {
    server = await serve(aSite({ collections: [users(), ...collections] }), {
      databaseUrl: await databaseUrl(),
      limits: { requestsPerMinute: 100_000 },
    })
    cookie = await server.signIn()
  })
  afterAll(() => server.close())

  const draft = '?draft=true'
  const at = (slug: string, id: DocumentId | null) =>
    `/api${pathOf({ kind: 'collection', slug, id, locale: null })}`
  async function send(method: string, path: string, body: object = {}, headers: object = {}) {
    const answer = await server.send(method, path, body, { cookie, ...headers })
    return { status: answer.status, body: await answer.json() }
  }
  const read = async (path: string) => {
    const answer = await server.ask(path, { headers: { cookie } })
    return { status: answer.status, body: await answer.json() }
  }
  const create = (slug: string, data: object, query = draft) =>
    send('POST', `${at(slug, null)}${query}`, { title: 'Hello', ...data })
  const refusedAt = ({ status, body }: Awaited<ReturnType<typeof send>>) => [
    status,
    body.errors?.[0]?.data?.errors?.map(({ path }: { path: string }) => path),
  ]

  test('17.16 DOC-17 the field is shown, required where nothing fills it in, and fixed afterwards', async () => {
    const { collections } = (await read('/api/stateroom/config')).body as SignedInConfig
    const idFields = collections.map(({ slug, fields }) => {
      const [first] = fields
      return [slug, first?.type === 'row' ? first.fields[0] : first]
    })
    const own = { name: 'id', unique: true, readOnly: { create: false, update: true } }

    expect(idFields).toMatchObject([
      ['users', {}],
      ['pages', { ...own, type: 'text', required: true }],
      ['plans', { ...own, type: 'number', required: true }],
      ['made', { ...own, type: 'text', required: false }],
      ['links', { name: 'page' }],
    ])
    const rows = collections.find(({ slug }) => slug === 'pages')?.fields.at(-1)
    expect(JSON.stringify(rows)).not.toContain('"name":"id"')
  })

  test.each([
    ['pages', undefined],
    ['pages', ''],
    ['pages', '   '],
    ['pages', { a: 1 }],
    ['plans', undefined],
    ['plans', 'seven'],
  ])('DOC-17 %s are not created with the id %j, not even as a draft', async (slug, id) => {
    for (const query of [draft, '']) {
      expect(refusedAt(await create(slug, { id }, query))).toEqual([400, ['id']])
    }
  })

  test.each(['create', 'trash', 'count', 'Versions', '..'])(
    'DOC-17 the id %s stands for something else in an address, and is refused at the field',
    async (id) => {
      const answer = await create('pages', { id })

      expect(refusedAt(answer)).toEqual([400, ['id']])
      expect(answer.body.errors[0].data.errors[0].message).toBe(
        `"${id}" is reserved. Choose another ID.`,
      )
    },
  )

  test('DOC-17 an id that the site makes up is not asked for', async () => {
    expect((await create('made', {}, '')).body.doc.id).toBe('by-the-site')
  })

  test.each([
    ['pages', 'taken'],
    ['plans', 70],
  ])('17.16 DOC-17 an id that is taken is an error at the field (%s)', async (slug, id) => {
    expect((await create(slug, { id })).status).toBe(201)
    expect(refusedAt(await create(slug, { id }))).toEqual([400, ['id']])
  })

  test('DOC-17 of two who create the same at once, one is told that it is taken', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => create('pages', { id: 'at-once' })))

    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400])
    expect(answers.filter(({ status }) => status === 400).map(refusedAt)).toEqual([
      [400, ['id']],
      [400, ['id']],
    ])
  })

  describe.each([
    ...odd.map((id) => ['pages', id]),
    ['plans', 12],
    ['plans', -3],
    ['plans', 1.5],
  ] as [string, DocumentId][])('DOC-17 a document of %s with the id %j', (slug, id) => {
    const path = at(slug, id)
    const asked = { collectionSlug: slug, id }
    const askedBy = `collectionSlug=${slug}&id=${encodeURIComponent(id)}`

    beforeAll(async () => {
      expect(await create(slug, { id })).toMatchObject({ status: 201, body: { doc: { id } } })
    })

    test('is read, found, saved, and keeps its id', async () => {
      expect((await read(path)).body).toMatchObject({ id, title: 'Hello' })
      const where = `where[id][equals]=${encodeURIComponent(id)}`
      expect((await read(`/api/${slug}/count?${where}`)).body).toEqual({ totalDocs: 1 })
      expect((await send('PATCH', `${path}${draft}`, { title: 'Now' })).body.doc.id).toBe(id)
      expect(refusedAt(await send('PATCH', path, { id: slug === 'pages' ? 'new' : 99 }))).toEqual([
        400,
        ['id'],
      ])
    })

    test('is locked, and the lock is seen', async () => {
      const lock = { ...asked, action: 'acquire' }
      expect((await send('POST', '/api/stateroom/lock', lock)).status).toBe(200)
      expect((await read(`/api/stateroom/lock?${askedBy}`)).body.lock).toBeTruthy()
      const { locks } = (await read('/api/stateroom/locks')).body
      expect(locks.map(({ id }: { id: DocumentId }) => id)).toContainEqual(id)
      await send('POST', '/api/stateroom/lock', { ...lock, action: 'release' })
    })

    test('has versions, with their authors and changes', async () => {
      const parent = `where[parent][equals]=${encodeURIComponent(id)}`
      const { docs } = (await read(`/api/${slug}/versions?${parent}`)).body
      expect(docs.length).toBeGreaterThan(0)
      const versions = docs.map((version: { id: DocumentId }) => version.id)
      for (const kind of [`authors?versions=${versions}&`, 'changes?limit=10&']) {
        const answer = await read(`/api/stateroom/${kind}${askedBy}`)
        expect([kind, answer.status]).toEqual([kind, 200])
      }
      expect((await send('POST', `/api/${slug}/versions/${versions.at(-1)}`)).status).toBe(200)
    })

    test('has a form, and permissions', async () => {
      const form = { ...asked, operation: 'update', changes: { title: 'Typed' } }
      expect((await send('POST', '/api/stateroom/form-state', form)).status).toBe(200)
      const access = `/api/${slug}/access/${encodeURIComponent(id)}`
      expect((await send('POST', access, { _status: 'draft' })).body.update).toBe(true)
    })

    test('is linked to', async () => {
      const links = {
        ...(slug === 'pages' && { page: id }),
        any: [{ relationTo: slug, value: id }],
      }
      const made = await send('POST', '/api/links?depth=0', links)
      expect(made).toMatchObject({ status: 201, body: { doc: links } })
      const { body } = await read(`/api/links/${made.body.doc.id}?depth=1`)
      expect(body.any).toMatchObject([{ value: { id } }])
    })

    test('is changed with others', async () => {
      const edit: BulkChange = { kind: 'edit', data: { title: 'By many' } }
      const body = { collection: slug, documents: [{ id }], change: edit }
      expect((await send('POST', '/api/stateroom/bulk', body)).body.results).toMatchObject([
        { id, outcome: 'changed' },
      ])
    })

    test('is duplicated under an id of its own', async () => {
      const { status, body } = await send('POST', `${path}/duplicate`)
      expect(status).toBe(200)
      expect(body.doc).toMatchObject({ title: 'By many' })
      expect(body.doc.id).not.toBe(id)
      if (slug === 'pages') expect(body.doc.id).toBe(`${id}-copy`)
      expect((await read(at(slug, body.doc.id))).status).toBe(200)
    })

    test('is deleted', async () => {
      expect((await send('DELETE', path)).status).toBe(200)
      expect((await read(path)).status).toBe(404)
    })
  })

  describe('DOC-17 a file is imported by the ids in it', () => {
    const importAs = async (mode: ImportRequest['mode'], lines: ImportRequest['lines']) => {
      const asked = { collection: 'pages', key: 'id', mode, lines }
      return (await send('POST', '/api/stateroom/import', asked)).body.results
    }

    test('new ones are created with them, the others changed', async () => {
      await create('pages', { id: 'known' })
      const lines = [
        { line: 1, key: 'known', data: { title: 'Changed' } },
        { line: 2, key: 'unheard', data: { title: 'Created' }, creation: 'two' },
        { line: 3, key: 'create', data: { title: 'Refused' }, creation: 'three' },
        { line: 4, key: null, data: { title: 'Nameless' }, creation: 'four' },
        { line: 5, key: null, data: { id: 'in-a-column' }, creation: 'five' },
      ]
      const results = await importAs('both', lines)

      expect(results).toMatchObject([
        { id: 'known', outcome: 'changed' },
        { id: 'unheard', outcome: 'created' },
        { outcome: 'refused', problem: { fields: [{ path: 'id' }] } },
        { outcome: 'refused', problem: { fields: [{ path: 'id' }] } },
        { id: 'in-a-column', outcome: 'created' },
      ])
      expect((await read(at('pages', 'unheard'))).body.title).toBe('Created')
    })

    test('none is created where documents are only to be changed', async () => {
      const [result] = await importAs('update', [{ line: 1, key: 'nobody', data: {} }])
      expect(result).toMatchObject({ outcome: 'refused', problem: { code: 'import.unknown' } })
    })
  })
}

onBothDatabases(ownIdCases)
