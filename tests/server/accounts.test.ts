// @module-tag slow
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AccountSession } from '#contracts/account'
import { apiKeyPath, sessionsPath } from '#contracts/account'
import { isCommonPassword } from '../../server/features/accounts/common-passwords.ts'
import type { Mailbox } from '../kit/mailbox.ts'
import { openMailbox } from '../kit/mailbox.ts'
import { listenLive } from './kit/listen-live.ts'
import { onBothDatabases } from './kit/on-both-databases.ts'
import type { TestServer } from './kit/serve.ts'
import { admin, serve } from './kit/serve.ts'
import { aSite } from './kit/site.ts'
import { siteWithGraphQL } from './kit/site-with-graphql.ts'

const day = 24 * 60 * 60

onBothDatabases((databaseUrl) => {
  let server: TestServer

  beforeAll(async () => {
    server = await serve(aSite({ accounts: { maxSessionAge: day, minPasswordLength: 10 } }), {
      databaseUrl: await databaseUrl(),
      limits: { signInsPerMinute: 1000 },
    })
  })
  afterAll(() => server.close())

  /** As if every session of the first user had begun so many seconds ago. */
  const age = async (seconds: number) => {
    const { db } = server.payload
    const [user] = (await db.find({ collection: 'users', limit: 1 })).docs as {
      id: number
      sessions: { createdAt: string }[]
    }[]
    const createdAt = new Date(Date.now() - seconds * 1000).toISOString()
    const sessions = user!.sessions.map((session) => ({ ...session, createdAt }))
    await db.updateOne({ collection: 'users', id: user!.id, data: { sessions } })
  }

  test('18.2 NAV-9 a session is renewed until it would last longer than it may', async () => {
    const cookie = await server.signIn()
    const renew = () => server.send('POST', '/api/users/refresh-token', {}, { cookie })

    await age(day - 2 * 60 * 60 - 60)
    expect((await renew()).status).toBe(200)
    await age(day - 2 * 60 * 60 + 60)
    expect((await renew()).status).toBe(403)
    // It lasts for as long as it did.
    const me = await server.ask('/api/users/me', { headers: { cookie } })
    expect(await me.json()).toMatchObject({ user: { email: admin.email } })
  })

  describe('17.16 VAL-4 a new password', () => {
    const messageFor = async (answer: Response) => {
      const { errors } = await answer.json()
      return errors?.[0]?.data?.errors?.[0]
    }
    const create = async (password: string, headers: HeadersInit = {}) => {
      const cookie = await server.signIn()
      const body = { email: `${crypto.randomUUID()}@site.example`, password }
      return server.send('POST', '/api/users', body, { cookie, ...headers })
    }

    test('is long enough, and none that is tried first', async () => {
      const short = await create('nine-char')
      expect(short.status).toBe(400)
      expect(await messageFor(short)).toEqual({
        path: 'password',
        message: 'Use at least 10 characters.',
      })
      const common = await create('Password123!')
      expect(common.status).toBe(400)
      expect(await messageFor(common)).toMatchObject({
        path: 'password',
        message: 'This password is easy to guess. Choose another one.',
      })
      const german = await create('Password123!', { 'accept-language': 'de' })
      expect((await messageFor(german)).message).toMatch(/^Dieses Passwort/)
      expect((await create('ten-chars-')).status).toBe(201)
    })

    test('is checked where it is changed, and where it is reset', async () => {
      const user = { email: 'reset@site.example', password: admin.password }
      const { id } = await server.payload.create({ collection: 'users', data: user })
      const cookie = await server.signIn()
      const change = await server.send(
        'PATCH',
        `/api/users/${id}`,
        { password: 'short' },
        { cookie },
      )
      expect(change.status).toBe(400)

      const token = await server.payload.forgotPassword({
        collection: 'users',
        data: { email: user.email },
        disableEmail: true,
      })
      const reset = (password: string) =>
        server.send('POST', '/api/users/reset-password', { token, password })
      expect(await messageFor(await reset('qwertyuiop'))).toMatchObject({ path: 'password' })
      // The link still works.
      expect((await reset('quiet-harbour-5')).status).toBe(200)
    })
  })
})

describe('NAV-9 where one is signed in', () => {
  let server: TestServer

  beforeAll(async () => {
    // Nobody is looked at again for being late.
    const live = { beat: 3_600_000 }
    server = await serve(aSite(), { live, limits: { signInsPerMinute: 1000 } })
  })
  afterAll(() => server.close())

  const addUser = async () => {
    const user = { email: `${crypto.randomUUID()}@site.example`, password: admin.password }
    const { id } = await server.payload.create({ collection: 'users', data: user })
    return { ...user, id }
  }
  const read = async (cookie: string): Promise<AccountSession[]> =>
    (await (await server.ask(`/api${sessionsPath}`, { headers: { cookie } })).json()).sessions
  const end = (cookie: string, what: unknown) =>
    server.send('POST', `/api${sessionsPath}`, { end: what }, { cookie })
  const isIn = async (cookie: string) =>
    (await (await server.ask('/api/users/me', { headers: { cookie } })).json()).user !== null

  test('is told to oneself, with the session that asks', async () => {
    const user = await addUser()
    await server.signIn(user)
    const here = await server.signIn(user)
    const sessions = await read(here)
    expect(sessions.map(({ isCurrent }) => isCurrent)).toEqual([true, false])
    for (const { createdAt, expiresAt } of sessions) {
      expect(Date.parse(createdAt!)).toBeLessThanOrEqual(Date.now())
      expect(Date.parse(expiresAt)).toBeGreaterThan(Date.now())
    }
    expect((await server.ask(`/api${sessionsPath}`)).status).toBe(401)
  })

  test('39.1 names the browser of each session, for as long as it lasts', async () => {
    const user = await addUser()
    const signInWith = async (agent: string): Promise<string> => {
      const { email, password } = user
      const answer = await server.send(
        'POST',
        '/api/users/login',
        { email, password },
        { 'user-agent': agent },
      )
      return answer.headers.get('set-cookie')!.split(';', 1)[0]!
    }
    const there = await signInWith('Firefox on the train')
    const here = await signInWith(`Phone ${'x'.repeat(500)}`)
    expect((await read(here)).map(({ agent }) => agent)).toEqual([
      `Phone ${'x'.repeat(294)}`,
      'Firefox on the train',
    ])
    // Nobody else reads it.
    expect(
      (await read(await server.signIn(await addUser()))).map(({ agent }) => agent),
    ).not.toContain('Firefox on the train')
    await end(here, 'others')
    const rows = { collection: 'payload-preferences', where: { 'user.value': { equals: user.id } } }
    await server.payload.db.updateMany({ ...rows, data: { createdAt: new Date(0).toISOString() } })
    await signInWith('Firefox at home')
    expect((await read(here)).map(({ agent }) => agent)).toContain('Firefox at home')
    const kept = await server.payload.find(rows)
    expect(JSON.stringify(kept.docs)).not.toContain('on the train')
    expect(await isIn(there)).toBe(false)
  })

  test('18.2 ends everywhere else at once, and for nobody else', async () => {
    const user = await addUser()
    const [there, here, other] = [
      await server.signIn(user),
      await server.signIn(user),
      await server.signIn(await addUser()),
    ]
    const { ended } = await listenLive(server.origin, there)

    const answer = await end(here, 'others')

    expect((await answer.json()).sessions).toEqual([expect.objectContaining({ isCurrent: true })])
    await ended
    expect([await isIn(there), await isIn(here), await isIn(other)]).toEqual([false, true, true])
  })

  test('ends one of one’s own, and no one else’s', async () => {
    const user = await addUser()
    const [there, here] = [await server.signIn(user), await server.signIn(user)]
    const foreign = await server.signIn(await addUser())
    const [{ id: foreignId }] = (await read(foreign)) as [AccountSession]
    await end(here, foreignId)
    expect(await isIn(foreign)).toBe(true)

    const mine = (await read(here)).find(({ isCurrent }) => !isCurrent)
    await end(here, mine!.id)
    expect([await isIn(there), await isIn(here)]).toEqual([false, true])
    expect((await end(here, { not: 'a name' })).status).toBe(400)
  })

  test('is over elsewhere once the password is another one, in open tabs as well', async () => {
    const user = await addUser()
    const [there, here] = [await server.signIn(user), await server.signIn(user)]
    const heard = await listenLive(server.origin, there)
    const data = { password: 'quiet-harbour-5', 'current-password': user.password }
    await server.send('PATCH', `/api/users/${user.id}`, data, { cookie: here })
    await heard.ended
    expect([await isIn(there), await isIn(here)]).toEqual([false, true])

    const again = await listenLive(server.origin, here)
    const token = await server.payload.forgotPassword({
      collection: 'users',
      data: { email: user.email },
      disableEmail: true,
    })
    const reset = { token, password: 'quiet-harbour-6' }
    expect((await server.send('POST', '/api/users/reset-password', reset)).status).toBe(200)
    await again.ended
    expect(await isIn(here)).toBe(false)
  })
})

describe('VAL-4 one’s own account', () => {
  let mailbox: Mailbox
  let server: TestServer

  beforeAll(async () => {
    mailbox = await openMailbox()
    const smtp = { host: '127.0.0.1', port: mailbox.port }
    const [people, ...others] = aSite().collections ?? []
    const collections = [{ ...people!, auth: { useAPIKey: true } }, ...others]
    const email = { from: 'news@site.example', smtp }
    server = await serve(aSite({ collections, email, graphQL: { disable: false } }), {
      limits: { signInsPerMinute: 1000 },
      siteDir: siteWithGraphQL(`
        update: {
          type: GraphQLString,
          args: { id: { type: GraphQLString }, data: { type: GraphQLString } },
          resolve: async (_, { id, data }, { req }) => {
            const asked = { collection: 'users', id, data: JSON.parse(data), overrideAccess: false }
            return (await req.payload.update({ ...asked, req })).email
          },
        },
      `),
    })
  })
  afterAll(async () => {
    await server.close()
    await mailbox.close()
  })

  const addUser = async () => {
    const user = { email: `${crypto.randomUUID()}@site.example`, password: admin.password }
    const { id } = await server.payload.create({ collection: 'users', data: user })
    const cookie = await server.signIn(user)
    const change = (data: object) => server.send('PATCH', `/api/users/${id}`, data, { cookie })
    return { ...user, id, cookie, change }
  }
  const pathsIn = async (answer: Response) => {
    const { errors } = await answer.json()
    return errors?.[0]?.data?.errors?.map(({ path }: { path: string }) => path)
  }
  const own = { 'current-password': admin.password }

  test.each([
    ['password', { password: 'quiet-harbour-5' }],
    ['email', { email: 'taken@site.example' }],
    ['API key', { enableAPIKey: true, apiKey: 'a-key-of-ones-own' }],
  ])('18.3 gets another %s with its current password only', async (_what, data) => {
    const { change } = await addUser()

    for (const wrong of [{}, { 'current-password': 'wrong' }, { 'current-password': 7 }]) {
      const answer = await change({ ...data, ...wrong })
      expect(answer.status).toBe(400)
      expect(await pathsIn(answer)).toEqual(['current-password'])
    }
    expect((await change({ ...data, ...own })).status).toBe(200)
  })

  describe.each([
    ['password', { password: 'quiet-harbour-5' }],
    ['email', { email: 'taken-too@site.example' }],
    ['API key', { enableAPIKey: true, apiKey: 'another-key-of-ones-own' }],
  ])('18.3 gets no other %s without its current password', (_what, data) => {
    const refused = async (answer: Response) => {
      const text = await answer.text()
      expect(text).toMatch(/current password/i)
    }

    test('by no GraphQL', async () => {
      const { id, cookie, email } = await addUser()
      for (const written of [`${id}`, `0${id}`]) {
        const typed = JSON.stringify(JSON.stringify(data))
        const query = `{ update(id: "${written}", data: ${typed}) }`
        await refused(await server.send('POST', '/api/graphql', { query }, { cookie }))
      }
      expect((await server.payload.findByID({ collection: 'users', id })).email).toBe(email)
    })

    test('by no API key', async () => {
      const { change, cookie, id } = await addUser()
      const made = await server.send('POST', `/api${apiKeyPath}`, own, { cookie })
      const authorization = `users API-Key ${(await made.json()).apiKey}`
      const send = (body: object) =>
        server.send('PATCH', `/api/users/${id}`, body, { authorization })

      await refused(await send(data))
      await refused(await send({ ...data, 'current-password': 'wrong' }))
      expect((await change({ role: 'editor' })).status).toBe(200)
      expect((await send({ role: 'editor' })).status).toBe(200)
      expect((await send({ ...data, ...own })).status).toBe(200)
    })

    test('by no change of many', async () => {
      const { cookie, id } = await addUser()
      const where = `/api/users?where[id][equals]=${id}`
      await refused(await server.send('PATCH', where, data, { cookie }))
    })
  })

  test('is changed otherwise without it, also where the email stays the same', async () => {
    const { change, email } = await addUser()
    expect((await change({ role: 'editor', email: email.toUpperCase() })).status).toBe(200)
  })

  describe('gets an API key', () => {
    const works = async (apiKey: string) => {
      const headers = { authorization: `users API-Key ${apiKey}` }
      return (await (await server.ask('/api/users/me', { headers })).json()).user !== null
    }
    const state = async (cookie: string) =>
      (await (await server.ask(`/api${apiKeyPath}`, { headers: { cookie } })).json()).state

    test('18.2 which is told once, replaced and revoked with the current password', async () => {
      const { cookie, email, id } = await addUser()
      const send = (method: string, body: object) =>
        server.send(method, `/api${apiKeyPath}`, body, { cookie })
      const before = await server.payload.findByID({ collection: 'users', id })
      expect(await state(cookie)).toBe('none')
      for (const method of ['POST', 'DELETE']) {
        expect(await pathsIn(await send(method, {}))).toEqual(['current-password'])
      }
      const { apiKey } = await (await send('POST', own)).json()
      expect(await works(apiKey)).toBe(true)
      expect(await state(cookie)).toBe('set')
      expect((await mailbox.next(email)).content).toContain('API key')
      const { apiKey: second } = await (await send('POST', own)).json()
      expect([await works(apiKey), await works(second)]).toEqual([false, true])

      const shown = await (await server.ask(`/api/users/${id}`, { headers: { cookie } })).text()
      expect(shown).not.toContain(second)
      expect((await send('DELETE', own)).status).toBe(200)
      expect([await works(second), await state(cookie)]).toEqual([false, 'none'])
      // Whoever has the user open has nothing to merge.
      expect((await server.payload.findByID({ collection: 'users', id })).updatedAt).toBe(
        before.updatedAt,
      )
    })

    test('which cannot make another one', async () => {
      const { cookie } = await addUser()
      const made = await server.send('POST', `/api${apiKeyPath}`, own, { cookie })
      const authorization = `users API-Key ${(await made.json()).apiKey}`
      const answer = await server.send('POST', `/api${apiKeyPath}`, own, { authorization })
      expect(answer.status).toBe(403)
    })
  })

  test('cannot be guessed at: five wrong passwords lock that', async () => {
    const { change } = await addUser()
    const data = { password: 'quiet-harbour-5' }
    for (let count = 1; count <= 5; count += 1) await change({ ...data, 'current-password': 'no' })
    expect((await change({ ...data, ...own })).status).toBe(400)
  })

  test('VAL-4 starts with no password that was typed in two ways', async () => {
    const cookie = await server.signIn()
    const create = (again: string) => {
      const email = `${crypto.randomUUID()}@site.example`
      const data = { email, password: 'quiet-harbour-5', 'confirm-password': again }
      return server.send('POST', '/api/users', data, { cookie })
    }
    expect(await pathsIn(await create('quiet-harbour-6'))).toEqual(['confirm-password'])
    const made = await create('quiet-harbour-5')
    expect(made.status).toBe(201)
    expect(await made.text()).not.toContain('harbour')
  })

  test('gets no password that was typed in two ways', async () => {
    const { change } = await addUser()
    const data = { password: 'quiet-harbour-5', 'confirm-password': 'quiet-harbour-6', ...own }
    expect(await pathsIn(await change(data))).toEqual(['confirm-password'])
    expect((await change({ ...data, 'confirm-password': data.password })).status).toBe(200)
  })

  test('tells its owner by email, at the address that it had', async () => {
    const { change, email } = await addUser()
    await change({ password: 'quiet-harbour-5', ...own })
    expect((await mailbox.next(email)).content).toContain('Your password was changed')

    const other = `${crypto.randomUUID()}@site.example`
    await change({ email: other, 'current-password': 'quiet-harbour-5' })
    expect((await mailbox.next(email)).content).toContain('Your email address was changed')
  })

  test('is nothing that an administrator needs a password of their own for', async () => {
    const { id } = await addUser()
    const cookie = await server.signIn()
    const answer = await server.send(
      'PATCH',
      `/api/users/${id}`,
      { password: 'quiet-harbour-5' },
      { cookie },
    )
    expect(answer.status).toBe(200)
  })
})

test.each([
  'password1234',
  'Passw0rd!!',
  'P@ssword2026',
  '123456789012',
  '9876543210',
  'aaaaaaaaaaaa',
  'abcabcabcabc',
  'QWERTZUIOP',
  'iloveyou2024',
])('%s is easy to guess', (password) => {
  expect(isCommonPassword(password)).toBe(true)
})

test.each(['quiet-harbour-5', 'correct horse battery staple', 'plain-paper-12', 'x9$kkQ2.bv'])(
  '%s is not',
  (password) => {
    expect(isCommonPassword(password)).toBe(false)
  },
)

test('whoever is called so has an easy password', () => {
  expect(isCommonPassword('Ada.Lovelace1815', ['ada.lovelace'])).toBe(true)
})
