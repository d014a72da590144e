import { mkdirSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ProblemData } from '#problems'
import type { RunningPanel } from '#server'
import { serveRemote } from '#server'
import { listenLive } from './kit/listen-live.ts'
import type { TestServer } from './kit/serve.ts'
import { admin, serve } from './kit/serve.ts'
import { temporaryFolder } from './kit/temporary-folder.ts'
import { anUploadSite } from './kit/upload-site.ts'

const adminDir = temporaryFolder('admin')
mkdirSync(join(adminDir, 'assets'))
writeFileSync(
  join(adminDir, 'index.html'),
  '<!doctype html><html lang="en"><head></head><body></body></html>',
)
writeFileSync(join(adminDir, 'assets/app.js'), 'the panel')

describe('21.1 the panel on this machine, for a server elsewhere', () => {
  let remote: TestServer
  let panel: RunningPanel
  let origin: string
  let cookie: string
  const told: ProblemData[] = []

  const ask = (path: string, init: RequestInit = {}) =>
    fetch(origin + path, {
      redirect: 'manual',
      ...init,
      headers: { origin, ...Object.fromEntries(new Headers(init.headers)) },
    })

  beforeAll(async () => {
    remote = await serve(anUploadSite())
    const api = `http://127.0.0.1:${remote.port}/api/`
    panel = await serveRemote({ api, port: 0, adminDir, warn: (problem) => told.push(problem) })
    origin = `http://localhost:${panel.port}`
    const signedIn = await ask('/api/users/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(admin),
    })
    cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  })
  afterAll(async () => {
    await panel.close()
    await remote.close()
  })

  test('shows its page at every address, and its files', async () => {
    expect(panel.url).toBe(`${origin}/admin`)
    expect((await ask('/')).headers.get('location')).toBe('/admin')
    const page = await (await ask('/admin/collections/posts')).text()
    expect(page).toContain('&quot;admin&quot;:&quot;/admin&quot;,&quot;api&quot;:&quot;/api&quot;')
    expect(await (await ask('/admin/assets/app.js')).text()).toBe('the panel')
    expect((await ask('/elsewhere')).status).toBe(404)
  })

  test('asks the server as whoever is signed in', async () => {
    const made = await ask('/api/posts', {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ title: 'From here' }),
    })
    const posts = await ask('/api/posts', { headers: { cookie, 'accept-encoding': 'br' } })

    expect(made.status).toBe(201)
    expect(await posts.json()).toMatchObject({ docs: [{ title: 'From here' }] })
    expect((await ask('/api/posts')).status).toBe(403)
  })

  test('sends files and brings them back, byte by byte', async () => {
    const bytes = Buffer.alloc(3 * 2 ** 20, 'harbour')
    const form = new FormData()
    form.append('file', new Blob([bytes], { type: 'text/plain' }), 'harbour.txt')
    form.append('_payload', JSON.stringify({ alt: 'A harbour' }))
    const made = await ask('/api/files', { method: 'POST', headers: { cookie }, body: form })
    const { doc } = (await made.json()) as { doc: { url: string } }
    const back = await ask(new URL(doc.url, origin).pathname, { headers: { cookie } })

    expect(made.status).toBe(201)
    expect(Buffer.from(await back.arrayBuffer()).equals(bytes)).toBe(true)
  })

  test('hears of what others save', async () => {
    const post = await remote.payload.create({ collection: 'posts', data: { title: 'Before' } })
    const live = await listenLive(origin, cookie)
    await live.watch([], ['posts'])

    await remote.payload.update({ collection: 'posts', id: post.id, data: { title: 'After' } })
    await live.next('saved')
    live.cut()
  })

  test.each([
    ['another origin', { origin: 'https://elsewhere.example' }],
    ['another port of this machine', { origin: 'http://localhost:1' }],
    ['a page that does not say its origin', { 'sec-fetch-site': 'cross-site' }],
    ['a name that leads here', { host: 'elsewhere.example' }],
  ])('refuses %s', async (_who, headers: Record<string, string>) => {
    const said = await new Promise<string>((resolve, reject) => {
      const options = { port: panel.port, path: '/api/posts', headers: { cookie, ...headers } }
      request(options, (answer) => text(answer).then(resolve, reject))
        .on('error', reject)
        .end()
    })

    expect(JSON.parse(said)).toMatchObject({ code: 'access.refused' })
  })

  test('says what is wrong once the server is gone', async () => {
    const gone = await serve(anUploadSite())
    const url = `http://127.0.0.1:${gone.port}`
    const other = await serveRemote({
      api: `${url}/api`,
      port: 0,
      adminDir,
      warn: (problem) => told.push(problem),
    })
    await gone.close()
    const answer = await fetch(`http://localhost:${other.port}/api/posts`)

    expect([answer.status, await answer.json()]).toMatchObject([
      502,
      { code: 'server.unreachable' },
    ])
    expect(told).toMatchObject([
      {
        code: 'remote.unreachable',
        details: { url, reason: expect.stringContaining('ECONNREFUSED') },
      },
    ])
    await other.close()
  })
})

describe('21.1 what another server answers', () => {
  let server: Server
  let panel: RunningPanel

  beforeAll(async () => {
    server = createServer((asked, answer) => {
      const { origin: from, host } = asked.headers
      if (asked.url === '/cms/api/stateroom/config')
        return answer.end('{"auth":{"collection":"users"}}')
      if (asked.url === '/cms/api/leave') {
        return answer.writeHead(302, { location: `http://${host}/cms/api/there` }).end()
      }
      answer.setHeader('set-cookie', [
        'payload-token=a; Domain=cms.example; Path=/cms; HttpOnly; Secure; SameSite=None; Expires=Wed, 25 Nov 2026 12:00:00 GMT',
        'payload-lng=de; Partitioned; Max-Age=5',
      ])
      return answer.end(JSON.stringify({ from, host, forwarded: asked.headers['x-forwarded-for'] }))
    }).listen(0, '127.0.0.1')
    await new Promise((resolve) => server.once('listening', resolve))
    const { port } = server.address() as AddressInfo
    panel = await serveRemote({ api: `http://127.0.0.1:${port}/cms/api`, port: 0, adminDir })
  })
  afterAll(async () => {
    await panel.close()
    server.close()
  })

  test('is kept by the browser of this machine', async () => {
    const own = `http://localhost:${panel.port}`
    const answer = await fetch(`${own}/cms/api/any`, {
      headers: { origin: own, 'x-forwarded-for': '10.0.0.1' },
    })
    const { port } = server.address() as AddressInfo
    const remote = `127.0.0.1:${port}`

    expect(answer.headers.getSetCookie()).toEqual([
      'payload-token=a; HttpOnly; SameSite=Lax; Expires=Wed, 25 Nov 2026 12:00:00 GMT; Path=/',
      'payload-lng=de; Max-Age=5; Path=/',
    ])
    expect(await answer.json()).toEqual({ from: `http://${remote}`, host: remote })
  })

  test('leads to this machine where it led to itself', async () => {
    const own = `http://localhost:${panel.port}`
    const answer = await fetch(`${own}/cms/api/leave`, { redirect: 'manual' })

    expect([answer.status, answer.headers.get('location')]).toEqual([302, `${own}/cms/api/there`])
  })

  test('is no panel where the plugin is missing', async () => {
    const { port } = server.address() as AddressInfo

    await expect(
      serveRemote({ api: `http://127.0.0.1:${port}/api`, port: 0, adminDir }),
    ).rejects.toMatchObject({ code: 'remote.noPlugin', details: { status: '200' } })
  })
})
