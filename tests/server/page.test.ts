import { request } from 'node:http'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestServer } from './kit/serve.ts'
import { script, serve } from './kit/serve.ts'
import { aSite } from './kit/site.ts'

let server: TestServer

beforeAll(async () => {
  server = await serve(aSite())
})
afterAll(() => server.close())

const page = async (headers: HeadersInit = {}, path = '/admin') =>
  (await server.ask(path, { headers })).text()

describe('the page', () => {
  test.each(['/admin', '/admin/', '/admin/collections/posts/12', '/admin/collections/a.b'])(
    'NAV-1 is the same at %s, and kept by nobody',
    async (path) => {
      const answer = await server.ask(path)

      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(answer.headers.get('cache-control')).toBe('private, no-store')
      expect(await answer.text()).toContain('src="/admin/assets/app.js"')
    },
  )

  test('THEME-1 has the theme of the cookie before any script runs', async () => {
    expect(await page({ cookie: 'payload-theme=dark' })).toContain('data-theme="dark"')
    expect(await page({ cookie: 'payload-theme=light' })).toContain('data-theme="light"')
  })

  test('33.13 THEME-1 is light where no theme was chosen', async () => {
    expect(await page()).toContain('data-theme="light"')
    expect(await page({ cookie: 'payload-theme="><script>' })).toContain('data-theme="light"')
  })

  test('33.13 THEME-1 follows the system of whoever chose that', async () => {
    expect(await page({ cookie: 'payload-theme-system=1' })).not.toContain('data-theme')
  })

  test.each([
    ['auto', null],
    ['dark', 'data-theme="dark"'],
  ] as const)(
    '33.13 THEME-1 a site’s default is %s where none was chosen',
    async (defaultTheme, attribute) => {
      const site = await serve(aSite({ admin: { defaultTheme } }))
      const pageFor = async (cookie = '') =>
        (await site.ask('/admin', { headers: { cookie } })).text()

      if (attribute === null) expect(await pageFor()).not.toContain('data-theme')
      else expect(await pageFor()).toContain(attribute)
      expect(await pageFor()).toContain(`&quot;defaultTheme&quot;:&quot;${defaultTheme}&quot;`)
      expect(await pageFor('payload-theme=light')).toContain('data-theme="light"')
      expect(await pageFor('payload-theme-system=1')).not.toContain('data-theme')
    },
  )

  test('THEME-1 has the one theme of a config that allows one', async () => {
    const dark = await serve(aSite({ admin: { theme: 'dark' }, cookiePrefix: 'harbour' }))
    const answer = await dark.ask('/admin', { headers: { cookie: 'harbour-theme=light' } })

    expect(await answer.text()).toContain('data-theme="dark"')
    await dark.close()
  })

  test.each([
    ['en', {}],
    ['de', { cookie: 'payload-lng=de' }],
    ['de', { 'accept-language': 'de-DE,de;q=0.9,en;q=0.5' }],
    ['en', { 'accept-language': 'tlh' }],
    ['de', { 'accept-language': 'en;q=0, de-AT;q=0.5, *;q=0.1' }],
    ['en', { cookie: 'payload-lng=de"onload="alert(1)' }],
  ])('I18N-1 is in %s for %j', async (language, headers) => {
    expect(await page(headers)).toContain(`<html lang="${language}" dir="ltr"`)
  })

  test('knows where the API is without a script in it', async () => {
    const html = await page()

    expect(html).toContain(
      'content="{&quot;admin&quot;:&quot;/admin&quot;,&quot;api&quot;:&quot;/api&quot;,' +
        '&quot;cookiePrefix&quot;:&quot;payload&quot;,&quot;language&quot;:&quot;en&quot;,&quot;theme&quot;:&quot;all&quot;,&quot;hasSession&quot;:false,&quot;drawn&quot;:{&quot;isNarrow&quot;:false}}"',
    )
    expect(html.match(/<script/g)).toHaveLength(1)
  })

  test('may run its own scripts only, and be shown in no other site', async () => {
    const policy = (await server.ask('/admin')).headers.get('content-security-policy')

    expect(policy?.split('; ')).toEqual(
      expect.arrayContaining([
        "default-src 'self'",
        expect.stringMatching(/^script-src 'self' 'sha256-[^' ]+'$/),
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'self'",
      ]),
    )
  })

  test('DOC-11 names no other origin for its code editor, unless the config does', async () => {
    const own = await server.ask('/admin')

    expect(own.headers.get('content-security-policy')).not.toMatch(/script-src[^;]*http/)
    expect(await own.text()).not.toContain('editorCdn')
  })

  test.each(['https://cdn.example:8443/code-editor', 'https://cdn.example:8443/code-editor/'])(
    'DOC-11 may fetch scripts below %s where the config says so, and nothing else of that origin',
    async (cdn) => {
      const site = await serve(aSite({ admin: { codeEditor: { cdn } } }))
      const answers = [await site.ask('/admin'), await site.ask('/admin', { method: 'HEAD' })]
      const policies = answers.map(({ headers }) => headers.get('content-security-policy'))
      const usual = (await server.ask('/admin')).headers.get('content-security-policy')

      const allowed = ' https://cdn.example:8443/code-editor/'
      for (const policy of policies) {
        expect(policy).toMatch(new RegExp(`script-src 'self' 'sha256-[^' ]+'${allowed};`))
        expect(policy?.replace(allowed, '')).toBe(usual)
      }
      expect(await answers[0]?.text()).toContain(`&quot;editorCdn&quot;:&quot;${cdn}&quot;`)
      await site.close()
    },
  )

  test('is not a thing to post to', async () => {
    const answer = await server.ask('/admin', { method: 'POST' })

    expect(answer.status).toBe(405)
    expect(answer.headers.get('allow')).toBe('GET, HEAD')
  })

  test('answers HEAD without a body', async () => {
    const answer = await server.ask('/admin', { method: 'HEAD' })

    expect(answer.status).toBe(200)
    expect(await answer.text()).toBe('')
  })

  test('is found from the bare address', async () => {
    const answer = await server.ask('/')

    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toBe('/admin')
  })
})

describe('the files of the panel', () => {
  test('are kept for a year and come compressed', async () => {
    const { body, headers, status } = await rawGet('/admin/assets/app.js', {
      'accept-encoding': 'br',
    })

    expect(status).toBe(200)
    expect(headers['cache-control']).toBe('max-age=31536000, immutable')
    expect(headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(body).toString()).toBe(script)
  })

  test('come as they are to whoever cannot read brotli', async () => {
    const { body, headers } = await rawGet('/admin/assets/app.js', {})

    expect(headers['content-encoding']).toBeUndefined()
    expect(body.toString()).toBe(script)
  })

  test('beside the page may change', async () => {
    const answer = await server.ask('/admin/favicon.svg')

    expect(answer.headers.get('content-type')).toBe('image/svg+xml')
    expect(answer.headers.get('cache-control')).toBe('max-age=0')
  })

  test.each([
    '/admin/assets/gone.js',
    '/admin/assets/',
    '/admin/assets/..%2findex.html',
    '/admin/assets/%2e%2e/%2e%2e/%2e%2e/etc/passwd.js',
  ])('%s is not one of them', async (path) => {
    expect((await rawGet(path, {})).status).toBe(404)
  })
})

test.each(['/admin', '/api/posts', '/healthz', '/nowhere', '/admin/assets/app.js'])(
  '%s cannot be taken for something else, and tells others little',
  async (path) => {
    const { headers } = await server.ask(path)

    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups')
    expect(headers.get('strict-transport-security')).toBeNull()
  },
)

test('a site on https says that it stays there', async () => {
  const secure = await serve(aSite(), { publicUrl: 'https://harbour.example' })
  const answer = await secure.ask('/admin')
  const signedIn = await secure.send('POST', '/api/users/login', {
    email: 'ada@site.example',
    password: 'a-long-password',
  })

  expect(answer.headers.get('strict-transport-security')).toBe('max-age=31536000')
  expect(signedIn.headers.getSetCookie()[0]).toMatch(/; Secure/)
  await secure.close()
})

test('an address that is nothing is not found', async () => {
  expect((await server.ask('/nowhere')).status).toBe(404)
  expect((await server.ask('/administrator')).status).toBe(404)
  expect((await server.ask('/apis')).status).toBe(404)
})

test('the health check says that the database answers', async () => {
  const answer = await server.ask('/healthz')

  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

/** Sends the path as it is and leaves the body as it came: fetch would change both. */
function rawGet(path: string, headers: Record<string, string>) {
  return new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>(
    (resolve, reject) => {
      request({ host: '127.0.0.1', port: server.port, path, headers }, (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            body: Buffer.concat(parts),
          }),
        )
      })
        .on('error', reject)
        .end()
    },
  )
}
