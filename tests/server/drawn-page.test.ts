import { createHash } from 'node:crypto'
import type { Access } from 'payload'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { TestServer } from './kit/serve.ts'
import { admin, serve } from './kit/serve.ts'
import { aSite, posts, users } from './kit/site.ts'

const editor = { email: 'ed@site.example', password: 'another-password' }

let server: TestServer

beforeAll(async () => {
  const secrets = { ...posts(), slug: 'secrets', access: { read: isAdmin } }
  const letters = {
    ...{ slug: 'letters', admin: { useAsTitle: 'title' }, access: { read: toOneself } },
    fields: [
      { name: 'title', type: 'text' as const },
      { name: 'to', type: 'text' as const },
    ],
  }
  server = await serve(aSite({ collections: [users(), posts(), secrets, letters] }), {
    limits: { pagePatience: 3_600_000 },
  })
  await server.payload.create({ collection: 'users', data: { ...editor, role: 'editor' } })
  await server.payload.create({ collection: 'posts', data: { title: 'Low tide' } })
  await server.payload.create({ collection: 'secrets', data: { title: 'A wreck' } })
  for (const { email } of [admin, editor]) {
    const data = { title: `Dear ${email}`, to: email }
    await server.payload.create({ collection: 'letters', data })
  }
})
afterAll(() => server.close())

const isAdmin = ({ req }: { req: { user: unknown } }) =>
  (req.user as { role?: string } | null)?.role === 'admin'

const toOneself: Access = ({ req: { user } }) => ({ to: { equals: user?.email ?? '' } })

const pageAt = (path: string, headers: Record<string, string> = {}) =>
  server.ask(path, { headers: { 'sec-fetch-site': 'none', ...headers } })

/** What the panel's element holds before any script. */
const drawnAt = async (path: string, headers: Record<string, string> = {}) => {
  const html = await (await pageAt(path, headers)).text()
  return html.match(/<div id="root">(.*)<\/div>/s)?.[1] ?? null
}

describe('35 the page is drawn before any script', () => {
  test('for a stranger with the form to sign in', async () => {
    const drawn = await drawnAt('/admin')

    expect(drawn).toContain('<h1>Sign in</h1>')
    expect(drawn).toContain('type="password"')
  })

  test('in the language of its visitor', async () => {
    expect(await drawnAt('/admin', { cookie: 'payload-lng=de' })).toContain('<h1>Anmelden</h1>')
  })

  test('for somebody who is signed in with the frame of their panel', async () => {
    const drawn = await drawnAt('/admin/collections/posts', { cookie: await server.signIn() })

    expect(drawn).toContain('href="/admin/collections/secrets"')
    expect(drawn).toContain('<h1')
  })

  test('with nothing that its visitor may not see, wherever they ask', async () => {
    const cookie = await server.signIn(editor)

    for (const path of ['/admin', '/admin/collections/secrets', '/admin/collections/secrets/1']) {
      const html = await (await pageAt(path, { cookie })).text()
      expect(html).toContain('href="/admin/collections/posts"')
      expect(html.replaceAll(path, '')).not.toMatch(/secrets/i)
    }
  })

  test('with the lists of the dashboard, each as far as its visitor may read it', async () => {
    const mine = await drawnAt('/admin', { cookie: await server.signIn() })
    const theirs = await drawnAt('/admin', { cookie: await server.signIn(editor) })

    expect(mine).toContain('href="/admin/collections/posts/1"')
    expect(mine).toContain('Low tide')
    expect(mine).toContain('A wreck')
    expect(mine).toContain(`Dear ${admin.email}`)
    expect(theirs).toContain('Low tide')
    expect(theirs).toContain(`Dear ${editor.email}`)
    expect(theirs).not.toMatch(/A wreck|Dear ada/)
  })

  test('with the navigation as its visitor left it', async () => {
    const cookie = await server.signIn(editor)
    expect(await drawnAt('/admin', { cookie })).toContain('data-nav="open"')

    const value = { open: false, groups: {} }
    await server.send('POST', '/api/payload-preferences/nav', { value }, { cookie })
    expect(await drawnAt('/admin', { cookie })).toContain('data-nav="closed"')
    expect(await drawnAt('/admin', { cookie: await server.signIn() })).toContain('data-nav="open"')
  })

  test('for a phone with the navigation in a sheet', async () => {
    const cookie = await server.signIn()
    const sideOf = async (headers: Record<string, string>) =>
      (await drawnAt('/admin', { cookie, ...headers }))?.includes('<nav class="sr-navigation"')

    expect(await sideOf({})).toBe(true)
    expect(await sideOf({ 'sec-ch-ua-mobile': '?1' })).toBe(false)
    expect(await sideOf({ 'user-agent': 'Mozilla/5.0 (iPhone) Mobile/15E148' })).toBe(false)
  })

  test('for nobody whose cookie may have stayed behind: the panel asks for itself', async () => {
    const cookie = await server.signIn()

    expect(await drawnAt('/admin', { cookie, 'sec-fetch-site': 'cross-site' })).toBe('')
  })

  test('its one script may run by its hash alone', async () => {
    const answer = await pageAt('/admin')
    const [, script = ''] = (await answer.text()).match(/<script>(.*?)<\/script>/s) ?? []
    const hash = createHash('sha256').update(script).digest('base64')

    expect(answer.headers.get('content-security-policy')).toContain(
      `script-src 'self' 'sha256-${hash}';`,
    )
  })

  test('what can’t be drawn is left to the panel, without a word', async () => {
    vi.doMock('#panel-drawing', () => ({
      draw: () => Promise.reject(new Error('a browser, please')),
    }))
    const told = vi.spyOn(console, 'error')
    const answer = await pageAt('/admin')

    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('<div id="root"></div>')
    expect(told).not.toHaveBeenCalled()
    vi.doUnmock('#panel-drawing')
  })
})
