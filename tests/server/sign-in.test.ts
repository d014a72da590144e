// @module-tag slow
import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { sessionsPath } from '#contracts/account'
import type { TestServer } from './kit/serve.ts'
import { admin, serve } from './kit/serve.ts'
import { aSite, posts, users } from './kit/site.ts'

let server: TestServer

beforeAll(async () => {
  server = await serve(aSite(), { limits: { signInsPerMinute: 1000 } })
})
afterAll(() => server.close())

const fail = (email: string) =>
  server.send('POST', '/api/users/login', { email, password: 'not the password' })

const addUser = (email: string) =>
  server.payload.create({ collection: 'users', data: { email, password: admin.password } })

/** All that a visitor can see of an answer. */
const seen = async (answer: Response) => {
  const headers = Object.fromEntries(answer.headers)
  delete headers.date
  return { status: answer.status, headers, body: await answer.text() }
}

async function timed<Result>(work: () => Promise<Result>) {
  const start = performance.now()
  const result = await work()
  return { ms: performance.now() - start, result }
}

/** The rounds and the length of each password that is hashed meanwhile: all that takes long. */
async function hashesOf(work: () => Promise<unknown>): Promise<unknown[]> {
  const hash = vi.spyOn(crypto, 'pbkdf2')
  syncBuiltinESMExports()
  await work()
  const hashes = hash.mock.calls.map(([, , rounds, length, digest]) => [rounds, length, digest])
  hash.mockRestore()
  syncBuiltinESMExports()
  return hashes
}

describe('a failed sign-in', () => {
  test('has a name and a sentence', async () => {
    const answer = await fail('grace@site.example')

    expect(answer.status).toBe(401)
    expect(await answer.json()).toEqual({
      errors: [{ message: 'The email or password provided is incorrect.' }],
      code: 'session.wrongCredentials',
      details: {},
    })
  })

  test('looks the same, attempt by attempt, whether the user exists or not', async () => {
    await addUser('known@site.example')
    const attempts = async (email: string) => {
      const all = []
      for (let attempt = 1; attempt <= 7; attempt += 1) all.push(await seen(await fail(email)))
      return all
    }

    const known = await attempts('known@site.example')
    const unknown = await attempts('unknown@site.example')

    expect(known).toEqual(unknown)
    expect(known[4]?.body).toContain('session.wrongCredentials')
    expect(known[5]?.body).toContain(
      'This user is locked due to having too many failed login attempts.',
    )
    expect(known[5]?.body).toContain('session.locked')
  })

  test('takes as long for an unknown user as for a known one', async () => {
    await addUser('slow@site.example')

    const known = await timed(() => fail('slow@site.example'))
    const unknown = await timed(() => fail('quick@site.example'))

    expect(known.ms).toBeGreaterThanOrEqual(245)
    expect(unknown.ms).toBeGreaterThanOrEqual(245)
  })

  test('18.10 PERM-2 with many at once works as hard, so that nobody learns who exists', async () => {
    await addUser('busy@site.example')
    const workFor = (email: string) =>
      hashesOf(() => Promise.all(Array.from({ length: 16 }, () => fail(email))))
    const known = await workFor('busy@site.example')

    expect(known.length).toBeGreaterThan(0)
    expect(await workFor('nobody@site.example')).toEqual(known)
  })

  test('PERM-2 of many guesses at once no more are tried than one after the other', async () => {
    await addUser('guessed@site.example')
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => fail('guessed@site.example')),
    )
    const codes = await Promise.all(answers.map(async (answer) => (await answer.json()).code))

    expect(codes.filter((code) => code === 'session.wrongCredentials')).toHaveLength(5)
    expect(codes.filter((code) => code === 'session.locked')).toHaveLength(15)
  })

  test('five of them lock the right password out as well, and only for that user', async () => {
    const locked = { email: 'locked@site.example', password: admin.password }
    await addUser(locked.email)
    for (let attempt = 1; attempt <= 5; attempt += 1) await fail(locked.email)

    const answer = await server.send('POST', '/api/users/login', locked)

    expect(await answer.json()).toMatchObject({ code: 'session.locked' })
    await expect(server.signIn()).resolves.toContain('payload-token=')
  })

  test('is forgotten when somebody unlocks the account', async () => {
    const person = { email: 'unlocked@site.example', password: admin.password }
    await addUser(person.email)
    for (let attempt = 1; attempt <= 6; attempt += 1) await fail(person.email)
    const cookie = await server.signIn()
    await server.send('POST', '/api/users/unlock', { email: person.email }, { cookie })

    await expect(server.signIn(person)).resolves.toContain('payload-token=')
  })

  test('23 is forgotten once for each unlock by another process', async () => {
    const email = 'let-in@site.example'
    const { id } = await addUser(email)
    const unlockElsewhere = () =>
      server.payload.db.updateOne({
        collection: 'users',
        id,
        data: { lockUntil: new Date(Date.now() - 1000).toISOString(), loginAttempts: 0 },
      })
    const codes = async (count: number) => {
      const all = []
      for (let attempt = 0; attempt < count; attempt += 1) {
        all.push(((await (await fail(email)).json()) as { code: string }).code)
      }
      return all
    }
    const [wrong, locked] = ['session.wrongCredentials', 'session.locked']
    expect(await codes(6)).toEqual([...Array(5).fill(wrong), locked])

    await unlockElsewhere()
    const many = await Promise.all(Array.from({ length: 12 }, () => fail(email)))
    const found = await Promise.all(many.map(async (answer) => (await answer.json()).code))
    expect(
      found.filter((code) => code === wrong),
      'no more than that',
    ).toHaveLength(5)
    expect(await codes(1), 'a wrong one takes the mark away').toEqual([locked])
  })

  test('18.10 PERM-2 locks nobody out who signs in from elsewhere', async () => {
    const near = await serve(aSite(), { trustProxy: 1 })
    const from = (address: string, password: string) =>
      near.send(
        'POST',
        '/api/users/login',
        { email: admin.email, password },
        { 'x-forwarded-for': address },
      )
    for (let attempt = 1; attempt <= 8; attempt += 1) await from('203.0.113.7', 'a guess')

    expect((await (await from('203.0.113.7', admin.password)).json()).code).toBe('session.locked')
    expect((await from('198.51.100.9', admin.password)).status).toBe(200)
    await near.close()
  })

  test('is forgotten after a sign-in that works', async () => {
    const clumsy = { email: 'clumsy@site.example', password: admin.password }
    await addUser(clumsy.email)
    for (let attempt = 1; attempt <= 4; attempt += 1) await fail(clumsy.email)
    await server.signIn(clumsy)

    for (let attempt = 1; attempt <= 4; attempt += 1) await fail(clumsy.email)
    await expect(server.signIn(clumsy)).resolves.toContain('payload-token=')
  })

  test('VAL-7 is told in the language of the visitor', async () => {
    const answer = await server.send(
      'POST',
      '/api/users/login',
      { email: 'grete@site.example', password: 'falsch' },
      { cookie: 'payload-lng=de' },
    )

    expect(await answer.text()).toContain(
      'Die E-Mail-Adresse oder das Passwort sind nicht korrekt.',
    )
  })

  test('looks the same for people who sign in by name', async () => {
    const named = await serve(
      aSite({
        collections: [
          { ...users(), auth: { loginWithUsername: { allowEmailLogin: true } } },
          posts(),
        ],
      }),
      { isEmpty: true },
    )
    await named.payload.create({
      collection: 'users',
      data: { username: 'ada', email: 'ada@site.example', password: admin.password },
    })
    const tryName = async (username: string) =>
      seen(await named.send('POST', '/api/users/login', { username, password: 'wrong' }))

    expect(await tryName('ada')).toEqual(await tryName('bob'))
    await named.close()
  })
})

describe('a sign-in', () => {
  test.each([
    ['another site', { origin: 'https://evil.example' }],
    ['a page that hides where it is', { origin: 'null' }],
    ['another port of this machine', { origin: 'http://localhost:1' }],
    ['a form on another site', { origin: '', 'sec-fetch-site': 'cross-site' }],
  ])('18.10 PERM-2 is refused from %s', async (_place, headers) => {
    const answer = await server.send('POST', '/api/users/login', admin, headers)

    expect(answer.status).toBe(403)
    expect(answer.headers.getSetCookie()).toEqual([])
  })

  test('is taken from a script that is no browser', async () => {
    expect((await server.send('POST', '/api/users/login', admin, { origin: '' })).status).toBe(200)
  })
})

describe('a session', () => {
  test('has a cookie that no script reads and no other site sends along', async () => {
    const answer = await server.send('POST', '/api/users/login', admin)
    const [cookie] = answer.headers.getSetCookie()

    expect(cookie).toMatch(/HttpOnly/)
    expect(cookie).toMatch(/SameSite=Lax/)
    expect(await answer.json()).not.toHaveProperty('token')
  })

  test.each([
    ['another site', { origin: 'https://evil.example' }],
    ['another port of this machine', { origin: 'http://localhost:1' }],
    ['a link on another site', { origin: '', 'sec-fetch-site': 'cross-site' }],
    ['nobody knows where', { origin: '' }],
  ])('is not taken from %s', async (_place, headers) => {
    const cookie = await server.signIn()
    const answer = await server.ask('/api/users/me', { headers: { cookie, ...headers } })

    expect(await answer.json()).toMatchObject({ user: null })
  })

  test.each([
    ['no place at all', { origin: '' }, /has no Origin\. Send "Origin: http/],
    ['another site', { origin: 'https://evil.example' }, /came from https:\/\/evil\.example/],
    ['a link on another site', { origin: '', 'sec-fetch-site': 'cross-site' }, null],
  ])(
    '37.1.10 from %s a cookie that is left aside is told why, and never what it is',
    async (_place, headers, why) => {
      const cookie = await server.signIn()
      const hintTo = async (path: string, more: HeadersInit) =>
        (await server.ask(path, { headers: { ...headers, ...more } })).headers.get('stateroom-hint')
      const hints = [
        await hintTo('/api/users/me', { cookie }),
        await hintTo('/api/users/1', { cookie }),
      ]

      for (const hint of hints) expect(hint).toEqual(why && expect.stringMatching(why))
      expect(String(hints)).not.toContain(cookie.split('=')[1])
      expect(await hintTo('/api/users/me', {})).toBeNull()
    },
  )

  test('is missed in every answer to somebody who has none, public or refused', async () => {
    const cookie = await server.signIn()
    const isStranger = async (path: string, headers: HeadersInit = {}) =>
      (await server.ask(path, { headers })).headers.has('stateroom-stranger')

    for (const path of ['/api/users/me', '/api/posts', '/api/posts/9', '/api/stateroom/config']) {
      expect(await isStranger(path)).toBe(true)
      expect(await isStranger(path, { cookie: 'payload-token=over' })).toBe(true)
      expect(await isStranger(path, { cookie })).toBe(false)
    }
  })

  test('18.3 is ended by no page of another site, and by no address alone', async () => {
    const cookie = await server.signIn()
    const isIn = async () =>
      (await (await server.ask('/api/users/me', { headers: { cookie } })).json()).user !== null
    for (const path of ['/admin/logout', '/admin/logout-inactivity', '/api/users/logout']) {
      await server.ask(path, { headers: { cookie, 'sec-fetch-site': 'none' } })
    }
    const foreign = { cookie, origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }
    await server.send('POST', '/api/users/logout', {}, foreign)
    await server.send('POST', `/api${sessionsPath}`, { end: 'others' }, foreign)
    expect(await isIn()).toBe(true)
    await server.send('POST', '/api/users/logout', {}, { cookie })
    expect(await isIn()).toBe(false)
  })

  test('is taken from the site itself', async () => {
    const cookie = await server.signIn()

    for (const origin of [server.origin, `http://127.0.0.1:${server.port}`]) {
      const answer = await server.ask('/api/users/me', { headers: { cookie, origin } })
      expect(await answer.json()).toMatchObject({ user: { email: admin.email } })
    }
  })
})
