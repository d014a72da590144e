// @module-tag slow
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { onBothDatabases } from './kit/on-both-databases.ts'
import type { Person, TestServer } from './kit/serve.ts'
import { admin, serve } from './kit/serve.ts'
import { aSite, posts, users } from './kit/site.ts'
import { siteWithGraphQL } from './kit/site-with-graphql.ts'

const { password } = admin

const readers = {
  slug: 'readers',
  auth: { verify: true },
  fields: [{ name: 'bio', type: 'text' }],
  access: {
    create: () => true,
    update: ({ req: { user } }: { req: { user: { id: unknown; collection: string } | null } }) =>
      user?.collection === 'users' || (user !== null && { id: { equals: user.id } }),
  },
} as const

const verify = `verify: {
  type: GraphQLString,
  args: { token: { type: GraphQLString } },
  resolve: async (_, { token }, { req }) =>
    String(await req.payload.verifyEmail({ collection: 'readers', token, req })),
},`

onBothDatabases((databaseUrl) => {
  let server: TestServer
  const mails: { to: string; html: string }[] = []

  beforeAll(async () => {
    const collections = [users(), readers as never, posts()]
    server = await serve(aSite({ collections, graphQL: { disable: false } }), {
      databaseUrl: await databaseUrl(),
      limits: { signInsPerMinute: 10_000 },
      siteDir: siteWithGraphQL(verify),
    })
    const { email } = server.payload
    server.payload.email = {
      ...email,
      name: 'caught',
      sendEmail: async ({ html, to }) => void mails.push({ to: String(to), html: String(html) }),
    }
  })
  afterAll(() => server.close())

  const newEmail = () => `${crypto.randomUUID()}@site.example`
  const tokenFor = (address: string) =>
    /\/verify\/(\w+)/.exec(mails.findLast(({ to }) => to === address)?.html ?? '')?.[1] ?? ''
  const post = (path: string, body: object, headers: HeadersInit = {}) =>
    server.send('POST', `/api/readers${path}`, body, headers)
  const login = async (email: string) => (await post('/login', { email, password })).status
  const cookieOf = async (person: Person) => {
    const answer = await post('/login', person)
    return answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  }
  const register = async (headers: HeadersInit = {}, more: object = {}) => {
    const email = newEmail()
    const answer = await post('', { email, password, ...more }, headers)
    expect(answer.status).toBe(201)
    return { email, password, id: (await answer.json()).doc.id as number }
  }
  const verified = async () => {
    const reader = await register()
    expect((await post(`/verify/${tokenFor(reader.email)}`, {})).status).toBe(200)
    return { ...reader, cookie: await cookieOf(reader) }
  }

  describe('18 an address', () => {
    test('is verified with the link of its mail, once, and nobody signs in before', async () => {
      const { email } = await register()
      const token = tokenFor(email)

      expect(await login(email)).toBe(403)
      for (const other of [`${token}0`, token.slice(1), token.toUpperCase(), '%25', '*']) {
        expect((await post(`/verify/${other}`, {})).status).toBe(403)
      }
      expect((await post(`/verify/${token}`, {})).status).toBe(200)
      expect((await post(`/verify/${token}`, {})).status).toBe(403)
      expect(await login(email)).toBe(200)
    })

    test('isn’t verified by saying so, whoever is signed in', async () => {
      const { cookie } = await verified()
      for (const headers of [{}, { cookie }]) {
        const { email } = await register(headers, { _verified: true, _verificationToken: 'mine' })
        expect((await post('/verify/mine', {})).status).toBe(403)
        expect(await login(email)).toBe(403)
      }
    })

    test('is verified by an administrator', async () => {
      const { email, id } = await register()
      const cookie = await server.signIn()
      await server.send('PATCH', `/api/readers/${id}`, { _verified: true }, { cookie })
      expect(await login(email)).toBe(200)
    })

    test('isn’t verified by the one that the account had before', async () => {
      const { cookie, email, id } = await verified()
      const change = (data: object) => server.send('PATCH', `/api/readers/${id}`, data, { cookie })
      const next = newEmail()
      expect((await change({ bio: 'Sails.', email: email.toUpperCase() })).status).toBe(200)
      expect(await login(email)).toBe(200)

      const own = { email: next, 'current-password': password, _verified: true }
      expect((await change(own)).status).toBe(200)
      expect(await login(next)).toBe(403)
      expect((await change({ bio: 'Sails on.' })).status).toBe(403)
      expect((await post(`/verify/${tokenFor(next)}`, {})).status).toBe(200)
      expect(await login(next)).toBe(200)
    })

    test('stays verified where an administrator corrects it', async () => {
      const { id } = await verified()
      const [cookie, email] = [await server.signIn(), newEmail()]
      await server.send('PATCH', `/api/readers/${id}`, { email }, { cookie })
      expect(await login(email)).toBe(200)
    })

    test('isn’t verified without a token where its account has none', async () => {
      const { email, id } = await verified()
      const data = { _verified: false }
      await server.payload.update({ collection: 'readers' as 'users', id, data })

      for (const query of ['{ verify }', '{ verify(token: null) }', '{ verify(token: "") }']) {
        await server.send('POST', '/api/graphql', { query })
      }
      for (const token of ['null', 'undefined', '%20', '[]']) {
        expect((await post(`/verify/${token}`, {})).status).toBe(403)
      }
      expect(await login(email)).toBe(403)
    })

    test('is told apart from one that nobody has by the right password alone', async () => {
      const { email } = await register()
      const wrong = { password: 'not the password' }
      const known = await (await post('/login', { email, ...wrong })).json()
      expect(known).toEqual(await (await post('/login', { email: newEmail(), ...wrong })).json())
    })
  })

  test.each([[null], [''], [7], [true], [[]], [{}], [{ exists: false }], [['a']]])(
    '18 a password isn’t reset with %j for a token',
    async (token) => {
      const answer = await post('/reset-password', { token, password: 'quiet-harbour-5' })
      expect(answer.status).toBe(403)
    },
  )
})
