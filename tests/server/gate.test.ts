// @module-tag slow
import type { IncomingHttpHeaders } from 'node:http'
import { Agent, request } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Route } from './kit/routes-of.ts'
import { routesOf } from './kit/routes-of.ts'
import type { TestServer } from './kit/serve.ts'
import { serve } from './kit/serve.ts'
import { aSite, posts, users } from './kit/site.ts'

let server: TestServer
let cookie: string
let routes: Route[]
/** Those of one collection stand for those of all. */
let routesOnce: Route[]

beforeAll(async () => {
  server = await serve(
    aSite({
      collections: [
        users(),
        { slug: 'readers', auth: true, fields: [] },
        { ...posts(), access: { read: () => true }, versions: { drafts: true }, trash: true },
        { slug: 'files', upload: true, folders: true, fields: [] },
      ],
      globals: [
        { slug: 'header', fields: posts().fields, versions: true },
        { slug: 'footer', fields: posts().fields },
      ],
      audit: {},
      search: { collections: ['posts'] },
      queryPresets: { access: {}, constraints: {} },
    }),
    { limits: { requestsPerMinute: 10_000_000, signInsPerMinute: 10_000_000 } },
  )
  cookie = await server.signIn()
  await server.send('POST', '/api/posts', { title: 'There' }, { cookie })
  routes = [
    ...routesOf(server.payload),
    ...['/', '/healthz', '/admin', '/admin/assets/app.js', '/nowhere'].map((path) => ({
      method: 'GET',
      path,
    })),
  ]
  routesOnce = routes.filter(
    ({ path }) => !/^\/api\/(payload-|readers|search|stateroom-)/.test(path),
  )
})
afterAll(() => {
  agent.destroy()
  return server.close()
})

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND']
const spellings: Record<string, string>[] = [
  { 'content-type': 'application/json' },
  { 'content-type': 'Application/JSON; charset=utf-8' },
  { 'content-type': 'application/x-www-form-urlencoded', 'x-http-method-override': 'GET' },
  { 'content-type': 'application/json', 'x-payload-http-method-override': 'get' },
  { 'content-type': 'multipart/form-data; boundary=b' },
  { 'content-type': 'text/plain', 'x-http-method-override': 'DELETE' },
  {},
]
/** As each would be read by somebody. */
const oddBodies = ['', '{', 'null', '"x"', '{"__proto__":{"a":1}}', '--b\r\nbroken']

describe('PERM-2 every route, in every method, spelling and content type', () => {
  test('refuses a body over the limit before any of it is read', async () => {
    const paths = [...new Set(routes.map(({ path }) => path))]
    const length = { 'content-length': String(600 * 2 ** 20) }
    const asked = paths.flatMap((path) =>
      methods.flatMap((method) =>
        spellings.map((spelling) => ({ method, path, headers: { ...spelling, ...length } })),
      ),
    )
    const told = await inTurns(asked, async (one) => ({
      ...one,
      status: (await ask(one, null)).status,
    }))

    // The bytes of a file are counted against the size that its target was signed with.
    expect(summaryOf(told.filter(({ status }) => status !== 413))).toEqual([
      `404 PUT /api/uploadthing/x {"content-type":"multipart/form-data; boundary=b","content-length":"629145600"}`,
    ])
  })

  test.each([['a stranger'], ['a user']])(
    'no odd body of %s is a failure of the server',
    async (who) => {
      const asked = routes.flatMap(({ method, path }) =>
        spellings.flatMap((spelling) =>
          // What only reads has no body.
          (method === 'GET' ? [''] : oddBodies).map((body) => ({
            ...{ method, path, body },
            headers: { ...spelling, ...(who === 'a user' && { cookie }) },
          })),
        ),
      )
      const told = await inTurns(asked, async (one) => ({
        ...one,
        status: (await ask(one, one.body)).status,
      }))

      expect(summaryOf(told.filter(isFailure))).toEqual([])
    },
  )
})

const oddNames = [
  '__proto__',
  'constructor',
  '%00',
  'a%00b',
  '%2e%2e%2fusers',
  '%5c',
  '%ED%A0%80',
  '%F0%9F%98%80',
  '-1',
  '1e999',
  'x'.repeat(3000),
]
/** What any endpoint takes from an address, and what many in the body. */
const parameters = [
  ...['collectionSlug', 'globalSlug', 'id', 'versions', 'kind', 'slug', 'groupBy', 'field', 'key'],
  ...[
    'depth',
    'draft',
    'fallback-locale',
    'limit',
    'locale',
    'page',
    'pagination',
    'trash',
    'preset',
  ],
  ...['joins', 'populate', 'select', 'sort', 'where', 'data', 'actionType', 'signature', 'token'],
]

describe('PERM-2 no odd name is a failure of the server', () => {
  test.each(oddNames)('in place of what an address names: %s', async (name) => {
    const { collections } = server.payload
    const asked = [
      ...routesOf(server.payload, name),
      ...Object.keys(collections).map((slug) => ({
        method: 'GET',
        path: `/api/${slug}/file/${name}`,
      })),
      ...['', '/1', '/versions', '/count', '/login'].flatMap((rest) =>
        ['GET', 'POST', 'PATCH', 'DELETE'].flatMap((method) => [
          { method, path: `/api/${name}${rest}` },
          { method, path: `/api/globals/${name}${rest}` },
        ]),
      ),
    ].map((route) => ({ ...route, headers: { cookie, 'content-type': 'application/json' } }))
    const told = await inTurns(asked, async (one) => ({
      ...one,
      status: (await ask(one, one.method === 'GET' ? '' : '{}')).status,
    }))

    expect(summaryOf(told.filter(isFailure))).toEqual([])
  })

  test.each(['__proto__', 'constructor', 'a%00b', '1e999'])(
    'as a parameter, in the address and in the body: %s',
    async (name) => {
      const plain = decodeURIComponent(name)
      const inAddress = parameters.map((parameter) => `${parameter}=${name}`).join('&')
      const inBody = Object.fromEntries(parameters.map((parameter) => [parameter, plain]))
      const asked = routesOnce
        .flatMap(({ method, path }) => [
          { method, path: `${path}?${inAddress}`, body: '{}' },
          { method, path: `${path}?collectionSlug=${name}&id=1`, body: '{}' },
          { method, path: `${path}?collectionSlug=posts&id=${name}&versions=${name}`, body: '{}' },
          { method, path, body: JSON.stringify(inBody) },
          { method, path, body: JSON.stringify({ collectionSlug: plain, id: 1, data: {} }) },
          { method, path, body: JSON.stringify({ collectionSlug: 'posts', id: plain, data: {} }) },
        ])
        .map((route) => ({ ...route, headers: { cookie, 'content-type': 'application/json' } }))
      const told = await inTurns(asked, async (one) => ({
        ...one,
        status: (await ask(one, one.method === 'GET' ? '' : one.body)).status,
      }))

      expect(summaryOf(told.filter(isFailure))).toEqual([])
    },
  )
})

/** 501 is what Payload says of a collection that has no endpoints. */
const isFailure = ({ status }: { status: number }): boolean => status >= 500 && status !== 501

interface Asked {
  method: string
  path: string
  headers: Record<string, string>
}

const agent = new Agent({ keepAlive: true, maxSockets: 8 })

/** A request as bytes: `fetch` would mend what is odd about it. null: a body that was promised and never comes. */
const ask = ({ headers, method, path }: Asked, body: string | null) =>
  new Promise<{ status: number; headers: IncomingHttpHeaders; text: string }>((resolve, reject) => {
    const asking = request(
      {
        host: '127.0.0.1',
        port: server.port,
        method,
        path,
        agent: body === null ? false : agent,
        headers: {
          origin: server.origin,
          ...(body !== null && { 'content-length': Buffer.byteLength(body) }),
          ...headers,
        },
      },
      (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk) => chunks.push(chunk))
        answer.on('error', reject)
        answer.on('end', () => {
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            text: Buffer.concat(chunks).toString(),
          })
          if (body === null) asking.destroy()
        })
      },
    )
    asking.on('error', reject)
    if (body === null) asking.flushHeaders()
    else asking.end(body)
  })

async function inTurns<Item, Result>(items: Item[], work: (item: Item) => Promise<Result>) {
  const results: Result[] = []
  const rest = items.values()
  const one = async () => {
    for (const item of rest) results.push(await work(item))
  }
  await Promise.all(Array.from({ length: 8 }, one))
  return results
}

/** Which requests, so that a failure can be read. */
const summaryOf = (told: (Asked & { status: number; body?: string })[]) =>
  told.map(({ body, headers: { cookie: _, ...headers }, method, path, status }) =>
    [
      status,
      method,
      path,
      JSON.stringify(headers),
      ...(body === undefined ? [] : [JSON.stringify(body)]),
    ].join(' '),
  )
