// @module-tag slow
import type { CollectionConfig } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countsPath, mostCounts } from '#contracts/counts'
import type { DocumentId } from '#contracts/documents'
import { onBothDatabases } from './kit/on-both-databases.ts'
import type { TestServer } from './kit/serve.ts'
import { serve } from './kit/serve.ts'
import { aSite, users } from './kit/site.ts'

const grace = { email: 'grace@site.example', password: 'another-long-password' }

const tales: CollectionConfig = {
  slug: 'tales',
  versions: { drafts: true },
  trash: true,
  access: {
    read: ({ req }) => (req.user?.role === 'admin' ? true : { title: { not_equals: 'Hidden' } }),
  },
  fields: [{ name: 'title', type: 'text', localized: true }],
}

const own = 'where[_stateroomOwn][equals]=true'

function countCases(databaseUrl: () => Promise<string | null>) {
  let server: TestServer
  let admins: string
  let editors: string
  /** Whom editors may not read. */
  let hidden = ''

  beforeAll(async () => {
    server = await serve(
      aSite({
        localization: { locales: ['en', 'de'], defaultLocale: 'en' },
        collections: [
          {
            ...users(),
            access: {
              read: ({ req }) =>
                req.user?.role === 'admin' ||
                (hidden === '' ? true : { id: { not_equals: hidden } }),
            },
          },
          tales,
          { slug: 'plain', fields: [{ name: 'title', type: 'text' }] },
          { slug: 'pages', versions: true, fields: [{ name: 'title', type: 'text' }] },
          { slug: 'closed', access: { read: () => false }, fields: [] },
        ],
      }),
      { databaseUrl: await databaseUrl(), limits: { requestsPerMinute: 100_000 } },
    )
    await server.payload.create({ collection: 'users', data: { ...grace, role: 'editor' } })
    admins = await server.signIn()
    editors = await server.signIn(grace)
    const first = await create(admins, 'Created by an admin, edited by Grace')
    await save(editors, first, { title: 'Edited by Grace' })
    const second = await create(editors, 'Created by Grace')
    await save(admins, second, { title: 'Created by Grace, edited' })
    const third = await create(editors, 'Published by an admin')
    await save(admins, third, { _status: 'published' }, '')
    await save(admins, third, { title: 'Saved again, published by an admin' }, '')
    const fourth = await create(admins, 'Only an admin’s')
    await save(editors, fourth, { title: 'In between' })
    await save(admins, fourth, { title: 'Only an admin’s' })
    await create(admins, 'Hidden')
    await server.payload.create({ collection: 'tales', draft: true, data: { title: 'Nobody’s' } })
  })
  afterAll(() => server.close())

  async function create(as: string, title: string): Promise<DocumentId> {
    const body = { title, _status: 'draft' }
    const answer = await server.send('POST', '/api/tales?draft=true', body, { cookie: as })
    return (await answer.json()).doc.id
  }
  async function save(as: string, id: DocumentId, body: object, query = '?draft=true') {
    const answer = await server.send('PATCH', `/api/tales/${id}${query}`, body, { cookie: as })
    expect(answer.status).toBe(200)
  }
  const ask = (path: string, as = admins) => server.ask(`/api${path}`, { headers: { cookie: as } })
  const titles = async (query: string, as: string) => {
    const answer = await ask(`/tales?draft=true&sort=title&${query}`, as)
    expect(answer.status).toBe(200)
    const { docs } = await answer.json()
    return docs.map(({ title }: { title: string }) => title)
  }
  const counts = async (query: string, as = admins) => {
    const answer = await ask(`${countsPath}/tales?draft=true&${query}`, as)
    expect(answer.status).toBe(200)
    return (await answer.json()).counts
  }

  test('39.1 LIST-4 somebody’s own are what they created, and what they were the last to edit', async () => {
    expect(await titles(own, editors)).toEqual([
      'Created by Grace, edited',
      'Edited by Grace',
      'Saved again, published by an admin',
    ])
    expect(await titles(own, admins)).toEqual([
      'Created by Grace, edited',
      'Edited by Grace',
      'Hidden',
      'Only an admin’s',
      'Saved again, published by an admin',
    ])
  })

  test('39.1 LIST-4 all others are what is not somebody’s own', async () => {
    const others = own.replace('true', 'false')
    expect(await titles(others, editors)).toEqual(['Nobody’s', 'Only an admin’s'])
    expect(await titles(others, admins)).toEqual(['Nobody’s'])
  })

  test('39.1 NAV-7 what somebody else was the last to edit, whoever created it', async () => {
    const others = own.replace('true', 'editedByOthers')
    expect(await titles(others, editors)).toEqual([
      'Created by Grace, edited',
      'Nobody’s',
      'Only an admin’s',
      'Saved again, published by an admin',
    ])
    expect(await titles(others, admins)).toEqual(['Edited by Grace', 'Nobody’s'])
    const later = `${others}&where[updatedAt][greater_than]=${new Date().toISOString()}`
    expect(await titles(later, editors)).toEqual([])
  })

  test('39.1 NAV-6 those of somebody else, for whoever may read that person', async () => {
    const { docs } = await server.payload.find({ collection: 'users', sort: 'id' })
    const by = ({ id }: { id: unknown }) => own.replace('true', `users:${id}`)
    const [ada, other] = docs as unknown as [{ id: unknown }, { id: unknown }]
    expect(await titles(by(other), admins)).toEqual([
      'Created by Grace, edited',
      'Edited by Grace',
      'Saved again, published by an admin',
    ])
    // An editor's list has no document that they may not read.
    expect(await titles(by(ada), editors)).toEqual([
      'Created by Grace, edited',
      'Edited by Grace',
      'Only an admin’s',
      'Saved again, published by an admin',
    ])
    expect(await counts(by(other).replace('where', 'of[by]'))).toEqual({ by: 3 })
    hidden = String(ada.id)
    expect(await titles(by(ada), editors)).toEqual([])
    hidden = ''
    for (const nobody of ['users:999', 'tales:1', 'nowhere:1', 'users:x', 'users:']) {
      const answer = await ask(`/tales?draft=true&${own.replace('true', nobody)}`, admins)
      const found = answer.status === 200 ? (await answer.json()).docs : []
      expect([nobody, found]).toEqual([nobody, []])
    }
  })

  test('39.1 SEC-3 nobody asks by an ID for the documents of a person whom they may not read', async () => {
    const { docs } = await server.payload.find({ collection: 'users', sort: 'id' })
    for (const mark of ['stateroom:by:', 'stateroom:by:users/', '']) {
      const query = `where[id][equals]=${mark}${docs[0]!.id}`
      const answer = await ask(`/tales?draft=true&${query}`, editors)
      const found = answer.status === 200 ? (await answer.json()).docs : []
      expect(found.filter(({ id }: { id: unknown }) => String(id) !== `${docs[0]!.id}`)).toEqual([])
    }
  })

  test('39.1 LIST-4 own documents are one condition among others', async () => {
    const either = 'where[or][0][and][0][_stateroomOwn][equals]=true'
    const narrowed = `${either}&where[or][0][and][1][_stateroomStatus][equals]=published`
    expect(await titles(narrowed, editors)).toEqual(['Saved again, published by an admin'])
    const wider = `${either}&where[or][1][and][0][title][equals]=Nobody’s`
    expect(await titles(wider, editors)).toHaveLength(4)
  })

  test.each([
    ['a search of what visitors see', `/tales?${own}`],
    ['another comparison', '/tales?draft=true&where[_stateroomOwn][like]=true'],
    ['a collection without drafts', `/pages?draft=true&${own}`],
    ['a collection without versions', `/plain?draft=true&${own}`],
  ])('39.1 LIST-4 %s knows nothing of somebody’s own', async (_what, path) => {
    expect((await ask(path)).status).toBe(400)
  })

  test('39.1 SEC-3 nobody sees who saved a document', async () => {
    const answer = await ask('/tales?draft=true&limit=0', editors)
    expect(await answer.text()).not.toContain('stateroomAuthor')
    for (const path of ['stateroomAuthor', 'parent.stateroomAuthor', 'version.stateroomAuthor']) {
      const asked = await ask(`/tales?draft=true&where[${path}][exists]=true`, editors)
      expect([path, asked.status]).toEqual([path, 400])
    }
  })

  test('39.1 LIST-4 several filters are counted at once, each among what fits all', async () => {
    const of =
      'of[own][_stateroomOwn][equals]=true&of[draft][_stateroomStatus][equals]=draft&of[published][_stateroomStatus][equals]=published'
    expect(await counts(of)).toEqual({ own: 5, draft: 5, published: 1 })
    expect(await counts(of, editors)).toEqual({ own: 3, draft: 4, published: 1 })
    const edited = `${of}&where[title][like]=edited`
    expect(await counts(edited, editors)).toEqual({ own: 2, draft: 2, published: 0 })
  })

  test('39.1 LIST-4 a filter by a localized field is counted in the language of the list', async () => {
    const of = 'of[none][title][exists]=false'
    expect(await counts(of)).toEqual({ none: 0 })
    expect(await counts(`${of}&locale=de`)).toEqual({ none: 6 })
  })

  test('39.1 LIST-4 what was deleted is not counted', async () => {
    const id = await create(admins, 'Deleted')
    const of = 'of[it][title][equals]=Deleted'
    expect(await counts(of)).toEqual({ it: 1 })
    await save(admins, id, { deletedAt: new Date().toISOString() })
    expect(await counts(of)).toEqual({ it: 0 })
  })

  const tooMany = Array.from({ length: mostCounts + 1 }, (_, at) => `of[f${at}][id][exists]=true`)

  test.each([
    ['nothing to count', '/tales', 400],
    ['a filter that is none', '/tales?of[own]=true', 400],
    ['more filters than one question has', `/tales?${tooMany.join('&')}`, 400],
    ['a field that is not there', '/tales?of[own][nothing][equals]=1', 400],
    ['a collection that is not there', '/nothing?of[own][id][exists]=true', 404],
    ['what nobody may read', '/closed?of[own][id][exists]=true', 403],
  ])('39.1 LIST-4 %s is refused', async (_what, path, status) => {
    expect((await ask(`${countsPath}${path}`)).status).toBe(status)
  })

  test('39.1 SEC-3 strangers count nothing', async () => {
    expect((await ask(`${countsPath}/tales?of[own][id][exists]=true`, '')).status).toBe(401)
  })
}

onBothDatabases(countCases)
