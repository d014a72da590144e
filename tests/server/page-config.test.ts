// @module-tag slow
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AdminConfig } from '#contracts/admin-config'
import { setupTokenHeader } from '#contracts/admin-config'
import { configAhead } from '../../server/panel/config-ahead.ts'
import type { TestServer } from './kit/serve.ts'
import { serve } from './kit/serve.ts'
import { aSite, posts, users } from './kit/site.ts'

const editor = { email: 'ed@site.example', password: 'another-password' }
const hostile = '</script><script>alert(1)</script><!--'

let server: TestServer

beforeAll(async () => {
  const secrets = { ...posts(), slug: 'secrets', access: { read: isAdmin } }
  const labelled = { ...posts(), labels: { singular: hostile, plural: hostile } }
  server = await serve(aSite({ collections: [users(), labelled, secrets] }))
  await server.payload.create({ collection: 'users', data: { ...editor, role: 'editor' } })
})
afterAll(() => server.close())

const isAdmin = ({ req }: { req: { user: unknown } }) =>
  (req.user as { role?: string } | null)?.role === 'admin'

const page = async (headers: Record<string, string> = {}, path = '/admin') =>
  (await server.ask(path, { headers: { 'sec-fetch-site': 'none', ...headers } })).text()

/** The config in a page; null where there is none. */
function configIn(html: string): AdminConfig | null {
  const [, json] =
    html.match(/<script type="application\/json" id="stateroom-config">(.*?)<\/script>/s) ?? []
  return json === undefined ? null : JSON.parse(json)
}

const asked = async (headers: Record<string, string> = {}) =>
  (await server.ask('/api/stateroom/config', { headers })).json()

const slugs = (config: AdminConfig | null) =>
  config?.kind === 'signedIn' ? config.collections.map(({ slug }) => slug) : null

describe('CFG-7 the config that the page brings', () => {
  test('is what its visitor would be answered', async () => {
    for (const cookie of [await server.signIn(), await server.signIn(editor)]) {
      expect(configIn(await page({ cookie }))).toEqual(await asked({ cookie }))
    }
  })

  test('holds what this visitor may see, and nothing of another', async () => {
    const [first, second] = [await server.signIn(), await server.signIn(editor)]

    expect(slugs(configIn(await page({ cookie: first })))).toContain('secrets')
    expect(slugs(configIn(await page({ cookie: second })))).not.toContain('secrets')
    expect(await page({ cookie: second })).not.toContain('secrets')
  })

  test('tells a stranger no more than the sign-in needs', async () => {
    expect(configIn(await page())).toEqual(await asked())
    expect(configIn(await page())).toMatchObject({ kind: 'signedOut' })
  })

  test('is a stranger’s where the cookie holds no longer', async () => {
    const cookie = await server.signIn()
    await server.send('POST', '/api/users/logout', {}, { cookie })

    expect(configIn(await page({ cookie }))).toMatchObject({ kind: 'signedOut' })
    expect(configIn(await page({ cookie: 'payload-token=forged' }))).toMatchObject({
      kind: 'signedOut',
    })
  })

  test('is in the visitor’s language', async () => {
    const cookie = `${await server.signIn()}; payload-lng=de`

    expect(configIn(await page({ cookie }))).toMatchObject({ language: 'de' })
  })

  test('stays text, whatever stands in it', async () => {
    const html = await page({ cookie: await server.signIn() })

    expect(html).not.toContain('<script>alert')
    expect(html).toContain('&lt;/script&gt;&lt;script&gt;alert(1)')
    expect(html.match(/<script/g)).toHaveLength(4)
    expect(JSON.stringify(configIn(html))).toContain(JSON.stringify(hostile))
  })

  test.each(['cross-site', 'same-site', ''])(
    'is not there for who comes with sec-fetch-site "%s": a cookie may have stayed behind',
    async (site) => {
      const cookie = await server.signIn()

      expect(configIn(await page({ cookie, 'sec-fetch-site': site }))).toBeNull()
    },
  )

  test('comes compressed as well', async () => {
    const answer = await server.ask('/admin', {
      headers: { 'sec-fetch-site': 'none', 'accept-encoding': 'br' },
    })

    expect(answer.headers.get('content-encoding')).toBe('br')
    expect(configIn(await answer.text())).toMatchObject({ kind: 'signedOut' })
  })
})

test('a page comes without a config for whoever calls too often', async () => {
  const small = await serve(aSite(), { limits: { requestsPerMinute: 1 } })
  const pages = []
  for (let call = 1; call <= 2; call += 1) {
    const answer = await small.ask('/admin', { headers: { 'sec-fetch-site': 'none' } })
    pages.push([answer.status, configIn(await answer.text())?.kind ?? null])
  }

  expect(pages).toEqual([
    [200, 'signedOut'],
    [200, null],
  ])
  await small.close()
})

test('the page shows the first user’s fields to whoever has the token in the address', async () => {
  const empty = await serve(aSite(), { isEmpty: true })
  const shown = async (path: string) => {
    const answer = await empty.ask(path, { headers: { 'sec-fetch-site': 'none' } })
    return configIn(await answer.text())
  }
  const withToken = await empty.ask('/api/stateroom/config', {
    headers: { [setupTokenHeader]: empty.setupToken ?? '' },
  })

  expect(await shown(`/admin?token=${empty.setupToken}`)).toEqual(await withToken.json())
  expect(await shown('/admin')).toMatchObject({ needsFirstUser: true, firstUserFields: [] })
  expect(await shown('/admin?token=guessed')).toMatchObject({ firstUserFields: [] })
  await empty.close()
})

describe('the scripts that the page fetches ahead', () => {
  const ahead = (html: string) =>
    [...html.matchAll(/<link rel="modulepreload" crossorigin href="([^"]*)">/g)].map(([, at]) => at)

  test.each([
    ['/admin', 'dashboard'],
    ['/admin/', 'dashboard'],
    ['/admin/account', 'account'],
    ['/admin/collections/posts', 'list'],
    ['/admin/collections/posts/12', 'document'],
    ['/admin/globals/settings', 'document'],
  ])('at %s are those of the %s', async (path, screen) => {
    expect(ahead(await page({ cookie: await server.signIn() }, path))).toEqual([
      '/admin/assets/panel.js',
      '/admin/assets/en.js',
      ...(screen === 'dashboard' ? [] : ['/admin/assets/records-en.js']),
      '/admin/assets/inside.js',
      `/admin/assets/${screen}.js`,
    ])
  })

  test('35 are asked for as scripts too, for which a browser takes up what it has compiled', async () => {
    const html = await page({ cookie: await server.signIn() }, '/admin')
    const asScripts = [
      ...html.matchAll(/<link rel="preload" as="script" crossorigin href="([^"]*)">/g),
    ]

    expect(asScripts.map(([, at]) => at)).toEqual(ahead(html))
  })

  test('are the panel and the texts alone for a visitor without a session', async () => {
    expect(ahead(await page({}, '/admin/collections/posts'))).toEqual([
      '/admin/assets/panel.js',
      '/admin/assets/en.js',
    ])
  })

  test('have the texts of the visitor’s language', async () => {
    expect(ahead(await page({ cookie: 'payload-lng=de' }))).toContain('/admin/assets/de.js')
  })
})

test('a server that does not answer does not hold up the page', async () => {
  const request = new Request('http://site.example/admin')

  expect(await configAhead(request, () => new Promise(() => {}), '/api', 1)).toBeNull()
})
