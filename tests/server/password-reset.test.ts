// @module-tag slow
import { randomUUID } from 'node:crypto'
import type { CollectionConfig } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { onBothDatabases } from './kit/on-both-databases.ts'
import type { TestServer } from './kit/serve.ts'
import { admin, serve } from './kit/serve.ts'
import { aSite, posts, users } from './kit/site.ts'

const newPassword = 'an-even-longer-password'

/** Users who have all that the plugin looks at when a document is saved. */
const accounts = (auth: NonNullable<CollectionConfig['auth']>): CollectionConfig => ({
  ...users(),
  auth,
  versions: true,
  fields: [
    ...users().fields,
    { name: 'bio', type: 'textarea', localized: true },
    { name: 'column', type: 'relationship', relationTo: 'posts' },
    { name: 'bylines', type: 'array', fields: [{ name: 'name', type: 'text', localized: true }] },
  ],
})

interface Mail {
  to: string
  html: string
}

onBothDatabases((databaseUrl) => {
  let server: TestServer
  let mails: Mail[] = []
  let breaksMail = false

  beforeAll(async () => {
    server = await serve(
      aSite({
        collections: [accounts({ forgotPassword: { minRequestInterval: 0 } }), posts()],
        localization: { locales: ['en', 'de'], defaultLocale: 'en' },
        search: { collections: ['users', 'posts'] },
      }),
      { databaseUrl: await databaseUrl(), limits: { signInsPerMinute: 1000 } },
    )
    catchMail(server, async (mail) => {
      if (breaksMail) throw new Error('The mail server is away.')
      mails.push(mail)
    })
  })
  afterAll(() => server.close())
  beforeEach(() => {
    mails = []
    breaksMail = false
  })

  const addUser = async () => {
    const email = `${randomUUID()}@site.example`
    const user = await server.payload.create({
      collection: 'users',
      data: { email, password: admin.password, bio: 'Sails.', bylines: [{ name: 'A. L.' }] },
    })
    return { id: user.id, email, password: admin.password }
  }

  const forgot = (email: string) => server.send('POST', '/api/users/forgot-password', { email })

  const reset = (token: string, password = newPassword) =>
    server.send('POST', '/api/users/reset-password', { token, password })

  const tokenFor = async (email: string) => {
    await forgot(email)
    // A mail of the test before may still come.
    const sent = () => mails.find(({ to }) => to === email)
    await expect.poll(sent).toBeDefined()
    return tokenIn(sent()!)
  }

  describe('a forgotten password', () => {
    test('18.1 NAV-2 is replaced with the link of the mail, which signs in', async () => {
      const user = await addUser()
      const before = await server.signIn(user)

      const answer = await reset(await tokenFor(user.email))
      const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
      const me = await server.ask('/api/users/me', { headers: { cookie } })

      expect(answer.status).toBe(200)
      expect(await answer.json()).not.toHaveProperty('token')
      expect(await me.json()).toMatchObject({ user: { email: user.email, bio: 'Sails.' } })
      await expect(server.signIn(user)).rejects.toThrow('cannot sign in')
      await expect(server.signIn({ ...user, password: newPassword })).resolves.toBeTruthy()
      // Whoever was signed in with the old one no longer is.
      const old = await server.ask('/api/users/me', { headers: { cookie: before } })
      expect(await old.json()).toMatchObject({ user: null })
    })

    test('has a link that works once, and for an hour', async () => {
      const user = await addUser()
      const token = await tokenFor(user.email)
      expect((await reset(token)).status).toBe(200)
      expect((await reset(token)).status).toBe(403)

      mails = []
      const expired = await tokenFor(user.email)
      await server.payload.update({
        collection: 'users',
        id: user.id,
        data: { resetPasswordExpiration: new Date(Date.now() - 1).toISOString() } as object,
      })
      expect((await reset(expired)).status).toBe(403)
      expect((await reset(randomUUID())).status).toBe(403)
    })

    test('NAV-9 gets the same answer whether there is an account or not', async () => {
      const user = await addUser()
      const known = await seen(await forgot(user.email))
      const unknown = await seen(await forgot('nobody@site.example'))

      expect(known.status).toBe(200)
      expect(known).toEqual(unknown)
      await expect.poll(() => mails.map(({ to }) => to)).toContain(user.email)
      expect(mails.map(({ to }) => to)).not.toContain('nobody@site.example')
    })

    test('NAV-9 gets that answer where the mail cannot be sent', async () => {
      const user = await addUser()
      breaksMail = true
      const known = await seen(await forgot(user.email))

      expect(known).toEqual(await seen(await forgot('nobody@site.example')))
    })

    test('is no edit of the user, and frees no lock on it', async () => {
      const user = await addUser()
      const editor = await server.signIn()
      const lock = { relationTo: 'users', value: user.id }
      await server.payload.create({
        collection: 'payload-locked-documents',
        data: { document: lock, user: { relationTo: 'users', value: await idOf(server, editor) } },
      })
      const before = await server.payload.findByID({ collection: 'users', id: user.id })

      const token = await tokenFor(user.email)

      const after = await server.payload.findByID({ collection: 'users', id: user.id })
      expect((after as { updatedAt?: string }).updatedAt).toBe(
        (before as { updatedAt?: string }).updatedAt,
      )
      const locks = await server.payload.count({
        collection: 'payload-locked-documents',
        where: { 'document.value': { equals: user.id } },
      })
      expect(locks.totalDocs).toBe(1)
      expect((await reset(token)).status).toBe(200)
    })

    test('counts no wrong attempts of before', async () => {
      const user = await addUser()
      const fail = () => server.send('POST', '/api/users/login', { ...user, password: 'wrong' })
      for (let attempt = 1; attempt <= 6; attempt += 1) await fail()
      await reset(await tokenFor(user.email))

      expect(await (await fail()).json()).toMatchObject({ code: 'session.wrongCredentials' })
    })

    test('tells whoever names nobody that a name is missing', async () => {
      expect((await server.send('POST', '/api/users/forgot-password', {})).status).toBe(400)
      const odd = { email: { like: 'a' } }
      expect((await server.send('POST', '/api/users/forgot-password', odd)).status).toBe(400)
    })
  })

  test('a locked user can sign in again once somebody has unlocked it', async () => {
    const user = await addUser()
    const fail = () => server.send('POST', '/api/users/login', { ...user, password: 'wrong' })
    for (let attempt = 1; attempt <= 6; attempt += 1) await fail()
    const cookie = await server.signIn()
    const { email } = user
    const answer = await server.send('POST', '/api/users/unlock', { email }, { cookie })

    expect(answer.status).toBe(200)
    expect(await (await fail()).json()).toMatchObject({ code: 'session.wrongCredentials' })
    await expect(server.signIn(user)).resolves.toBeTruthy()
  })

  test('a session is renewed, and ended everywhere', async () => {
    const user = await addUser()
    const [here, there] = [await server.signIn(user), await server.signIn(user)]
    const renewed = await server.send('POST', '/api/users/refresh-token', {}, { cookie: here })
    expect(renewed.status).toBe(200)

    const path = '/api/users/logout?allSessions=true'
    expect((await server.send('POST', path, {}, { cookie: here })).status).toBe(200)
    const me = await server.ask('/api/users/me', { headers: { cookie: there } })
    expect(await me.json()).toMatchObject({ user: null })
  })

  describe('an account by name, whose mail address is verified', () => {
    let named: TestServer
    let sent: Mail[] = []

    beforeAll(async () => {
      const auth = { loginWithUsername: { requireEmail: true }, verify: true }
      named = await serve(aSite({ collections: [accounts(auth), posts()] }), {
        isEmpty: true,
        databaseUrl: await databaseUrl(),
      })
      catchMail(named, async (mail) => {
        sent.push(mail)
      })
    })
    afterAll(() => named.close())

    test('NAV-2 is verified with the link of its mail, and reset by its name', async () => {
      const login = { username: 'ada', password: admin.password }
      await named.payload.create({
        collection: 'users',
        data: { ...login, email: admin.email },
      })
      const token = tokenIn(sent[0]!)
      expect((await named.send('POST', '/api/users/login', login)).status).not.toBe(200)
      expect((await named.send('POST', `/api/users/verify/${token}`, {})).status).toBe(200)
      expect((await named.send('POST', `/api/users/verify/${token}`, {})).status).toBe(403)
      expect((await named.send('POST', '/api/users/login', login)).status).toBe(200)

      sent = []
      await named.send('POST', '/api/users/forgot-password', { username: 'ada' })
      await expect.poll(() => sent.length).toBe(1)
      const renewal = { token: tokenIn(sent[0]!), password: newPassword }
      expect((await named.send('POST', '/api/users/reset-password', renewal)).status).toBe(200)
      const again = { username: 'ada', password: newPassword }
      expect((await named.send('POST', '/api/users/login', again)).status).toBe(200)
    })
  })
})

function catchMail({ payload }: TestServer, deliver: (mail: Mail) => Promise<void>): void {
  payload.email = {
    ...payload.email,
    sendEmail: (mail) => deliver({ to: String(mail.to), html: String(mail.html) }),
  }
}

const tokenIn = ({ html }: Mail): string => /\/(?:reset|verify)\/([\w-]+)/.exec(html)?.[1] ?? ''

async function idOf({ ask }: TestServer, cookie: string) {
  const { user } = await (await ask('/api/users/me', { headers: { cookie } })).json()
  return user.id
}

/** All that a visitor can see of an answer. */
async function seen(answer: Response) {
  const headers = Object.fromEntries(answer.headers)
  delete headers.date
  return { status: answer.status, headers, body: await answer.text() }
}
