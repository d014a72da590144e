import type { Access, CollectionConfig, Endpoint, PayloadRequest } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { PreviewAnswer, PreviewLinks } from '#contracts/preview'
import { draftHeader, draftParameter, previewLinksPath, previewPath } from '#contracts/preview'
import type { Person, TestServer } from './kit/serve.ts'
import { serve } from './kit/serve.ts'
import { aSite, users } from './kit/site.ts'

const page = 'https://www.site.example'
const secretText = 'Only for whoever has the pass'
const guest = { email: 'guest@site.example', password: 'the-password-of-a-guest' }

const roleOf = ({ req }: { req: PayloadRequest }) => (req.user as { role?: string } | null)?.role
const isStaff = (args: { req: PayloadRequest }) => ['admin', 'editor'].includes(roleOf(args) ?? '')
const published = { _status: { equals: 'published' } }

/** An editor changes what lies on their desk. */
const ofDesk: Access = ({ req }) =>
  roleOf({ req }) === 'admin' ||
  (roleOf({ req }) === 'editor' && { desk: { equals: (req.user as { desk?: string }).desk } })

const pages: CollectionConfig = {
  slug: 'pages',
  access: { read: (args) => isStaff(args) || published, update: ofDesk, create: () => true },
  admin: { livePreview: { url: `${page}/{id}` } },
  versions: { drafts: { schedulePublish: true } },
  trash: true,
  fields: [
    { name: 'title', type: 'text' },
    { name: 'desk', type: 'text', defaultValue: 'news' },
    { name: 'friend', type: 'relationship', relationTo: 'pages' },
  ],
}

const notes: CollectionConfig = {
  slug: 'notes',
  access: { read: () => true },
  fields: [
    { name: 'page', type: 'relationship', relationTo: 'pages' },
    { name: 'pages', type: 'join', collection: 'pages', on: 'friend' },
  ],
}

const people: CollectionConfig = {
  ...users(),
  access: { admin: ({ req }) => roleOf({ req }) !== 'retired', unlock: () => true },
  fields: [
    { name: 'role', type: 'text' },
    { name: 'desk', type: 'text' },
  ],
}

const home = {
  slug: 'home',
  access: { read: (args: { req: PayloadRequest }) => isStaff(args) || published },
  admin: { livePreview: { url: `${page}/` } },
  versions: { drafts: true },
  fields: [{ name: 'title', type: 'text' as const }],
}

let server: TestServer
let admin: string
let guestCookie: string
let maker: { id: string | number; cookie: string } & Person
let id: string | number

beforeAll(async () => {
  server = await serve(
    aSite({
      collections: [people, pages, { ...notes, fields: notes.fields.slice(0, 1) }],
      globals: [home],
      preview: { drafts: true },
      search: { collections: ['pages'] },
      audit: {},
      preflight: { collections: { pages: { links: 'warn' } } },
    }),
    { limits: { requestsPerMinute: 100_000, signInsPerMinute: 100_000 } },
  )
  await server.payload.create({ collection: 'users', data: { ...guest, role: 'guest' } })
  admin = await server.signIn()
  guestCookie = await server.signIn(guest)
})
afterAll(() => server.close())

beforeEach(async () => {
  const person = { email: `${crypto.randomUUID()}@site.example`, password: 'a-long-password' }
  const data = { ...person, role: 'editor', desk: 'news' }
  const user = await server.payload.create({ collection: 'users', data })
  maker = { ...person, id: user.id, cookie: await server.signIn(person) }
  const draft = { title: secretText, desk: 'news' }
  id = (await server.payload.create({ collection: 'pages', data: draft, draft: true })).id
})

const which = () => ({ collectionSlug: 'pages', id })
const tokenIn = (url: string | null) => new URL(url ?? '').searchParams.get(draftParameter) ?? ''

async function shared(cookie = maker.cookie): Promise<{ token: string; link: string | number }> {
  const answer = await server.send('POST', `/api${previewLinksPath}`, which(), { cookie })
  const { links } = (await answer.json()) as PreviewLinks
  return { token: tokenIn(links[0]!.url), link: links[0]!.id }
}

const own = async (cookie = maker.cookie): Promise<string> => {
  const query = new URLSearchParams({ collectionSlug: 'pages', id: String(id) })
  const answer = await server.ask(`/api${previewPath}?${query}`, { headers: { cookie } })
  return tokenIn(((await answer.json()) as PreviewAnswer).url)
}

const revoke = (link: string | number, cookie = maker.cookie) =>
  server.ask(`/api${previewLinksPath}/${link}`, { method: 'DELETE', headers: { cookie } })

const readWith = (token: string, path = `/api/pages/${id}?draft=true`, cookie = '') =>
  server.ask(path, { headers: { [draftHeader]: token, ...(cookie && { cookie }) } })

const opens = async (token: string): Promise<boolean> =>
  (await (await readWith(token)).text()).includes(secretText)

const asGet = { 'x-payload-http-method-override': 'GET' }

/** Every route of the app, as its config has it, with the document's id in it. */
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

describe('LIVE-6 PERM-2 a pass', () => {
  test.each([
    ['a visitor', () => ''],
    ['a user of the panel who may not read the document', () => guestCookie],
  ])('answers %s where the document is read, and nowhere else', async (_, cookie) => {
    const { token } = await shared()
    const versions = await server.payload.findVersions({
      collection: 'pages',
      where: { parent: { equals: id } },
    })
    await server.payload.create({ collection: 'notes', data: { page: id } })
    const answered: string[] = []
    const look = async (name: string, answer: Response) => {
      if (!/event-stream/.test(answer.headers.get('content-type') ?? '')) {
        if ((await answer.text()).includes(secretText)) answered.push(name)
      }
      await answer.body?.cancel().catch(() => undefined)
    }
    const headers = () => ({ [draftHeader]: token, cookie: cookie() })
    for (const { method, path } of routes()) {
      if (/logout|log-out|events|delete/.test(path) || method === 'delete' || method === 'head')
        continue
      for (const param of new Set([id, versions.docs[0]!.id])) {
        const at = `/api${path.replace(/:[\w]+\??[*+]?/g, String(param))}`
        const query = `?draft=true&depth=2&collectionSlug=pages&id=${id}&collection=pages&ids=${id}`
        const body = { ...which(), ids: [id], collection: 'pages', data: {}, doc: { id }, depth: 2 }
        const name = `${method.toUpperCase()} ${path}`
        if (method === 'get') {
          await look(name, await server.ask(`${at}${query}`, { headers: headers() }))
          const merged = { ...asGet, ...headers() }
          await look(`${name} by POST`, await server.send('POST', at, body, merged))
        } else {
          const sent = await server.send(method.toUpperCase(), `${at}${query}`, body, headers())
          await look(name, sent)
        }
      }
    }

    expect([...new Set(answered)].sort()).toEqual(['GET /pages', 'GET /pages/:id'])
  })

  test('signs no other pass, not for a user of the panel either', async () => {
    const { token, link } = await shared()
    const query = new URLSearchParams({ collectionSlug: 'pages', id: String(id) })
    const headers = { [draftHeader]: token, cookie: guestCookie }

    expect((await server.ask(`/api${previewPath}?${query}`, { headers })).status).toBe(404)
    expect((await server.ask(`/api${previewLinksPath}?${query}`, { headers })).status).toBe(404)
    expect((await server.send('POST', `/api${previewLinksPath}`, which(), headers)).status).toBe(
      404,
    )
    expect((await revoke(link)).status).toBe(200)
    expect(await opens(token)).toBe(false)
  })

  test('merges nothing', async () => {
    const { token } = await shared()
    const body = { data: { id, title: 'Typed' }, draft: true, depth: 1 }

    const answer = await server.send('POST', `/api/pages/${id}`, body, {
      ...asGet,
      [draftHeader]: token,
    })

    expect(await answer.text()).not.toContain(secretText)
  })
})

describe('LIVE-6 PERM-2 a shared link ends', () => {
  test('for good: the next link, which gets its id, does not open it again', async () => {
    const first = await shared()
    await revoke(first.link)
    const second = await shared()

    expect(second.link).toBe(first.link)
    expect(await opens(first.token)).toBe(false)
    expect(await opens(second.token)).toBe(true)
  })

  test.each<[string, () => Promise<unknown>]>([
    ['is deleted', () => server.payload.delete({ collection: 'users', id: maker.id })],
    [
      'may not use the panel any more',
      () => server.payload.update({ collection: 'users', id: maker.id, data: { role: 'retired' } }),
    ],
    [
      'may not change the document any more',
      () => server.payload.update({ collection: 'users', id: maker.id, data: { desk: 'sports' } }),
    ],
    [
      'may not change it where it was moved',
      () =>
        server.payload.update({
          collection: 'pages',
          id,
          data: { desk: 'sports', _status: 'draft' },
        }),
    ],
  ])('when who made it %s', async (_, change) => {
    const { token } = await shared()
    expect(await opens(token)).toBe(true)

    await change()

    expect(await opens(token)).toBe(false)
  })

  test('when its document goes to the trash, and does not come back with it', async () => {
    const { token } = await shared(admin)
    const deletedAt = new Date().toISOString()
    await server.send('PATCH', `/api/pages/${id}?draft=true`, { deletedAt }, { cookie: admin })
    expect(await opens(token)).toBe(false)

    const restored = await server.send(
      'PATCH',
      `/api/pages/${id}?draft=true&trash=true`,
      { deletedAt: null },
      { cookie: admin },
    )

    expect(restored.status).toBe(200)
    expect(await opens(token)).toBe(false)
  })

  test('when its document is deleted', async () => {
    const { token, link } = await shared(admin)
    await server.payload.delete({ collection: 'pages', id })

    expect(await opens(token)).toBe(false)
    const { docs } = await server.payload.db.find({ collection: 'stateroom-preview-links' })
    expect(docs.map((one) => one.id)).not.toContain(link)
  })

  test('and so does a global’s, with its maker', async () => {
    await server.payload.updateGlobal({ slug: 'home', data: { title: secretText }, draft: true })
    const body = { globalSlug: 'home' }
    const answer = await server.send('POST', `/api${previewLinksPath}`, body, {
      cookie: maker.cookie,
    })
    const token = tokenIn(((await answer.json()) as PreviewLinks).links[0]!.url)
    const read = async () =>
      (await (await readWith(token, '/api/globals/home?draft=true')).text()).includes(secretText)
    expect(await read()).toBe(true)

    await server.payload.delete({ collection: 'users', id: maker.id })

    expect(await read()).toBe(false)
  })
})

describe('LIVE-6 PERM-2 the pass of an editor’s own preview', () => {
  test('ends with their account, and with their right to read', async () => {
    const token = await own()
    expect(await opens(token)).toBe(true)
    await server.payload.update({ collection: 'users', id: maker.id, data: { role: 'guest' } })
    expect(await opens(token)).toBe(false)
    await server.payload.update({ collection: 'users', id: maker.id, data: { role: 'editor' } })
    expect(await opens(token)).toBe(true)

    await server.payload.delete({ collection: 'users', id: maker.id })

    expect(await opens(token)).toBe(false)
  })

  test('is not a link’s, nor is a link’s pass one of them', async () => {
    const [mine, { token: links }] = [await own(), await shared()]
    const said = (token: string) =>
      JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString())

    expect(said(mine)).not.toHaveProperty('link')
    expect(said(links)).toHaveProperty('link')
  })
})
