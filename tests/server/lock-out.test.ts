// @module-tag slow
import { APIError } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signInGuardOf } from '../../server/features/sign-in/guard-sign-ins.ts'
import { foreignPayload } from './kit/foreign-payload.ts'
import type { TestServer } from './kit/serve.ts'
import { admin, serve } from './kit/serve.ts'
import { aSite, posts, users } from './kit/site.ts'
import { siteWithGraphQL } from './kit/site-with-graphql.ts'

type Typed = Readonly<Record<string, unknown>>
type Site = Pick<TestServer, 'ask' | 'payload' | 'send'>

/** What somebody types who guesses at a user, each time in another way. */
type Guise = (name: string, attempt: number) => Typed

const { password } = admin
const emailOf = (name: string) => `${name}@site.example`

const guises: Record<string, Guise> = {
  'a name that nobody has': (name, at) => ({ email: emailOf(name), username: `nobody-${at}` }),
  'capitals and spaces': (name, at) => ({
    email: `${' '.repeat(at)}${emailOf(name).toUpperCase()}\t`,
  }),
  'a list as a name': (name, at) => ({ email: emailOf(name), username: [`nobody-${at}`] }),
  'an object as a name': (name, at) => ({ email: emailOf(name), username: { equals: at } }),
}

const guisesOfNames: Record<string, Guise> = {
  'the email, the name, and each in place of the other': (name, at) => {
    const email = emailOf(name)
    return [{ email }, { username: name }, { email: name }, { username: email }][at % 4]!
  },
  'an email that nobody has': (name, at) => ({
    username: ` ${name.toUpperCase()}`,
    email: `nobody-${at}@site.example`,
  }),
  'a list as an email': (name, at) => ({ username: name, email: [`nobody-${at}@site.example`] }),
}

const withNames = () => ({ ...users(), auth: { loginWithUsername: { allowEmailLogin: true } } })

/** Whoever has a name that begins so is asked for a code, and has a wrong one. */
const withCodes = () => ({
  ...users(),
  hooks: {
    beforeLogin: [
      ({ user }: { user: Typed }) => {
        if (!String(user.email).startsWith('coded-')) return
        throw new APIError('Incorrect code.', 401, { code: 'session.codeWrong' }, true)
      },
    ],
  },
})

const login = ({ send }: Site, typed: Typed) => send('POST', '/api/users/login', typed)

const loginByForm = ({ ask }: Site, typed: Typed) => {
  const body = new FormData()
  body.set('_payload', JSON.stringify(typed))
  return ask('/api/users/login', { method: 'POST', body })
}

let people = 0

/** Somebody new, by their name. */
async function addUser({ payload }: Site): Promise<string> {
  people += 1
  const name = `person-${people}`
  const data = { email: emailOf(name), username: name, password }
  await payload.create({ collection: 'users', data })
  return name
}

/** The status of the right password after more wrong ones than there may be. */
async function guess(site: Site, guise: Guise, loginBy = login): Promise<number> {
  const name = await addUser(site)
  for (let attempt = 0; attempt < 6; attempt += 1) {
    await loginBy(site, { ...guise(name, attempt), password: 'not the password' })
  }
  return (await loginBy(site, { ...guise(name, 6), password })).status
}

const codesOf = async (site: Site, tries: readonly Typed[]) => {
  const all = []
  for (const typed of tries) {
    const answer = await login(site, { password: 'not the password', ...typed })
    all.push((await answer.json()).code)
  }
  return all
}

/** When all that is looked at by now, and has not ended, is given up. */
async function leasesEnd({ payload }: Site): Promise<'leases ended'> {
  const guard = signInGuardOf(payload, 'users', { most: 5, lockTime: 600_000 })
  const guess = { name: `nobody-${crypto.randomUUID()}`, user: null, address: null }
  for (const one of five(guess)) await guard.begin(one)
  await guard.begin(guess)
  return 'leases ended'
}

const five = <Value>(value: Value): Value[] => Array(5).fill(value)
const limits = { signInsPerMinute: 10_000 }

describe('18.10 PERM-2 wrong passwords count for the user whom they were tried on', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await serve(aSite(), { isEmpty: true, limits })
  })
  afterAll(() => server.close())

  test.each(Object.entries(guises))('with %s', async (_name, guise) => {
    const ways = [login, loginByForm]
    expect(await Promise.all(ways.map((way) => guess(server, guise, way)))).toEqual([401, 401])
  })

  test('and aren’t forgotten for many made-up names', async () => {
    const email = emailOf(await addUser(server))
    await codesOf(server, five({ email }))
    const guard = signInGuardOf(server.payload, 'users', { most: 5, lockTime: 600_000 })
    for (let name = 0; name < 20_000; name += 1) {
      guard.begin({ name: `nobody-${name}`, user: null, address: '127.0.0.1' })
    }

    expect((await login(server, { email, password })).status).toBe(401)
  })

  test('and none of them is taken back by what somebody makes fail', async () => {
    const email = emailOf(await addUser(server))
    const tries = five([{ email }, { email, password: '' }, { email, password: 7 }]).flat()

    await codesOf(server, tries)
    expect((await login(server, { email, password })).status).toBe(401)
  })

  test('but a form without a password is none', async () => {
    const email = emailOf(await addUser(server))
    await codesOf(server, [...five({ email, password: ' ' }), ...five({ email, password: ' ' })])

    expect((await login(server, { email, password })).status).toBe(200)
  })
})

describe('18.10 PERM-2 where people have names, wrong passwords count for the user', () => {
  let server: TestServer
  beforeAll(async () => {
    const collections = [withNames(), posts()]
    server = await serve(aSite({ collections }), { isEmpty: true, limits })
  })
  afterAll(() => server.close())

  test.each(Object.entries(guisesOfNames))('with %s', async (_name, guise) => {
    expect(await guess(server, guise)).toBe(401)
  })

  test('and tell nobody that two names are of one user', async () => {
    const username = await addUser(server)

    const [known, unknown] = await Promise.all([
      codesOf(server, [...five({ email: emailOf(username) }), { username }]),
      codesOf(server, [...five({ email: 'x@y.example' }), { username: 'x' }]),
    ])

    expect(known).toEqual(unknown)
    expect(known).toEqual(Array(6).fill('session.wrongCredentials'))
    expect((await login(server, { username, password })).status).toBe(401)
  })

  test('until somebody unlocks them, by either name', async () => {
    const [one, other] = [await addUser(server), await addUser(server)]
    const tries = [one, other].map((name) => [
      ...five({ email: emailOf(name) }),
      ...five({ username: name }),
    ])
    await Promise.all(tries.map((all) => codesOf(server, all)))
    const cookie = await server.signIn({ email: emailOf(await addUser(server)), password })
    const unlock = (named: Typed) => server.send('POST', '/api/users/unlock', named, { cookie })
    await unlock({ email: emailOf(one), username: 'nobody' })
    await unlock({ username: other })

    for (const name of [one, other]) {
      expect((await login(server, { username: name, password })).status).toBe(200)
    }
  })
})

describe('18.10 PERM-2 by GraphQL', () => {
  let server: TestServer
  beforeAll(async () => {
    const siteDir = siteWithGraphQL(`
      login: {
        type: GraphQLString,
        args: { email: { type: GraphQLString }, password: { type: GraphQLString } },
        resolve: async (_, data, { req }) =>
          (await req.payload.login({ collection: 'users', data, req })).user.email,
      },
      broken: { type: GraphQLString, resolve: () => { throw new Error('Not this one.') } },
    `)
    const collections = [withCodes(), posts()]
    const site = aSite({ collections, graphQL: { disable: false }, audit: {} })
    server = await serve(site, { siteDir, limits })
  })
  afterAll(() => server.close())

  const field = ({ email, password = 'not the password' }: Typed, at: number) =>
    `f${at}: login(email: ${JSON.stringify(email)}, password: ${JSON.stringify(password)})`
  const query = async (fields: readonly string[]) =>
    (await server.send('POST', '/api/graphql', { query: `{ ${fields.join(' ')} }` })).json()
  const ask = (...logins: readonly Typed[]) => query(logins.map(field))

  test('wrong passwords count for the user, many in one request as well', async () => {
    const email = emailOf(await addUser(server))
    const leases = leasesEnd(server)
    const asked = ask(...Array.from({ length: 6 }, (_, at) => ({ email: ' '.repeat(at) + email })))

    // None of them waits until another is given up.
    expect(await Promise.race([asked.then(() => 'answered'), leases])).toBe('answered')
    expect((await ask({ email, password })).data.f0).toBeNull()
    expect((await login(server, { email, password })).status).toBe(401)
  })

  test('what several guessed at in one request keeps nobody waiting after it', async () => {
    const email = emailOf(await addUser(server))
    const leases = leasesEnd(server)
    await ask(...five({ email }))
    const next = login(server, { email, password })

    expect(await Promise.race([next.then(({ status }) => status), leases])).toBe(401)
  })

  test.each([
    ['before', (guess: Typed, own: Typed) => [own, guess]],
    ['after', (guess: Typed, own: Typed) => [guess, own]],
  ])('one’s own password %s a guess takes back nothing of it', async (_place, ordered) => {
    const [email, own] = [emailOf(await addUser(server)), emailOf(await addUser(server))]
    for (let request = 0; request < 5; request += 1) {
      const { data } = await ask(...ordered({ email }, { email: own, password }))
      expect(Object.values(data).filter(Boolean)).toHaveLength(1)
    }

    expect((await login(server, { email, password })).status).toBe(401)
    expect((await login(server, { email: own, password })).status).toBe(200)
    await expect.poll(() => failedNames([email, own])).toEqual([...five(email), email])
  })

  test('a wrong code counts, whatever else fails in its request', async () => {
    const email = emailOf(await addUser(server))
    const coded = (await server.payload.create({
      collection: 'users',
      data: { email: `coded-${email}`, password },
    })) as Typed
    for (let request = 0; request < 5; request += 1) {
      await query(['broken', field({ email: coded.email, password }, 0)])
    }

    const answer = await login(server, { email: coded.email, password })
    expect((await answer.json()).code).toBe('session.locked')
  })

  test('a failed one says the same, as late, whether the user exists or not', async () => {
    const email = emailOf(await addUser(server))
    const [known, unknown] = [await ask({ email }), await ask({ email: 'nobody@site.example' })]
    const start = performance.now()
    await ask({ email: 'somebody@site.example' })

    expect(known).toEqual(unknown)
    expect(performance.now() - start).toBeGreaterThanOrEqual(245)
  })

  test('failed ones are in the audit log, each under its user', async () => {
    const email = emailOf(await addUser(server))
    const nobody = { email: 'made-up@site.example' }
    await ask({ email }, nobody)

    await expect
      .poll(async () => (await failedNames([email, nobody.email])).sort())
      .toEqual([nobody.email, email].sort())
  })

  const failedNames = async (names: readonly string[]) => {
    const { docs } = await server.payload.find({
      collection: 'stateroom-audit' as 'users',
      where: { event: { equals: 'signInFailed' }, user: { in: [...names] } },
    })
    return docs.map(({ user }: Typed) => String(user))
  }
})

describe('18.10 PERM-2 in a project of somebody else wrong passwords count for the user', () => {
  test.each([
    ['emails', users, guises],
    ['names', withNames, guisesOfNames],
  ])('where they sign in with %s', async (_kind, usersOf, tried) => {
    const site = await foreignPayload({ collections: [usersOf()] })

    const statuses = await Promise.all(
      Object.entries(tried).map(async ([name, guise]) => [name, await guess(site, guise)]),
    )
    expect(statuses).toEqual(Object.keys(tried).map((name) => [name, 401]))
    await site.close()
  })

  test('for longer than the process lives, and tell nobody who exists', async () => {
    const first = await foreignPayload({ collections: [users()] })
    const email = emailOf(await addUser(first))
    await codesOf(first, five({ email }))
    await first.close()
    const second = await foreignPayload({ collections: [users()] }, { url: first.url })

    const known = await login(second, { email, password })
    const unknown = await login(second, { email: 'nobody@site.example', password })
    expect(known.status).toBe(401)
    expect(await known.json()).toEqual(await unknown.json())
    await second.close()
  })
})
