import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { foreignPayload } from './kit/foreign-payload.ts'
import { onBothDatabases } from './kit/on-both-databases.ts'
import { hasPostgres, startPostgres } from './kit/postgres.ts'
import type { TestServer } from './kit/serve.ts'
import { admin, serve } from './kit/serve.ts'
import { aSite, posts, users } from './kit/site.ts'

let server: TestServer

beforeEach(async () => {
  server = await serve(
    aSite({ collections: [users(), { slug: 'readers', auth: true, fields: [] }, posts()] }),
    {
      isEmpty: true,
    },
  )
})
afterEach(() => server.close())

const register = (token: string | null, path = '/api/users/first-register') =>
  server.send('POST', path, admin, token === null ? {} : { 'x-setup-token': token })

const refusal = async (answer: Response) => {
  const { code } = (await answer.json()) as { code: string }
  return [answer.status, code]
}

test('whoever has the token makes the first user, and is signed in', async () => {
  const answer = await register(server.setupToken)
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const me = await server.ask('/api/users/me', { headers: { cookie } })

  expect(answer.status).toBe(200)
  expect(await answer.json()).not.toHaveProperty('token')
  expect(await me.json()).toMatchObject({ user: { email: admin.email } })
})

test.each([
  '/api/users/first-register',
  '/api/users/First-Register',
  '/api/users/first-register/',
  '/api/users//first-register',
  '/api/readers/first-register',
])('a stranger cannot make a first user at %s', async (path) => {
  for (const token of [null, '', 'guessed']) {
    const answer = await register(token, path)
    expect(answer.status).toBeGreaterThanOrEqual(403)
  }

  expect((await server.payload.count({ collection: 'users' })).totalDocs).toBe(0)
  expect((await server.payload.count({ collection: 'readers' })).totalDocs).toBe(0)
})

test('the refusal has a name', async () => {
  expect(await refusal(await register(null))).toEqual([403, 'session.setupTokenWrong'])
})

test('the token is kept for its owner alone, until the first user exists', async () => {
  const file = join(server.dataDir, 'setup-token')
  expect(readFileSync(file, 'utf8')).toBe(server.setupToken)
  expect(statSync(file).mode & 0o777).toBe(0o600)

  await register(server.setupToken)

  expect(existsSync(file)).toBe(false)
})

test('the token is void after the first user, for every collection', async () => {
  await register(server.setupToken)

  expect(await refusal(await register(server.setupToken))).toEqual([403, 'session.firstUserExists'])
  expect(await refusal(await register(server.setupToken, '/api/readers/first-register'))).toEqual([
    403,
    'session.firstUserExists',
  ])
})

test('a mistake in the form does not use up the token', async () => {
  const wrong = await server.send(
    'POST',
    '/api/users/first-register',
    { ...admin, email: 'nobody' },
    { 'x-setup-token': server.setupToken ?? '' },
  )

  expect(wrong.status).toBe(400)
  expect((await register(server.setupToken)).status).toBe(200)
})

test('the token makes a user of the panel, and of nothing else', async () => {
  const path = '/api/readers/first-register'
  for (const email of ['one@site.example', 'two@site.example']) {
    const token = { 'x-setup-token': server.setupToken ?? '' }
    const answer = await server.send('POST', path, { ...admin, email }, token)
    expect(await refusal(answer)).toEqual([403, 'session.setupTokenWrong'])
  }
  expect((await server.payload.count({ collection: 'readers' })).totalDocs).toBe(0)
})

onBothDatabases((databaseUrl) => {
  test('18.7 PERM-1 of twenty who use the token at once, one becomes a user', async () => {
    const racing = await serve(aSite(), {
      isEmpty: true,
      databaseUrl: await databaseUrl(),
      limits: { signInsPerMinute: 1000 },
    })
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        racing.send(
          'POST',
          '/api/users/first-register',
          { ...admin, email: `${n}@site.example` },
          { 'x-setup-token': racing.setupToken ?? '' },
        ),
      ),
    )
    const statuses = answers.map(({ status }) => status)

    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 403)).toHaveLength(19)
    expect((await racing.payload.count({ collection: 'users' })).totalDocs).toBe(1)
    await racing.close()
  })
})

test.runIf(hasPostgres)(
  '18.7 PERM-1 of two processes that use their tokens at once, one makes a user',
  async () => {
    const postgres = await startPostgres()
    const databaseUrl = postgres.newDatabase()
    const limits = { signInsPerMinute: 1000 }
    const first = await serve(aSite(), { isEmpty: true, databaseUrl, limits })
    const second = await serve(aSite(), { isEmpty: true, databaseUrl, limits })
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => {
        const process = n % 2 ? first : second
        const headers = { 'x-setup-token': process.setupToken ?? '' }
        const body = { ...admin, email: `${n}@site.example` }
        return process.send('POST', '/api/users/first-register', body, headers)
      }),
    )

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await first.payload.count({ collection: 'users' })).totalDocs).toBe(1)
    const late = { 'x-setup-token': second.setupToken ?? '' }
    const answer = await second.send('POST', '/api/users/first-register', admin, late)
    expect(await refusal(answer)).toEqual([403, 'session.firstUserExists'])
    await Promise.all([first.close(), second.close()])
    await postgres.stop()
  },
)

test('18.7 PERM-1 in a project of somebody else, whoever comes first makes one user of the panel', async () => {
  const readers = { slug: 'readers', auth: true as const, fields: [] }
  const site = await foreignPayload({ collections: [users(), readers] })
  const make = (collection: string, n: number) =>
    site.send('POST', `/api/${collection}/first-register`, { ...admin, email: `${n}@site.example` })

  expect((await make('readers', 0)).status).toBe(403)
  const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => make('users', n)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect((await make('readers', 0)).status).toBe(403)
  expect((await site.payload.count({ collection: 'users' })).totalDocs).toBe(1)
  expect((await site.payload.count({ collection: 'readers' as 'users' })).totalDocs).toBe(0)
  await site.close()
})

test('a server with users has no token', async () => {
  const other = await serve(aSite())

  expect(other.setupToken).toBeNull()
  expect(existsSync(join(other.dataDir, 'setup-token'))).toBe(false)
  await other.close()
})
