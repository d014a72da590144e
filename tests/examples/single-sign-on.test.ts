import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sessionsPath } from '#contracts/account'
import { singleSignOn } from '../../examples/single-sign-on/single-sign-on.ts'
import type { TestServer } from '../server/kit/serve.ts'
import { admin, serve } from '../server/kit/serve.ts'
import { aSite, posts, users } from '../server/kit/site.ts'
import type { TestIdentityProvider } from './kit/identity-provider.ts'
import { client, openIdentityProvider } from './kit/identity-provider.ts'

let provider: TestIdentityProvider
let server: TestServer

beforeAll(async () => {
  provider = await openIdentityProvider()
  const { fields, ...rest } = users()
  const strangers = { ...rest, slug: 'strangers' }
  server = await serve(
    aSite({
      audit: {},
      collections: [
        {
          ...rest,
          auth: { verify: true },
          hooks: { beforeLogin: [refuseDismissed] },
          fields: [...fields, { name: 'name', type: 'text' }],
        },
        { ...strangers, fields },
        posts(),
      ],
      plugins: [
        singleSignOn({
          ...client,
          issuer: provider.issuer,
          collection: 'users',
          newUser: ({ name, email }) => (email.endsWith('@elsewhere.example') ? null : { name }),
        }),
        singleSignOn({ ...client, issuer: provider.issuer, collection: 'strangers' }),
      ],
    }),
  )
  const where = { email: { equals: admin.email } }
  await server.payload.update({ collection: 'users', where, data: { _verified: true } })
})
afterAll(async () => {
  await server.close()
  await provider.close()
})
beforeEach(() => {
  provider.fault = {}
})

function refuseDismissed({ user }: { user: { name?: string } }) {
  if (user.name === 'Dismissed') throw new Error('Not any more.')
}

const cookieIn = (answer: Response, name: string) =>
  answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0]!)
    .find((one) => one.startsWith(`${name}=`) && one !== `${name}=`)

/** Goes to the identity provider; gives where it sends the browser back to. */
async function begin(collection = 'users') {
  const started = await server.ask(`/api/${collection}/single-sign-on`)
  expect(started.status).toBe(302)
  const cookie = cookieIn(started, 'single-sign-on') ?? ''
  const signedIn = await fetch(started.headers.get('location')!, { redirect: 'manual' })
  const { pathname, searchParams } = new URL(signedIn.headers.get('location')!)
  return { cookie, pathname, searchParams }
}

const comeBack = ({ cookie, pathname, searchParams }: Awaited<ReturnType<typeof begin>>) =>
  server.ask(`${pathname}?${searchParams}`, { headers: { cookie, 'sec-fetch-site': 'cross-site' } })

const signIn = async (collection?: string) => comeBack(await begin(collection))

/** Nobody is signed in, and the panel is told so. */
async function expectRefused(answer: Response) {
  expect(cookieIn(answer, 'payload-token')).toBeUndefined()
  expect(await answer.text()).toContain('/admin?single-sign-on=failed')
}

async function userOf(answer: Response) {
  const cookie = cookieIn(answer, 'payload-token') ?? ''
  const me = await server.ask('/api/users/me', { headers: { cookie } })
  return { cookie, user: (await me.json()).user }
}

const person = (name: string) => ({
  sub: `subject of ${name}`,
  name,
  email: `${name}@site.example`,
  email_verified: true,
})

const countOf = async (email: string) =>
  (await server.payload.count({ collection: 'users', where: { email: { equals: email } } }))
    .totalDocs

describe('18 single sign-on', () => {
  test('makes an account the first time, finds it again, and gives a session like any other', async () => {
    provider.person = person('noor')
    const first = await userOf(await signIn())
    expect(first.user).toMatchObject({ email: 'noor@site.example', name: 'noor' })
    expect(first.user).not.toHaveProperty('identity')

    // Another address, the same person.
    provider.person = { ...person('noor'), email: 'noor.rahimi@site.example' }
    const again = await userOf(await signIn())
    expect(again.user.id).toBe(first.user.id)
    expect(await countOf('noor.rahimi@site.example')).toBe(0)

    const headers = { cookie: again.cookie }
    const sessions = await (await server.ask(`/api${sessionsPath}`, { headers })).json()
    expect(sessions.sessions).toHaveLength(2)
    await server.send('POST', `/api${sessionsPath}`, { end: 'others' }, headers)
    const ended = await server.ask('/api/users/me', { headers: { cookie: first.cookie } })
    expect(await ended.json()).toMatchObject({ user: null })
    expect((await server.send('POST', '/api/users/refresh-token', {}, headers)).status).toBe(200)

    const asAdmin = { headers: { cookie: await server.signIn() } }
    await expect
      .poll(async () => {
        const lines = await server.ask('/api/stateroom-audit?where[event][equals]=signIn', asAdmin)
        return (await lines.json()).docs.map(({ user }: { user: string }) => user)
      })
      .toEqual(expect.arrayContaining(['noor@site.example']))
  })

  test('finds the account with the same verified address', async () => {
    provider.person = { ...person('ada'), email: admin.email.toUpperCase() }
    const { user } = await userOf(await signIn())
    expect(user).toMatchObject({ email: admin.email, role: 'admin' })
    // It is somebody's by now: nobody else becomes them by having the address.
    provider.person = { ...provider.person, sub: 'somebody else' }
    await expectRefused(await signIn())
  })

  test('never takes an account that somebody made with an address that they have not shown is theirs', async () => {
    const data = { email: 'early@site.example', password: admin.password, _verified: false }
    await server.payload.create({ collection: 'users', data, disableVerificationEmail: true })
    provider.person = person('early')
    await expectRefused(await signIn())
  })

  test('is no way in for people without an account, where the site makes none', async () => {
    provider.person = { ...person('mallory'), email: 'mallory@elsewhere.example' }
    await expectRefused(await signIn())
    provider.person = person('noor')
    await expectRefused(await signIn('strangers'))
  })

  test('is refused where a hook of the site refuses the sign-in', async () => {
    provider.person = { ...person('gone'), name: 'Dismissed' }
    await expectRefused(await signIn())
  })

  test.each([
    ['with an address that is not verified', { claims: { email_verified: false } }],
    ['with a token for another site', { claims: { aud: 'another' } }],
    ['with a token of another provider', { claims: { iss: 'http://127.0.0.1:1' } }],
    ['with a token that has expired', { claims: { exp: 1_000_000_000 } }],
    ['with a token that was made for another sign-in', { claims: { nonce: 'another' } }],
    ['with a token that names no sign-in', { withoutNonce: true }],
    ['with a token that somebody else has signed', { forger: true }],
  ] as const)('is refused %s', async (_what, fault) => {
    provider.person = person('noor')
    provider.fault = fault
    await expectRefused(await signIn())
  })

  test('is refused with the link of another browser, and nobody is signed in by it', async () => {
    provider.person = person('noor')
    const stolen = await begin()
    const own = await begin()
    await expectRefused(await comeBack({ ...stolen, cookie: '' }))
    const before = provider.codesBrought
    await expectRefused(await comeBack({ ...stolen, cookie: own.cookie }))
    // The state is looked at first: the provider never hears of the code.
    expect(provider.codesBrought).toBe(before)
    // With the state of one sign-in and the code of another: PKCE and nonce differ.
    own.searchParams.set('code', stolen.searchParams.get('code')!)
    await expectRefused(await comeBack(own))
  })

  test('is refused with a code that was used', async () => {
    provider.person = person('noor')
    const begun = await begin()
    expect((await userOf(await comeBack(begun))).user).not.toBeNull()
    await expectRefused(await comeBack(begun))
  })

  test('nobody writes or reads who they are at the provider', async () => {
    const headers = { cookie: await server.signIn() }
    const body = { identity: `${provider.issuer} subject of noor` }
    const { user } = await (await server.ask('/api/users/me', { headers })).json()
    await server.send('PATCH', `/api/users/${user.id}`, body, headers)
    const [stored] = (
      await server.payload.find({
        collection: 'users',
        where: { id: { equals: user.id } },
        showHiddenFields: true,
      })
    ).docs as { identity?: string }[]
    expect(stored?.identity).not.toBe(body.identity)
    const where = encodeURIComponent(provider.issuer)
    const guess = await server.ask(`/api/users?where[identity][contains]=${where}`, { headers })
    expect((await guess.json()).docs ?? []).toEqual([])
  })
})
