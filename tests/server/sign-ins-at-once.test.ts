// @module-tag slow
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { currentPasswordField, sessionsPath } from '#contracts/account'
import { onBothDatabases } from './kit/on-both-databases.ts'
import { peopleSite } from './kit/people-site.ts'
import { hasPostgres } from './kit/postgres.ts'
import type { TestServer } from './kit/serve.ts'
import { admin, serve } from './kit/serve.ts'
import { openTwo } from './kit/two-processes.ts'

const limits = { signInsPerMinute: 1000 }

const many = <Result>(count: number, work: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)))

const cookieIn = (answer: Response): string => answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''

onBothDatabases((databaseUrl) => {
  let server: TestServer
  let id: number

  beforeAll(async () => {
    server = await serve(peopleSite(), { databaseUrl: await databaseUrl(), limits })
    id = (await server.payload.find({ collection: 'users' })).docs[0]?.id as number
  })
  afterAll(() => server.close())
  beforeEach(() => server.payload.db.updateOne({ collection: 'users', id, data: { sessions: [] } }))

  const signIn = (password = admin.password, email = admin.email) =>
    server.send('POST', '/api/users/login', { email, password })
  const isAlive = async (cookie: string) => {
    const { user } = await (await server.ask('/api/users/me', { headers: { cookie } })).json()
    return user?.email === admin.email
  }
  const stored = () =>
    server.payload.db.findOne<{ id: number; name?: string; sessions: { id: string }[] }>({
      collection: 'users',
      where: { id: { equals: id } },
    })

  test.each([2, 5, 10])(
    '33.12 of %i sign-ins at the same moment each is a session',
    async (count) => {
      const answers = await many(count, () => signIn())

      expect(answers.map(({ status }) => status)).toEqual(Array(count).fill(200))
      expect(await Promise.all(answers.map((answer) => isAlive(cookieIn(answer))))).toEqual(
        Array(count).fill(true),
      )
      expect((await stored())?.sessions).toHaveLength(count)
    },
  )

  test('33.12 right passwords are let in beside wrong ones, and no more of these are tried', async () => {
    const email = 'guessed@site.example'
    await server.payload.create({ collection: 'users', data: { ...admin, email } })
    const wrong = await many(12, () => signIn('not the password', email))
    const codes = await Promise.all(wrong.map(async (answer) => (await answer.json()).code))
    expect(codes.filter((code) => code === 'session.wrongCredentials')).toHaveLength(3)

    const beside = await many(8, (index) => signIn(index === 0 ? 'a slip' : admin.password))
    const statuses = beside.map(({ status }) => status)
    expect(statuses).toEqual([401, ...Array(7).fill(200)])
  })

  test('33.12 signing out ends one session, renewing keeps all, whoever signs in meanwhile', async () => {
    const before = await many(6, async () => cookieIn(await signIn()))
    const [leaving, renewing, ...others] = [
      before.slice(0, 2),
      before.slice(2, 4),
      ...before.slice(4),
    ]
    const post = (path: string) => (cookie: string) =>
      server.ask(path, { method: 'POST', headers: { cookie } })
    const [begun] = await Promise.all([
      many(4, async () => cookieIn(await signIn())),
      ...(leaving as string[]).map(post('/api/users/logout')),
      ...(renewing as string[]).map(post('/api/users/refresh-token')),
    ])

    const alive = async (cookies: readonly string[]) => Promise.all(cookies.map(isAlive))
    expect(await alive(leaving as string[])).toEqual([false, false])
    expect(await alive([...(renewing as string[]), ...(others as string[]), ...begun])).toEqual(
      Array(8).fill(true),
    )
    expect((await stored())?.sessions).toHaveLength(8)
  })

  test('33.12 a save of the user and sign-ins leave each other alone', async () => {
    const cookie = cookieIn(await signIn())
    const names = ['Ada', 'Ada B.', 'Ada Byron']
    for (const name of names) {
      const [saved, ...signIns] = await Promise.all([
        server.send('PATCH', `/api/users/${id}`, { name }, { cookie }),
        ...Array.from({ length: 3 }, () => signIn()),
      ])
      expect(saved.status).toBe(200)
      expect(await Promise.all(signIns.map((one) => isAlive(cookieIn(one))))).toEqual([
        true,
        true,
        true,
      ])
      expect((await stored())?.name).toBe(name)
    }
    expect((await stored())?.sessions).toHaveLength(10)
  })

  test('33.12 ending the others ends those who were there, and keeps one’s own', async () => {
    const [own = '', ...others] = await many(4, async () => cookieIn(await signIn()))
    const [ended, begun] = await Promise.all([
      server.send('POST', `/api${sessionsPath}`, { end: 'others' }, { cookie: own }),
      signIn(),
    ])

    expect(ended.status).toBe(200)
    expect(begun.status).toBe(200)
    expect(await isAlive(own)).toBe(true)
    expect(await Promise.all(others.map(isAlive))).toEqual([false, false, false])
  })

  describe('a new password', () => {
    const other = 'another-long-password'
    afterEach(async () => {
      await server.payload.update({ collection: 'users', id, data: { password: admin.password } })
    })

    test('33.12 ends the sessions of whoever has signed in with the old one', async () => {
      const cookie = cookieIn(await signIn())
      const [saved, ...signIns] = await Promise.all([
        server.send(
          'PATCH',
          `/api/users/${id}`,
          { password: other, [currentPasswordField]: admin.password },
          { cookie },
        ),
        ...Array.from({ length: 2 }, () => signIn()),
      ])
      expect(saved.status).toBe(200)
      expect(saved.status).toBe(200)
      const left = await Promise.all(
        signIns.map(async (one) => one.status === 200 && (await isAlive(cookieIn(one)))),
      )
      expect(left).toEqual([false, false])
      // Nobody has put the old one back.
      expect((await signIn(other)).status).toBe(200)
      expect((await signIn()).status).toBe(401)
    })
  })
})

test.runIf(hasPostgres)('33.12 two processes on one database keep each session', async () => {
  const { addresses, close } = await openTwo(peopleSite, 'tests/server/kit/people-site.ts')
  try {
    const answers = await many(6, (index) =>
      fetch(`${addresses[index % 2]}/api/users/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: addresses[index % 2]! },
        body: JSON.stringify(admin),
      }),
    )
    const alive = await Promise.all(
      answers.map(async (answer) => {
        const headers = { cookie: cookieIn(answer), origin: addresses[0]! }
        return (await (await fetch(`${addresses[0]}/api/users/me`, { headers })).json()).user?.email
      }),
    )
    expect(alive).toEqual(Array(6).fill(admin.email))
  } finally {
    await close()
  }
})
