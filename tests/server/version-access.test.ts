import type { Access, CollectionConfig } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changesPath } from '#contracts/changes'
import { authorsPath } from '#contracts/versions'
import { onBothDatabases } from './kit/on-both-databases.ts'
import type { TestServer } from './kit/serve.ts'
import { serve } from './kit/serve.ts'
import { aSite, users } from './kit/site.ts'

const grace = { email: 'grace@site.example', password: 'another-long-password' }

const isAdmin: Access = ({ req }) => req.user?.role === 'admin'
const unlessSecret: Access = ({ req }) =>
  req.user?.role === 'admin' || {
    and: [{ state: { not_equals: 'secret' } }, { id: { not_equals: 0 } }],
  }
const fields: CollectionConfig['fields'] = [
  { name: 'title', type: 'text' },
  { name: 'state', type: 'text' },
  { name: 'notes', type: 'array', fields: [{ name: 'text', type: 'text' }] },
]

const site = () =>
  aSite({
    collections: [
      users(),
      { slug: 'pages', fields, access: { read: unlessSecret }, versions: true },
      { slug: 'articles', fields, access: { read: unlessSecret }, versions: { drafts: true } },
      { slug: 'papers', fields, access: { read: isAdmin }, versions: true },
      { slug: 'posts', fields, access: { read: () => true }, versions: true },
      {
        slug: 'minutes',
        fields,
        access: { read: isAdmin, readVersions: ({ req }) => Boolean(req.user) },
        versions: true,
      },
    ],
    globals: [
      { slug: 'header', fields, access: { read: isAdmin, update: () => true }, versions: true },
      { slug: 'front', fields, access: { read: unlessSecret }, versions: true },
    ],
  })

function versionAccessCases(databaseUrl: () => Promise<string | null>) {
  let server: TestServer
  let ada: string
  let editor: string

  beforeAll(async () => {
    const limits = { requestsPerMinute: 100_000 }
    server = await serve(site(), { databaseUrl: await databaseUrl(), limits })
    await server.payload.create({ collection: 'users', data: { ...grace, role: 'editor' } })
    ada = await server.signIn()
    editor = await server.signIn(grace)
  })
  afterAll(() => server.close())

  const get = async (path: string, cookie = editor) => {
    const answer = await server.ask(`/api${path}`, { headers: { cookie } })
    return { status: answer.status, text: await answer.text() }
  }
  const restore = async (path: string, cookie = editor) =>
    (await server.send('POST', `/api${path}`, {}, { cookie })).status
  /** A document that was saved with each of these states, one after the other. */
  const save = async (collection: string, states: string[], draft = false) => {
    const { id } = await server.payload.create({
      collection,
      data: { title: `hush ${states[0]}`, state: states[0] },
      draft,
    })
    for (const state of states.slice(1)) {
      const data = { title: `hush ${state}`, state }
      await server.payload.update({ collection, id, data, draft })
    }
    const { docs } = await server.payload.findVersions({
      collection,
      where: { parent: { equals: id } },
      sort: 'updatedAt',
    })
    return { id, versions: docs.map((version) => version.id) }
  }
  /** The states that the versions of a document are told with. */
  const statesTold = async (collection: string, id: unknown, cookie = editor) => {
    const { text } = await get(
      `/${collection}/versions?where[parent][equals]=${id}&sort=updatedAt`,
      cookie,
    )
    const { docs = [] } = JSON.parse(text) as { docs?: { version: { state: string } }[] }
    return docs.map(({ version }) => version.state)
  }

  describe.each(['pages', 'articles'])('PERM-2 of %s that one may not read', (collection) => {
    test('18.4 no version is read, by any way', async () => {
      const { id, versions } = await save(collection, ['open', 'secret'])

      expect(await statesTold(collection, id)).toEqual([])
      for (const version of versions) {
        expect((await get(`/${collection}/versions/${version}`)).status).toBe(403)
        expect(await restore(`/${collection}/versions/${version}`)).toBe(404)
      }
      const about = `collectionSlug=${collection}`
      const changes = await get(`${changesPath}?${about}&id=${id}&limit=10`)
      expect(JSON.parse(changes.text)).toEqual({ versions: [], next: null, left: 0 })
      const authors = await get(`${authorsPath}?${about}&versions=${versions}`)
      expect(JSON.parse(authors.text)).toEqual({ authors: {} })
      const found = await get(`/${collection}/versions?where[version.title][like]=hush secret`)
      expect(found.text).not.toContain('hush secret')
      expect(await statesTold(collection, id, ada)).toEqual(['open', 'secret'])
    })

    test('no version stays readable from a time when it was secret', async () => {
      const { id, versions } = await save(collection, ['secret', 'open'])

      expect(await statesTold(collection, id)).toEqual(['open'])
      expect((await get(`/${collection}/versions/${versions[0]}`)).status).toBe(403)
      expect(await restore(`/${collection}/versions/${versions[0]}`)).toBe(404)
      expect((await get(`/${collection}/versions/${versions[1]}`)).status).toBe(200)
    })

    test('a version that nobody has is answered like one that is not shown', async () => {
      const { versions } = await save(collection, ['secret'])
      const answers = await Promise.all(
        [versions[0], 999_999].map((id) => get(`/${collection}/versions/${id}`)),
      )
      expect(answers[0]).toEqual(answers[1])
      expect(await restore(`/${collection}/versions/${versions[0]}`)).toBe(
        await restore(`/${collection}/versions/999999`),
      )
    })
  })

  test('PERM-2 a document without the value that the rule names keeps its versions', async () => {
    const { id } = await server.payload.create({ collection: 'pages', data: { title: 'Plain' } })

    expect(await statesTold('pages', id)).toHaveLength(1)
  })

  test('PERM-2 the latest draft is read by whoever may read it', async () => {
    const { id } = await save('articles', ['secret', 'secret', 'open'], true)

    expect(await statesTold('articles', id)).toEqual(['open'])
  })

  test('PERM-2 where nothing may be read, no version is', async () => {
    const { id, versions } = await save('papers', ['open'])

    expect((await get('/papers/versions')).status).toBe(403)
    expect((await get(`/papers/versions/${versions[0]}`)).status).toBe(403)
    expect(await restore(`/papers/versions/${versions[0]}`)).toBe(404)
    expect(await statesTold('papers', id, ada)).toEqual(['open'])
  })

  test('PERM-2 documents that everybody reads keep their versions for people who are signed in', async () => {
    const { id } = await save('posts', ['open', 'open'])

    expect(await statesTold('posts', id)).toHaveLength(2)
    expect((await get('/posts/versions', '')).status).toBe(403)
  })

  test('PERM-2 where the config says who reads versions, it has the say', async () => {
    const { id, versions } = await save('minutes', ['open'])

    expect((await get('/minutes/versions')).text).toContain('hush open')
    expect(await statesTold('minutes', id, ada)).toEqual(['open'])
    expect(await restore(`/minutes/versions/${versions[0]}`)).toBe(200)
  })

  test('18.4 PERM-2 the versions of a global obey the same', async () => {
    for (const slug of ['header', 'front']) {
      for (const state of ['open', 'secret']) {
        await server.payload.updateGlobal({ slug, data: { title: `hush ${state}`, state } })
      }
      const { docs } = await server.payload.findGlobalVersions({ slug, sort: 'updatedAt' })
      const told = await get(`/globals/${slug}/versions`)
      expect(told.text).not.toContain('hush')
      for (const { id } of docs) {
        expect((await get(`/globals/${slug}/versions/${id}`)).status).toBe(403)
        expect(await restore(`/globals/${slug}/versions/${id}`)).toBeGreaterThanOrEqual(403)
      }
      expect((await get(`/globals/${slug}/versions`, ada)).text).toContain('hush secret')
    }
  })

  test('PERM-2 the panel offers versions where some may be read', async () => {
    const { collections } = JSON.parse((await get('/access')).text)

    expect(Boolean(collections.pages.readVersions)).toBe(true)
    expect(Boolean(collections.papers?.readVersions)).toBe(false)
  })
}

onBothDatabases(versionAccessCases)
