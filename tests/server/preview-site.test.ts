import type { CollectionConfig, Endpoint, PayloadRequest } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { previewPath } from '#contracts/preview'
import { richText } from '#server'
import type { TestServer } from './kit/serve.ts'
import { admin, serve } from './kit/serve.ts'
import { aSite, users } from './kit/site.ts'

const site = 'https://www.site.example'
const editor = { email: 'ed@site.example', password: 'another-password' }

const isStaff = ({ req }: { req: PayloadRequest }) => req.user?.collection === 'users'

/** What nobody but people of the panel may read, in each place where some of it lies. */
const secrets = {
  account: admin.email,
  phone: 'the phone number of an author',
  closed: 'of a collection that no page leads to',
  version: 'as it was before',
  other: 'a draft that the document does not name',
}

const pages: CollectionConfig = {
  slug: 'pages',
  access: { read: (args) => isStaff(args) || { _status: { equals: 'published' } } },
  admin: { livePreview: { url: `${site}/{id}` } },
  versions: { drafts: true },
  folders: true,
  fields: [
    { name: 'title', type: 'text' },
    { name: 'body', type: 'richText', editor: richText() },
    { name: 'friend', type: 'relationship', relationTo: 'pages' },
    { name: 'friends', type: 'relationship', relationTo: 'pages', hasMany: true },
    { name: 'author', type: 'relationship', relationTo: 'authors' },
    { name: 'editor', type: 'relationship', relationTo: 'users' },
    { name: 'any', type: 'relationship', relationTo: ['pages', 'places'] },
    { name: 'notes', type: 'join', collection: 'notes', on: 'page' },
  ],
}

const authors: CollectionConfig = {
  slug: 'authors',
  auth: true,
  access: { read: () => true },
  fields: [
    { name: 'name', type: 'text' },
    { name: 'phone', type: 'text', access: { read: isStaff } },
    {
      name: 'hint',
      type: 'text',
      hooks: { afterRead: [({ req }) => (req.user ? secrets.phone : 'none')] },
    },
  ],
}

const closed = (slug: string, ...fields: CollectionConfig['fields']): CollectionConfig => ({
  slug,
  access: { read: isStaff },
  fields: [{ name: 'text', type: 'text' }, ...fields],
})

let server: TestServer
let session: string
let editorSession: string
const ids: Record<string, string | number> = {}

beforeAll(async () => {
  server = await serve(
    aSite({
      collections: [
        users(),
        pages,
        authors,
        closed('places', { name: 'near', type: 'relationship', relationTo: 'regions' }),
        closed('regions'),
        closed('ledgers'),
        closed('notes', { name: 'page', type: 'relationship', relationTo: 'pages' }),
      ],
      globals: [
        { slug: 'safe', access: { read: isStaff }, fields: [{ name: 'text', type: 'text' }] },
      ],
      preview: { drafts: true },
      audit: {},
      search: { collections: ['pages'] },
    }),
    { limits: { requestsPerMinute: 100_000, signInsPerMinute: 100_000 } },
  )
  const { payload } = server
  await payload.create({ collection: 'users', data: { ...editor, role: 'editor' } })
  session = await server.signIn()
  editorSession = await server.signIn(editor)
  const make = async (collection: string, data: object, name = collection) => {
    ids[name] = (await payload.create({ collection, data, draft: true })).id
  }
  const author = { email: 'an@site.example', password: 'a-long-password' }
  await make('authors', { ...author, name: 'Ann', phone: secrets.phone })
  await make('regions', { text: 'The region' })
  await make('places', { text: 'The place', near: ids.regions })
  await make('places', { text: secrets.other }, 'otherPlace')
  await make('ledgers', { text: secrets.closed })
  await make('pages', { title: 'A draft' }, 'friend')
  await make('pages', { title: secrets.other }, 'other')
  ids.users = (await payload.find({ collection: 'users', limit: 1, sort: 'id' })).docs[0]!.id
  const named = { friend: ids.friend, author: ids.authors, editor: ids.users }
  const any = { relationTo: 'places', value: ids.places }
  await make('pages', { title: secrets.version, ...named, any }, 'page')
  await payload.update({ collection: 'pages', id: ids.page!, data: { title: 'Now' }, draft: true })
  await make('notes', { text: secrets.other, page: ids.page })
  await payload.updateGlobal({ slug: 'safe', data: { text: secrets.closed } })
  await show(ids.page!)
})
afterAll(() => server.close())

const show = (id: string | number, headers: Record<string, string> = { cookie: session }) =>
  server.ask(`/api${previewPath}?collectionSlug=pages&id=${id}`, { headers })

/** As the panel says what a form names before it is saved. */
const name = (id: string | number, references: object, headers: object = { cookie: session }) =>
  server.send(
    'POST',
    `/api${previewPath}`,
    { collectionSlug: 'pages', id, references },
    headers as never,
  )

/** As a script on a page of the site asks, with `credentials: 'include'`. */
const fromSite = (cookie = session) => ({ origin: site, cookie })

const asGet = { 'x-payload-http-method-override': 'GET' }

const merge = async (path: string, body: object, headers: object = fromSite()) =>
  (await server.send('POST', `/api${path}`, body, { ...asGet, ...headers })).text()

const read = async (path: string, headers: Record<string, string> = fromSite()) =>
  (await server.ask(`/api${path}`, { headers })).text()

const secretsIn = (text: string) =>
  Object.entries(secrets).flatMap(([name, secret]) => (text.includes(secret) ? name : []))

/** Every route of the app, as its config has it. */
function routes(): { method: string; path: string }[] {
  const { collections, endpoints, globals } = server.payload.config
  const below = (base: string, list: false | Omit<Endpoint, 'root'>[]) =>
    (list || []).map(({ method, path }) => ({ method, path: `${base}${path}`.replace(/\/$/, '') }))
  return [
    ...below('', endpoints),
    ...collections.flatMap(({ endpoints, slug }) => below(`/${slug}`, endpoints)),
    ...globals.flatMap(({ endpoints, slug }) => below(`/globals/${slug}`, endpoints)),
  ]
}

/** Runs some at once: there are thousands. */
async function together<One>(
  all: readonly One[],
  work: (one: One) => Promise<void>,
): Promise<void> {
  const left = [...all]
  const worker = async () => {
    for (let one = left.pop(); one !== undefined; one = left.pop()) await work(one)
  }
  await Promise.all(Array.from({ length: 8 }, worker))
}

describe('20.2 PERM-2 whoever controls the previewed site, with an administrator’s session', () => {
  test('reads no account, closed collection, log, version or other document, at any address', async () => {
    const found: string[] = []
    const values = {
      ...{ id: ids.page, friend: ids.other, author: ids.authors, editor: ids.users },
      ...{ any: { relationTo: 'ledgers', value: ids.ledgers }, notes: { docs: [1, 2] } },
    }
    const bodies = [
      { data: values, depth: 5 },
      { ...values, collectionSlug: 'pages', data: {} },
    ]
    const look = async (at: string, answer: Response) => {
      const isStream = answer.headers.get('content-type')?.includes('event-stream')
      if (isStream) await answer.body?.cancel()
      else for (const secret of secretsIn(await answer.text())) found.push(`${at}: ${secret}`)
    }
    await together(routes(), async ({ method, path }) => {
      if (method === 'head' || method === 'connect') return
      const at = `/api${path.replace(/:\w+\??[*+]?/g, String(ids.page))}`
      const query = `?depth=5&draft=true&collectionSlug=pages&id=${ids.page}&collection=pages`
      const headers = fromSite()
      for (const search of [query, '?where[id][in]=1,2,3&depth=5&draft=true']) {
        const to = `${at}${search}`
        if (method === 'get') {
          await look(`GET ${path}`, await server.ask(to, { headers }))
          const body = bodies[0]
          const merged = { ...asGet, ...headers }
          await look(`GET ${path} by POST`, await server.send('POST', to, body, merged))
        } else {
          for (const body of bodies) {
            const answer = await server.send(method.toUpperCase(), to, body, headers)
            await look(`${method} ${path}`, answer)
          }
        }
      }
    })

    expect([...new Set(found)].sort()).toEqual([])
    const { docs } = await server.payload.find({ collection: 'pages', draft: true, sort: 'id' })
    expect(docs.map(({ title }) => title)).toEqual(['A draft', secrets.other, 'Now'])
  })

  test('merges the document that is shown, and no other', async () => {
    const data = { title: 'Typed', friend: ids.friend }

    expect(await merge(`/pages/${ids.page}`, { data, depth: 1 })).toContain('A draft')
    expect(await merge(`/pages/${ids.other}`, { data, depth: 1 })).not.toContain('A draft')
    const other = await merge(`/pages/${ids.page}`, { data: { id: ids.other }, depth: 1 })
    expect(JSON.parse(other).id).toBe(ids.page)
  })

  test('follows relations to the documents that the form names, and to those that these name', async () => {
    const node = (relationTo: string, value: unknown) => ({
      root: {
        ...{ type: 'root', version: 1, direction: null, format: '', indent: 0 },
        children: [{ type: 'relationship', version: 2, format: '', relationTo, value }],
      },
    })
    const asked = (data: object) => merge(`/pages/${ids.page}`, { data, depth: 5 })

    const places = await asked({ any: { relationTo: 'places', value: ids.places } })
    expect(places).toContain('The place')
    expect(places).toContain('The region')
    const others = { ledgers: ids.ledgers, notes: ids.notes, users: ids.users, pages: ids.other }
    for (const [relationTo, value] of Object.entries({ ...others, places: ids.otherPlace })) {
      expect(secretsIn(await asked({ any: { relationTo, value } }))).toEqual([])
      expect(secretsIn(await asked({ body: node(relationTo, value) }))).toEqual([])
    }
    expect(secretsIn(await asked({ friend: ids.other, notes: { docs: [ids.notes] } }))).toEqual([])
  })

  test('makes no answer long by naming a document many times', async () => {
    const friends = Array.from({ length: 2000 }, () => ids.friend)

    const answer = await merge(`/pages/${ids.page}`, { data: { friends }, depth: 1 })

    expect(answer.split('A draft').length - 1).toBe(500)
  })

  test('sees of an account what visitors see', async () => {
    const data = { author: ids.authors, editor: ids.users }

    const merged = await merge(`/pages/${ids.page}`, { data, depth: 3 })
    const related = await read(`/authors?where[id][in]=${ids.authors}&depth=1`)

    for (const text of [merged, related]) {
      expect(text).toContain('Ann')
      expect(secretsIn(text)).toEqual([])
    }
    expect(secretsIn(await read(`/users?where[id][in]=${ids.users}`))).toEqual([])
  })

  test('lists nothing but documents by their ids, of those that the form names', async () => {
    const all = `/places?where[id][in]=${ids.places},${ids.otherPlace}`
    const some = JSON.parse(
      await read(`${all}&depth=1&sort=-x&joins[x][limit]=1&select[text]=false`),
    )
    expect(some.docs).toMatchObject([{ text: 'The place', near: { text: 'The region' } }])
    const refused = [
      `/ledgers?where[id][in]=${ids.ledgers}`,
      `/regions?where[id][in]=${ids.regions}`,
      '/payload-folders?where[id][in]=1',
      '/payload-kv?where[id][in]=1',
      `/constructor?where[id][in]=1`,
      `/places?where[id][in]=${ids.places}&where[text][exists]=true`,
      `/places?where[or][0][id][in]=${ids.places}`,
      '/places',
      `/places/${ids.places}`,
      `/pages/${ids.page}?draft=true`,
    ]
    for (const path of refused) {
      expect(await read(path), path).not.toMatch(/"docs":\[\{|The place|The region|"Now"/)
    }
  })

  test('cannot say by itself what is shown', async () => {
    const isShown = async () =>
      (await merge(`/pages/${ids.other}`, { data: { friend: ids.friend }, depth: 1 })).includes(
        'A draft',
      )
    const references = { pages: [ids.friend] }
    const foreign = { cookie: session, 'content-type': 'text/plain' }
    for (const headers of [
      { origin: site },
      { origin: '', 'sec-fetch-site': 'same-site' },
      { origin: '', 'sec-fetch-site': 'none' },
      { origin: '', referer: `${site}/page` },
      { origin: '' },
    ]) {
      await show(ids.other!, { cookie: session, ...headers } as never)
      await name(ids.other!, references, { ...foreign, ...headers })
      expect(await isShown()).toBe(false)
    }
    for (const path of ['shown', 'related']) {
      const query = `collectionSlug=pages&id=${ids.page}&collection=places&ids=${ids.places}`
      const at = `/api${previewPath}/${path}?${query}`
      expect((await server.send('POST', at, { data: {}, depth: 1 }, fromSite())).ok).toBe(false)
      expect((await server.ask(at, { headers: fromSite() })).ok).toBe(false)
    }
    await name(ids.other!, references)
    expect(await isShown()).toBe(true)
  })

  test('gets nothing that is shown to somebody else, or without a session', async () => {
    for (const cookie of [editorSession, '']) {
      const place = await read(`/places?where[id][in]=${ids.places}`, fromSite(cookie))
      expect(place).not.toContain('The place')
      const data = { friend: ids.friend }
      const merged = await merge(`/pages/${ids.page}`, { data, depth: 1 }, fromSite(cookie))
      expect(merged).not.toContain('A draft')
    }
  })

  test('gets nothing for a document that was deleted, by the one that has its id', async () => {
    const make = async () =>
      (await server.payload.create({ collection: 'pages', data: {}, draft: true })).id
    const id = await make()
    await name(id, { pages: [ids.friend] })
    await server.payload.delete({ collection: 'pages', id })
    expect(await make()).toBe(id)

    const merged = await merge(`/pages/${id}`, { data: { friend: ids.friend }, depth: 1 })

    expect(merged).not.toContain('A draft')
  })
})

describe('20.2 LIVE-5 what the form names', () => {
  test('PERM-2 fills no database: names of nothing are not kept, nor ids that are too long', async () => {
    const kept = async () => {
      const keys = (await server.payload.kv.keys()).filter((key) => key.includes('-shown:'))
      return JSON.stringify(await Promise.all(keys.map((key) => server.payload.kv.get(key))))
    }
    const names = Array.from({ length: 10 }, (_, at) => [`nothing-${at}-${'x'.repeat(1000)}`, []])
    expect((await name(ids.page!, Object.fromEntries(names))).status).toBe(204)
    expect((await name(ids.page!, { pages: ['x'.repeat(100_000)] })).status).toBe(400)
    expect((await kept()).length).toBeLessThan(10_000)
    expect(await kept()).toContain('expiresAt')
  })

  const isFollowed = async (id: string | number) =>
    (await merge(`/pages/${id}`, { data: { friend: ids.friend }, depth: 1 })).includes('A draft')
  const make = async () =>
    (await server.payload.create({ collection: 'pages', data: {}, draft: true })).id

  test('is followed before it is saved, for the twenty documents that were shown last', async () => {
    const made: (string | number)[] = []
    for (let count = 0; count < 21; count += 1) {
      const id = await make()
      made.push(id)
      await name(id, { pages: [ids.friend] })
    }

    expect(await isFollowed(made.at(-1)!)).toBe(true)
    expect(await isFollowed(made[1]!)).toBe(true)
    expect(await isFollowed(made[0]!)).toBe(false)
  })

  test('stays known in all tabs that say so at once', async () => {
    const [first, second] = [await make(), await make()]
    const both = [first, second].flatMap((id) => [show(id), name(id, { pages: [ids.friend] })])
    await Promise.all(both)

    expect(await isFollowed(first)).toBe(true)
    expect(await isFollowed(second)).toBe(true)
  })

  test('is said of a document that one may read, by its own kind of value', async () => {
    const id = await make()
    expect((await name(999_999, {})).status).toBe(404)
    expect((await name(id, {}, {})).status).toBe(401)
    expect((await name(id, { pages: 'all' })).status).toBe(400)
    expect((await name(id, { pages: Array.from({ length: 501 }, () => 1) })).status).toBe(400)
    expect((await name(id, { __proto__: null, 'no-such': [1], pages: [] })).status).toBe(204)
  })
})
