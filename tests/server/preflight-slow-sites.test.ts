import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { CollectionConfig, PayloadRequest } from 'payload'
import { Agent } from 'undici'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { bulkPath } from '#contracts/bulk'
import type { TestServer } from './kit/serve.ts'
import { serve } from './kit/serve.ts'
import { aSite, users } from './kit/site.ts'

const writer = { email: 'ed@site.example', password: 'another-password' }

/** Another site, which answers when a test lets it. */
interface Waiting {
  address: string
  answer: (status: number) => void
}

const waiting: Waiting[] = []
let heard: () => void = () => {}

const slow = createServer((request: IncomingMessage, response: ServerResponse) => {
  const one: Waiting = {
    address: request.url ?? '',
    answer: (status) => response.writeHead(status).end(),
  }
  waiting.push(one)
  heard()
})

const isAsked = (): Promise<void> =>
  waiting.length > 0
    ? Promise.resolve()
    : new Promise((resolve) => {
        heard = resolve
      })

const pages: CollectionConfig = {
  slug: 'pages',
  access: {
    update: ({ req }: { req: PayloadRequest }) => req.user?.role === 'admin',
    create: ({ req }: { req: PayloadRequest }) => req.user?.role === 'admin',
  },
  versions: { drafts: true },
  fields: [
    { name: 'title', type: 'text' },
    { name: 'source', type: 'text' },
  ],
}

let server: TestServer
let cookie: string
let writerCookie: string

beforeAll(async () => {
  await new Promise<void>((resolve) => void slow.listen(0, '127.0.0.1', resolve))
  const { port } = slow.address() as AddressInfo
  const local = new Agent()
  const { dispatch } = Agent.prototype
  // The checker goes to public addresses alone, so the site's name leads to this machine in here.
  vi.spyOn(Agent.prototype, 'dispatch').mockImplementation(function (
    this: Agent,
    options,
    handler,
  ) {
    const isSlow = String(options.origin).includes('slow.example')
    return isSlow
      ? dispatch.call(local, { ...options, origin: `http://127.0.0.1:${port}` }, handler)
      : dispatch.call(this, options, handler)
  })
  server = await serve(
    aSite({
      collections: [users(), pages],
      globals: [{ slug: 'home', fields: [{ name: 'source', type: 'text' }] }],
      preflight: {
        collections: { pages: { externalLinks: 'block' } },
        globals: { home: { externalLinks: 'block' } },
      },
    }),
  )
  await server.payload.create({ collection: 'users', data: { ...writer, role: 'editor' } })
  cookie = await server.signIn()
  writerCookie = await server.signIn(writer)
})
afterAll(async () => {
  vi.restoreAllMocks()
  await server.close()
  slow.closeAllConnections()
  slow.close()
})
beforeEach(() => {
  waiting.length = 0
  heard = () => {}
})

const address = () => `http://slow.example/${crypto.randomUUID()}`

const draft = async (data: object) =>
  (await server.payload.create({ collection: 'pages', data, draft: true })).id

const send = (method: string, path: string, body: object, as = cookie) =>
  server.send(method, `/api${path}`, body, { cookie: as })

async function isPublic(path: string): Promise<boolean> {
  const source = { contains: path }
  const where = { source, _status: { equals: 'published' } }
  const { totalDocs } = await server.payload.count({ collection: 'pages', where })
  const home = await server.payload.findGlobal({ slug: 'home' })
  return totalDocs > 0 || String(home.source).includes(path)
}

describe('20.10 PERM-2 a slow site behind a link', () => {
  test.each<[string, () => Promise<Response>]>([
    [
      'a publication',
      async () =>
        send('PATCH', `/pages/${await draft({ source: address() })}`, { _status: 'published' }),
    ],
    [
      'a new document',
      async () => send('POST', '/pages', { source: address(), _status: 'published' }),
    ],
    [
      'a publication of all that match',
      async () => {
        const id = await draft({ source: address() })
        return send('PATCH', `/pages?where[id][equals]=${id}`, { _status: 'published' })
      },
    ],
    [
      'a publication in bulk',
      async () => {
        const documents = [{ id: await draft({ source: address() }) }]
        return send('POST', bulkPath, {
          collection: 'pages',
          change: { kind: 'publish' },
          documents,
        })
      },
    ],
    ['a global', async () => send('POST', '/globals/home', { source: address() })],
  ])('keeps nobody from writing while %s waits for it', async (_, publish) => {
    const other = await draft({ title: 'Other' })
    const publication = publish()
    await isAsked()

    const saved = await send('PATCH', `/pages/${other}?draft=true`, { title: 'Saved' })

    expect(saved.status).toBe(200)
    // Had the save waited, the checker would have lost its patience by now, and would not hear this.
    waiting[0]?.answer(404)
    await publication
    expect(await isPublic(waiting[0]?.address ?? '')).toBe(false)
    expect(waiting).toHaveLength(1)
  })

  test('that has no such page keeps the document from visitors', async () => {
    const id = await draft({ source: address() })
    const publication = send('PATCH', `/pages/${id}`, { _status: 'published' })
    await isAsked()
    waiting[0]?.answer(404)

    const answer = await publication

    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain('source')
    const { _status } = await server.payload.findByID({ collection: 'pages', id })
    expect(_status).toBe('draft')
  })

  test('is asked for nobody who may not publish, nor for a draft', async () => {
    const id = await draft({ source: address() })
    const body = { source: address(), _status: 'published' }

    expect((await send('PATCH', `/pages/${id}`, body, writerCookie)).status).toBe(403)
    expect((await send('PATCH', `/pages/${id}`, body, '')).status).toBe(403)
    expect((await send('POST', '/pages', body, writerCookie)).status).toBe(403)
    expect((await send('POST', '/pages', body, '')).status).toBe(403)
    const many = `/pages?where[id][equals]=${id}`
    expect((await send('PATCH', many, body, writerCookie)).status).toBe(403)
    const saved = await send('PATCH', `/pages/${id}?draft=true`, { source: address() })
    expect(saved.status).toBe(200)

    expect(waiting).toEqual([])
  })
})
