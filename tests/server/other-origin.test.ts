import { afterEach, expect, test } from 'vitest'
import type { TestServer } from './kit/serve.ts'
import { admin, serve } from './kit/serve.ts'
import { aSite, posts, users } from './kit/site.ts'

const shop = 'https://shop.example'
const stranger = 'https://else.example'

let server: TestServer
afterEach(() => server.close())

/** An app on another origin that the config names, and nothing else. */
const site = (cookies?: object) =>
  aSite({
    cors: [shop],
    csrf: [shop],
    collections: [{ ...users(), ...(cookies && { auth: { cookies } }) }, posts()],
  })

const readableFrom = ({ headers }: Response) => headers.get('access-control-allow-origin')
const hintOf = ({ headers }: Response) => headers.get('stateroom-hint')

test.each([
  '/api/posts',
  '/api/posts/1',
  '/api/globals/settings',
  '/api/users/login',
  '/api/graphql',
])(
  '37.5 FRONT-3 a browser may ask %s from the app with a cookie and JSON, and from no stranger',
  async (path) => {
    server = await serve(site())
    const preflight = (origin: string) =>
      server.ask(path, {
        method: 'OPTIONS',
        headers: {
          origin,
          'access-control-request-method': 'PATCH',
          'access-control-request-headers': 'content-type',
        },
      })
    const named = await preflight(shop)
    expect(named.status).toBe(200)
    expect(readableFrom(named)).toBe(shop)
    expect(named.headers.get('access-control-allow-credentials')).toBe('true')
    expect(named.headers.get('access-control-allow-methods')).toContain('PATCH')
    expect(named.headers.get('access-control-allow-headers')).toMatch(/Content-Type.*Authorization/)
    expect(named.headers.get('vary')).toMatch(/\borigin\b/)
    expect(readableFrom(await preflight(stranger))).toBeNull()
  },
)

test('37.5 FRONT-3 the app can read a refusal that comes before anything is looked up', async () => {
  server = await serve(site(), { limits: { signInsPerMinute: 1 } })
  const conditions = Array.from({ length: 300 }, (_, n) => `where[or][${n}][title][equals]=x`)
  const costly = (origin: string) =>
    server.ask(`/api/posts?${conditions.join('&')}`, { headers: { origin } })
  const large = (origin: string) =>
    server.send('POST', '/api/posts', { title: 'x'.repeat(6_000_000) }, { origin })
  const signIn = (origin: string) => server.send('POST', '/api/users/login', admin, { origin })
  await signIn(shop)

  for (const [refused, status] of [
    [costly, 400],
    [large, 413],
    [signIn, 429],
  ] as const) {
    const toApp = await refused(shop)
    expect(toApp.status).toBe(status)
    expect(readableFrom(toApp)).toBe(shop)
    expect(toApp.headers.get('access-control-allow-credentials')).toBe('true')
    expect(toApp.headers.get('access-control-expose-headers')).toBe('retry-after, stateroom-hint')
    expect(toApp.headers.get('vary')).toMatch(/\borigin\b/)
    expect(readableFrom(await refused(stranger))).toBeNull()
  }
})

test('37.5 FRONT-3 the app signs in by a cookie, writes with it, and signs out', async () => {
  server = await serve(site({ sameSite: 'None', secure: true }))
  const from = { origin: shop, 'sec-fetch-site': 'cross-site' }
  const signedIn = await server.send('POST', '/api/users/login', admin, from)
  const [cookie = ''] = signedIn.headers.getSetCookie()
  expect(cookie).toMatch(/^payload-token=.*Secure.*HttpOnly.*SameSite=None$/)
  expect(hintOf(signedIn)).toBeNull()
  const as = { ...from, cookie: cookie.split(';')[0]! }
  expect((await server.send('POST', '/api/posts', { title: 'Tides' }, as)).status).toBe(201)
  const me = () => server.ask('/api/users/me', { headers: as })
  expect(await (await me()).json()).toMatchObject({ user: { email: admin.email } })
  expect((await server.send('POST', '/api/users/logout', {}, as)).status).toBe(200)
  expect(await (await me()).json()).toMatchObject({ user: null })
})

test('37.5 FRONT-3 whoever signs in where the browser won’t send the cookie is told which setting to change', async () => {
  server = await serve(site())
  const signIn = (place: string) =>
    server.send('POST', '/api/users/login', admin, { origin: shop, 'sec-fetch-site': place })
  const apart = await signIn('cross-site')
  expect(apart.headers.getSetCookie()[0]).toMatch(/SameSite=Lax$/)
  expect(hintOf(apart)).toBe(
    `The browser won't use this session on ${shop}: it's another site, and cookies of "users" aren't SameSite=None. Set auth.cookies to { sameSite: 'None', secure: true }.`,
  )
  expect(hintOf(await signIn('same-site'))).toBeNull()
})

test('37.5 FRONT-3 a third origin is refused, and told which setting would let it in', async () => {
  server = await serve(site())
  const cookie = await server.signIn()
  const written = await server.send(
    'POST',
    '/api/posts',
    { title: 'No' },
    { origin: stranger, cookie },
  )
  expect(written.status).toBe(403)
  expect(hintOf(written)).toBe(
    'The session cookie was not used: it came from https://else.example, which "csrf" of the config does not list. If its pages are yours, add it there.',
  )
  const signedIn = await server.send('POST', '/api/users/login', admin, { origin: stranger })
  expect(signedIn.status).toBe(403)
  expect(signedIn.headers.getSetCookie()).toEqual([])
  expect(hintOf(signedIn)).toBe(
    'Signing in was refused: the page is on https://else.example, which "csrf" of the config does not list. If its pages are yours, add it there.',
  )
  expect(hintOf(await server.send('POST', '/api/users/login', admin, { origin: shop }))).toBeNull()
})
