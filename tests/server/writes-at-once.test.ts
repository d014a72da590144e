// @module-tag slow
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { onBothDatabases } from './kit/on-both-databases.ts'
import type { TestServer } from './kit/serve.ts'
import { admin, serve } from './kit/serve.ts'
import { aSite, posts, users } from './kit/site.ts'

const many = <Result>(count: number, work: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)))

onBothDatabases((databaseUrl) => {
  let server: TestServer
  let cookie: string

  beforeAll(async () => {
    const readers = {
      slug: 'readers',
      auth: { verify: true, useSessions: false },
      fields: [
        { name: 'bio', type: 'text' },
        { name: 'motto', type: 'text' },
      ],
    } as const
    server = await serve(
      aSite({
        collections: [users(), readers as never, { ...posts(), enableQueryPresets: true }],
      }),
      {
        databaseUrl: await databaseUrl(),
        limits: { signInsPerMinute: 10_000, requestsPerMinute: 100_000 },
      },
    )
    cookie = await server.signIn()
  })
  afterAll(() => server.close())

  const send = (method: string, path: string, body: object) =>
    server.send(method, `/api/${path}`, body, { cookie })
  const read = async (path: string) =>
    (await server.ask(`/api/${path}`, { headers: { cookie } })).json()

  test('33.12 LIST-1 a preference that is kept by several windows at once is one', async () => {
    for (const round of ['a', 'b', 'c']) {
      const key = `columns-${round}`
      const kept = await many(6, (n) =>
        send('POST', `payload-preferences/${key}`, { value: { n } }),
      )
      expect(kept.map(({ status }) => status)).toEqual(Array(6).fill(200))
      const rows = await server.payload.db.count({
        ...{ collection: 'payload-preferences', where: { key: { equals: key } } },
      })
      expect(rows.totalDocs).toBe(1)
      await send('POST', `payload-preferences/${key}`, { value: { last: true } })
      expect((await read(`payload-preferences/${key}`)).value).toEqual({ last: true })
    }
  })

  const addUser = async (collection: 'users' | 'readers') => {
    const data = { email: `${randomUUID()}@site.example`, password: admin.password }
    const options = { collection: collection as never, data: data as never }
    const { id } = await server.payload.create({ ...options, disableVerificationEmail: true })
    return { id, ...data }
  }

  test('33.12 NAV-9 of several who use a link for a new password at once, one sets it', async () => {
    const { email } = await addUser('users')
    const token = await server.payload.forgotPassword({
      ...{ collection: 'users', data: { email }, disableEmail: true },
    })
    const passwords = Array.from({ length: 5 }, (_, n) => `a-very-new-password-${n}`)
    const answers = await Promise.all(
      passwords.map((password) =>
        server.send('POST', '/api/users/reset-password', { token, password }),
      ),
    )
    const set = passwords.filter((_, n) => answers[n]?.status === 200)
    expect(set).toHaveLength(1)
    const [password] = set
    expect((await server.send('POST', '/api/users/login', { email, password })).status).toBe(200)
  })

  test('33.12 NAV-9 confirming an address and edits of the account leave each other alone', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { email, id } = await addUser('readers')
      const where = { id: { equals: id } }
      const stored = await server.payload.db.findOne<{ id: number; _verificationToken: string }>({
        ...{ collection: 'readers', where },
      })
      const [verified, edited] = await Promise.all([
        server.send('POST', `/api/readers/verify/${stored?._verificationToken}`, {}),
        send('PATCH', `readers/${id}`, { bio: `Sails ${round}.` }),
      ])
      expect([verified.status, edited.status]).toEqual([200, 200])
      expect((await read(`readers/${id}`)).bio).toBe(`Sails ${round}.`)
      const credentials = { email, password: admin.password }
      expect((await server.send('POST', '/api/readers/login', credentials)).status).toBe(200)
    }
  })

  test('33.12 NAV-9 of several who ask for a link at once, one mail is sent', async () => {
    const { email } = await addUser('users')
    const mails: string[] = []
    const before = server.payload.email
    server.payload.email = {
      ...before,
      name: 'caught',
      sendEmail: async ({ html }) => void mails.push(String(html)),
    }
    const answers = await many(5, () =>
      server.send('POST', '/api/users/forgot-password', { email }),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200))
    await vi.waitFor(() => expect(mails).toHaveLength(1), 15_000)
    server.payload.email = before
    const [, token] = /\/reset\/(\w+)/.exec(mails[0] ?? '') ?? []
    const body = { token, password: 'a-very-new-password' }
    expect((await server.send('POST', '/api/users/reset-password', body)).status).toBe(200)
  })

  test('33.12 LIST-4 views that are saved at once are all there', async () => {
    const view = (n: number) => ({
      title: `View ${n}`,
      relatedCollection: 'posts',
      isShared: false,
      columns: [],
      where: {},
    })
    const answers = await many(5, (n) => send('POST', 'payload-query-presets', view(n)))
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(201))
    const { docs } = await read('payload-query-presets?sort=title')
    expect(docs.map(({ title }: { title: string }) => title)).toEqual(
      [0, 1, 2, 3, 4].map((n) => `View ${n}`),
    )
  })
})
