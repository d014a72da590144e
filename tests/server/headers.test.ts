import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestServer } from './kit/serve.ts'
import { serve } from './kit/serve.ts'
import { aSite } from './kit/site.ts'

let server: TestServer

beforeAll(async () => {
  const page = (headers = {}) =>
    new Response('<p>Hello</p>', { headers: { 'content-type': 'text/html', ...headers } })
  server = await serve(
    aSite({
      endpoints: [
        { path: '/page', method: 'get', handler: () => page() },
        {
          path: '/own-page',
          method: 'get',
          handler: () => page({ 'content-security-policy': "default-src 'none'" }),
        },
      ],
    }),
  )
})
afterAll(() => server.close())

const spellings = (path: string): string[] => [
  path,
  ...[...path].flatMap((letter, at) => {
    const code = `%${letter.charCodeAt(0).toString(16).padStart(2, '0')}`
    const encoded = path.slice(0, at) + code + path.slice(at + 1)
    return letter === '/' && at === 0 ? [] : [encoded, encoded.toUpperCase()]
  }),
  path.replace(/\/(?=[^/]*$)/, '//'),
  path.replace(/\/(?=[^/]*$)/, '/./'),
  path.replace(/\/(?=[^/]*$)/, '/x/../'),
  path.replace(/\/(?=[^/]*$)/, '/%2f'),
  path.replace(/\/(?=[^/]*$)/, '/%5c'),
  path.replace(/\/(?=[^/]*$)/, '/x/%2e%2e/'),
  `${path}/`,
  `${path}?x`,
  `${path}%00`,
]

const isPage = (answer: Response) => answer.headers.get('content-type')?.includes('html') ?? false

test('18.11 PERM-2 every page has the policy and cannot be framed, however its address is spelled', async () => {
  const paths = [
    '/admin',
    '/admin/x',
    '/admin/index.html',
    '/admin/INDEX.HTML',
    '/admin/assets/index.html',
    '/admin/favicon.svg',
    '/api/page',
    '/api/own-page',
    '/index.html',
  ]
  let pages = 0
  for (const path of paths.flatMap(spellings)) {
    for (const method of ['GET', 'HEAD', 'POST']) {
      const answer = await server.ask(path, { method })
      expect([path, answer.headers.get('x-frame-options')]).toEqual([path, 'SAMEORIGIN'])
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
      if (!isPage(answer)) continue
      pages += 1
      const policy = answer.headers.get('content-security-policy')
      expect([path, policy]).toEqual([path, expect.stringContaining("default-src '")])
    }
  }
  expect(pages).toBeGreaterThan(100)
})

test('the template of the page is handed out by no address', async () => {
  const twice = ['/admin/index%252ehtml%3f.js', '/admin/index%252ehtml%23.js']
  for (const path of [...spellings('/admin/index.html'), ...twice]) {
    const answer = await server.ask(path)
    if (answer.status === 200 && isPage(answer)) {
      expect([path, await answer.text()]).toEqual([
        path,
        expect.stringContaining('name="stateroom"'),
      ])
    }
  }
})

test('a page of the site keeps a policy of its own', async () => {
  const answer = await server.ask('/api/own-page')
  expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'")
})

test.each(['/nowhere', '/admin/assets/gone.js', '/api/nowhere', '/admin/%ff', '/api/posts/999'])(
  '18.12 PERM-2 what is not there, or refused, is kept by no cache: %s',
  async (path) => {
    for (const method of ['GET', 'HEAD', 'POST']) {
      const answer = await server.ask(path, { method })
      expect(answer.ok).toBe(false)
      expect([method, answer.headers.get('cache-control')]).toEqual([
        method,
        expect.stringContaining('no-store'),
      ])
    }
  },
)
