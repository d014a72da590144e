// @module-tag slow
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeAt, stepAt } from '../../examples/two-factor/one-time-password.ts'
import { twoFactor } from '../../examples/two-factor/two-factor.ts'
import { onBothDatabases } from '../server/kit/on-both-databases.ts'
import type { TestServer } from '../server/kit/serve.ts'
import { admin, serve } from '../server/kit/serve.ts'
import { aSite } from '../server/kit/site.ts'
import { fromBase32 } from './kit/from-base32.ts'

// RFC 6238, appendix B: the last six digits.
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('18 the code at %i s is %s', (seconds, code) => {
  expect(codeAt(Buffer.from('12345678901234567890'), stepAt(seconds * 1000))).toBe(code)
})

let server: TestServer

const start = async (databaseUrl: string | null) => {
  server = await serve(
    aSite({ audit: {}, plugins: [twoFactor({ collection: 'users', issuer: 'Recto' })] }),
    { databaseUrl, limits: { signInsPerMinute: 10_000 } },
  )
}

const addUser = async () => {
  const person = { email: `${crypto.randomUUID()}@site.example`, password: admin.password }
  const { id } = await server.payload.create({ collection: 'users', data: person })
  return { ...person, id }
}
const login = (person: { email: string; password: string }, code?: string) =>
  server.send('POST', '/api/users/login', { ...person, ...(code && { code }) })

/** Somebody with a second factor, confirmed with the code of now: the next that signs in is a step ahead. */
const withFactor = async () => {
  const person = await addUser()
  const cookie = await server.signIn(person)
  const post = (path: string, body: object) =>
    server.send('POST', `/api/users/two-factor${path}`, body, { cookie })
  const { secret, uri } = await (await post('', { 'current-password': person.password })).json()
  const codeIn = (steps: number) => codeAt(fromBase32(secret), stepAt(Date.now()) + steps)
  const confirmed = await post('/confirm', { code: codeIn(0) })
  expect(confirmed.status).toBe(200)
  const { recoveryCodes } = (await confirmed.json()) as { recoveryCodes: string[] }
  return { person, cookie, post, secret, uri, codeIn, recoveryCodes }
}
const codeOf = async (answer: Response) => {
  const { code, errors } = await answer.json()
  return code ?? errors?.[0]?.data?.code
}

onBothDatabases((databaseUrl) => {
  beforeAll(async () => start(await databaseUrl()))
  afterAll(() => server.close())

  describe('18 two-factor authentication', () => {
    test('a code signs in once, also when it is sent ten times at once', async () => {
      const { codeIn, person } = await withFactor()
      const code = codeIn(1)
      const answers = await Promise.all(Array.from({ length: 10 }, () => login(person, code)))
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    })

    test('of many guesses at once five are tried, and then not even the right code', async () => {
      const { codeIn, person, post } = await withFactor()
      const guesses = Array.from({ length: 8 }, () => post('/turn-off', { code: '00000x' }))
      const codes = await Promise.all((await Promise.all(guesses)).map(codeOf))
      expect(codes.filter((code) => code === 'session.codeWrong')).toHaveLength(5)
      expect((await post('/turn-off', { code: codeIn(1) })).status).toBe(401)
      expect(await codeOf(await login(person, codeIn(1)))).toBe('session.locked')
    })
  })
})

describe('18 two-factor authentication', () => {
  beforeAll(() => start(null))
  afterAll(() => server.close())

  test('is set up with the current password, and asked for once a code confirmed it', async () => {
    const person = await addUser()
    const cookie = await server.signIn(person)
    const post = (path: string, body: object) =>
      server.send('POST', `/api/users/two-factor${path}`, body, { cookie })
    expect((await post('', { 'current-password': 'another' })).status).toBe(400)
    expect((await post('/confirm', { code: '123456' })).status).toBe(409)

    const { secret, uri } = await (await post('', { 'current-password': person.password })).json()
    expect(fromBase32(secret)).toHaveLength(20)
    expect(uri).toContain(`secret=${secret}`)
    expect((await login(person)).status).toBe(200)
    expect(await codeOf(await post('/confirm', { code: '12345' }))).toBe('session.codeWrong')
    expect((await login(person)).status).toBe(200)

    const code = codeAt(fromBase32(secret), stepAt(Date.now()))
    expect((await post('/confirm', { code })).status).toBe(200)
    const refused = await login(person)
    expect(refused.status).toBe(401)
    expect(refused.headers.getSetCookie()).toEqual([])
    expect(await codeOf(refused)).toBe('session.codeRequired')
  })

  test('a code that is older than the last one is refused', async () => {
    const { codeIn, person } = await withFactor()
    expect((await login(person, codeIn(1))).status).toBe(200)
    expect(await codeOf(await login(person, codeIn(0)))).toBe('session.codeWrong')
  })

  test('a recovery code stands for a code, once', async () => {
    const { person, recoveryCodes } = await withFactor()
    const [one = '', other = ''] = recoveryCodes
    expect(new Set(recoveryCodes).size).toBe(10)
    expect((await login(person, one.toLowerCase())).status).toBe(200)
    expect(await codeOf(await login(person, one))).toBe('session.codeWrong')
    expect((await login(person, other)).status).toBe(200)
  })

  test('a link to reset the password is no way around it', async () => {
    const { codeIn, person } = await withFactor()
    const token = await server.payload.forgotPassword({
      collection: 'users',
      data: { email: person.email },
      disableEmail: true,
    })
    const reset = (more: object) =>
      server.send('POST', '/api/users/reset-password', {
        token,
        password: 'quiet-harbour-5',
        ...more,
      })
    const refused = await reset({})
    expect(refused.headers.getSetCookie()).toEqual([])
    expect(await codeOf(refused)).toBe('session.codeRequired')
    // Nothing has changed, and the link still works.
    expect(await codeOf(await login(person))).toBe('session.codeRequired')
    expect((await reset({ code: codeIn(1) })).status).toBe(200)
  })

  test('is turned off with a code, and not without', async () => {
    const { codeIn, person, post } = await withFactor()
    expect((await post('/turn-off', {})).status).toBe(401)
    expect((await post('', { 'current-password': person.password })).status).toBe(409)
    expect((await post('/turn-off', { code: codeIn(1) })).status).toBe(200)
    expect((await login(person)).status).toBe(200)
  })

  test('nobody reads a secret: not with the user, not by itself', async () => {
    const { person, secret } = await withFactor()
    const headers = { cookie: await server.signIn() }
    const user = await server.ask(`/api/users/${person.id}`, { headers })
    const all = await server.ask('/api/two-factor', { headers })
    const config = await server.ask('/api/stateroom/config', { headers })
    expect(all.status).toBe(403)
    for (const answer of [user, config]) {
      const text = await answer.text()
      expect(text).not.toMatch(/two-factor|recoveryCodes|usedStep/)
    }
    const { docs } = await server.payload.db.find({ collection: 'two-factor' })
    expect(JSON.stringify(docs)).not.toContain(secret)
  })

  test('a wrong code is noted, and no session is left of it', async () => {
    const { codeIn, person } = await withFactor()
    expect(await codeOf(await login(person, '000000x'))).toBe('session.codeWrong')
    const headers = { cookie: await server.signIn() }
    const where = `where[and][0][event][equals]=signInFailed&where[and][1][user][equals]=${person.email}`
    await expect
      .poll(async () => {
        const lines = await server.ask(`/api/stateroom-audit?${where}`, { headers })
        return (await lines.json()).totalDocs
      })
      .toBe(1)
    expect((await login(person, codeIn(1))).status).toBe(200)
    const stored = await server.payload.db.findOne<{ id: number; sessions: object[] }>({
      collection: 'users',
      where: { id: { equals: person.id } },
    })
    // One to set it up, and this one.
    expect(stored?.sessions).toHaveLength(2)
  })

  test('an account that is deleted takes its factor along', async () => {
    const { person } = await withFactor()
    await server.payload.delete({ collection: 'users', id: person.id })
    const { totalDocs } = await server.payload.db.count({
      collection: 'two-factor',
      where: { account: { equals: `users/${person.id}` } },
    })
    expect(totalDocs).toBe(0)
  })
})
