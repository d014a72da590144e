// @module-tag slow
import { afterEach, expect, test } from 'vitest'
import type { StateroomConfig } from '#config-schema/config'
import type { ProblemData } from '#problems'
import type { TestServer } from './kit/serve.ts'
import { admin, serve } from './kit/serve.ts'
import { aSite, posts, users } from './kit/site.ts'
import { siteWithGraphQL } from './kit/site-with-graphql.ts'
import { temporaryFolder } from './kit/temporary-folder.ts'

let server: TestServer
afterEach(() => server.close())

const shop = 'https://shop.example'
const open = { ...posts(), access: { read: () => true } }

const preflight = () =>
  server.ask('/api/posts', {
    method: 'OPTIONS',
    headers: { origin: shop, 'access-control-request-method': 'GET' },
  })

test('FRONT-3 pages of other sites read the API where `cors` names them, and nowhere else', async () => {
  server = await serve(aSite({ collections: [users(), open], cors: [shop] }))
  const named = await server.ask('/api/posts', { headers: { origin: shop } })
  const stranger = await server.ask('/api/posts', { headers: { origin: 'https://else.example' } })

  expect(named.headers.get('access-control-allow-origin')).toBe(shop)
  expect((await preflight()).headers.get('access-control-allow-origin')).toBe(shop)
  expect(stranger.headers.get('access-control-allow-origin')).toBeNull()
})

test('FRONT-3 without `cors`, none may', async () => {
  server = await serve(aSite({ collections: [users(), open] }))

  expect((await preflight()).headers.get('access-control-allow-origin')).toBeNull()
})

test('FRONT-3 a session counts on the origins in `csrf`, and on no others', async () => {
  server = await serve(aSite({ csrf: [shop] }))
  const cookie = await server.signIn()
  const userAt = async (origin: string) => {
    const answer = await server.ask('/api/users/me', { headers: { cookie, origin } })
    return ((await answer.json()) as { user: object | null }).user
  }

  expect(await userAt(shop)).toMatchObject({ email: admin.email })
  expect(await userAt('https://else.example')).toBeNull()
})

test.each<[string, StateroomConfig, boolean]>([
  ['by default', aSite(), false],
  ['where the config asks for it', aSite({ accounts: { tokensInResponses: true } }), true],
  [
    'unless the collection says otherwise',
    aSite({
      accounts: { tokensInResponses: true },
      collections: [{ ...users(), auth: { removeTokenFromResponses: true } }],
    }),
    false,
  ],
])('FRONT-3 the token of a session in the answer: %s', async (_when, config, isThere) => {
  server = await serve(config)
  const answer = await server.send('POST', '/api/users/login', admin)

  expect('token' in ((await answer.json()) as object)).toBe(isThere)
})

test('FRONT-3 the address and the secret of the config hold where the start names none', async () => {
  const secret = 'a secret of thirty-two characters'
  server = await serve(aSite({ secret, serverURL: 'https://news.example' }))

  expect(server.url).toBe('https://news.example/admin')
  expect(server.payload.config.secret).toBe(secret)
  await server.close()

  const said = { publicUrl: 'https://other.example', secret: 'another secret, as long as that one' }
  server = await serve(aSite({ secret, serverURL: 'https://news.example' }), said)
  expect(server.url).toBe('https://other.example/admin')
  expect(server.payload.config.secret).toBe(said.secret)
})

test('FRONT-3 an address of this machine and a short secret do not', async () => {
  const warned: ProblemData[] = []
  server = await serve(aSite({ secret: 'short', serverURL: 'http://localhost:3000' }), {
    warn: (problem) => warned.push(problem),
  })

  expect(server.url).toBe(`http://localhost:${server.port}/admin`)
  expect(server.payload.config.secret).toMatch(/^\w{32,}$/)
  expect(warned.map(({ code }) => code)).toEqual(['config.shortSecret'])
})

const aSiteWithGraphQL = () =>
  siteWithGraphQL(`
    me: { type: GraphQLString, resolve: (_, args, { req }) => req.user?.email },
    broken: { type: GraphQLString, resolve: () => { throw new TypeError('a secret') } },
  `)

const asked = async (query: string, cookie = '') => {
  const answer = await server.send('POST', '/api/graphql', { query }, { cookie })
  return [answer.status, await answer.json().catch(() => null)]
}

test('FRONT-3 GraphQL is there once the config turns it on, and says no more than it should', async () => {
  server = await serve(aSite({ graphQL: { disable: false } }), { siteDir: aSiteWithGraphQL() })
  const cookie = await server.signIn()

  expect(await asked('{ me }', cookie)).toEqual([200, { data: { me: admin.email } }])
  expect(await asked('{ me }')).toEqual([200, { data: { me: null } }])
  expect(await asked('{ you }')).toMatchObject([
    400,
    { errors: [{ message: expect.stringContaining('you') }] },
  ])
  expect(await asked('{')).toMatchObject([400, { errors: [{}] }])
  expect(await asked('{ broken }')).toMatchObject([
    200,
    { errors: [{ message: 'Something went wrong.' }] },
  ])
})

test('FRONT-3 GraphQL is off by default', async () => {
  server = await serve(aSite(), { siteDir: aSiteWithGraphQL() })

  expect((await asked('{ me }'))[0]).toBe(404)
})

test('FRONT-3 where its package is missing, the start says so', async () => {
  const warned: ProblemData[] = []
  const siteDir = temporaryFolder('plain-site')
  server = await serve(aSite({ graphQL: { disable: false } }), {
    siteDir,
    warn: (problem) => warned.push(problem),
  })

  expect(warned).toMatchObject([{ code: 'graphql.missing', details: { dir: siteDir } }])
  expect((await asked('{ me }'))[0]).toBe(404)
})
