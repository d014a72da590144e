import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sqliteAdapter } from '@payloadcms/db-sqlite'
import { buildConfig } from 'payload'
import { serve as listen } from 'srvx/node'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { AnsweredQuestion } from '#contracts/first-questions'
import { createHandler } from '#server'
import { stateroom } from '../../server/for-payload.ts'
import { createHandler as payloadHandler } from '../../server/routes/payload-handler.ts'
import type { Person } from './kit/serve.ts'
import { admin } from './kit/serve.ts'
import { aSite } from './kit/site.ts'
import { temporaryFolder } from './kit/temporary-folder.ts'

const other = { email: 'ed@site.example', password: 'another-password' }

const page = '<!doctype html><html lang="en"><head></head><body><div id="root"></div></body></html>'

vi.mock('#panel-files', () => ({
  files: {
    'index.html': {
      type: 'text/html',
      etag: '"1"',
      packed: null,
      load: async () => ({ default: Buffer.from(page).toString('base64') }),
    },
  },
}))

/** The facts in the head of a page of the panel. */
function factsIn(html: string): unknown {
  const [, content = ''] = /<meta name="stateroom" content="([^"]*)"/.exec(html) ?? []
  return JSON.parse(content.replaceAll('&quot;', '"') || 'null')
}

describe('PERM-2 a body that does not say how long it is', () => {
  let site: Awaited<ReturnType<typeof createHandler>>
  beforeAll(async () => {
    const adminDir = temporaryFolder('admin')
    writeFileSync(join(adminDir, 'index.html'), page)
    site = await createHandler({
      ...{ config: aSite(), port: 4000, adminDir, databaseUrl: null, publicUrl: null },
      dataDir: temporaryFolder('server'),
      limits: { multipart: 8 * 2 ** 20 },
    })
  })
  afterAll(() => site.close())

  const post = (type: string, body: BodyInit) =>
    site.fetch(
      new Request('http://localhost:4000/api/posts', {
        ...{ method: 'POST', body, duplex: 'half' },
        headers: { 'content-type': type },
      } as RequestInit),
    )

  test.each(['application/json', 'text/plain', 'multipart/form-data; boundary=b'])(
    'ends where it gets too long: %s',
    async (type) => {
      let sent = 0
      const form = '--b\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n'
      const endless = new ReadableStream({
        start: (controller) => controller.enqueue(new TextEncoder().encode(form)),
        pull: (controller) => {
          sent += 1
          controller.enqueue(new Uint8Array(2 ** 20))
        },
      })

      expect((await post(type, endless)).status).toBe(413)
      expect(sent).toBeLessThan(20)
    },
  )

  test('is counted like any other', async () => {
    const deep = `{"a":${'['.repeat(200)}${']'.repeat(200)}}`
    for (const type of ['application/json', 'Application/JSON']) {
      expect(await (await post(type, deep)).json()).toMatchObject({ code: 'request.tooCostly' })
    }
  })
})

test('21.1 the server answers requests of any host', async () => {
  const adminDir = temporaryFolder('admin')
  writeFileSync(join(adminDir, 'index.html'), page)
  const stateroom = await createHandler({
    config: aSite(),
    port: 4000,
    dataDir: temporaryFolder('server'),
    databaseUrl: null,
    publicUrl: null,
    adminDir,
    seed: (payload) => payload.create({ collection: 'users', data: admin }),
    limits: { signInsPerMinute: 2 },
  })
  const host = listen({
    port: 0,
    hostname: '127.0.0.1',
    silent: true,
    fetch: (request) =>
      stateroom.fetch(request, { ip: request.headers.get('visitor') ?? '10.0.0.1' }),
  })
  await host.ready()
  const { port } = new URL(host.url ?? '')
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      ...init,
      headers: { origin: 'http://localhost:4000', ...init.headers },
    })
  const signIn = (password: string, visitor = '10.0.0.1') =>
    ask('/api/users/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', visitor },
      body: JSON.stringify({ ...admin, password }),
    })

  expect(stateroom.url).toBe('http://localhost:4000/admin')
  expect(factsIn(await (await ask('/admin/collections/posts')).text())).toMatchObject({
    admin: '/admin',
    api: '/api',
  })
  const signedIn = await signIn(admin.password)
  const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const posts = await ask('/api/posts', { headers: { cookie } })
  expect([signedIn.status, posts.status]).toEqual([200, 200])
  await signIn('wrong')
  expect((await signIn('wrong')).status).toBe(429)
  expect((await signIn('wrong', '10.0.0.2')).status, 'another visitor').toBe(401)
  await host.close(true)
  await stateroom.close()
})

describe('21.1 a Payload project answers requests of any host', () => {
  const config = buildConfig({
    secret: 'a secret of thirty-two characters',
    telemetry: false,
    typescript: { autoGenerate: false },
    collections: [
      { slug: 'users', auth: true, fields: [] },
      {
        slug: 'tides',
        admin: { useAsTitle: 'name' },
        access: { read: ({ req }) => req.user?.email === admin.email },
        fields: [{ name: 'name', type: 'text' }],
      },
    ],
    db: sqliteAdapter({ client: { url: `file:${join(temporaryFolder('payload'), 'x.db')}` } }),
    plugins: [stateroom({ siteName: 'Harbour News' })],
  })
  const handler = payloadHandler({ config, panel: '/stateroom', basePath: '/cms' })
  const ask = (path: string, init: RequestInit = {}) =>
    handler(new Request(`http://harbour.example${path}`, init))
  const signIn = async (person: Person) => {
    const answer = await ask('/cms/api/users/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(person),
    })
    return answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  }
  const pageOf = async (person: Person, from = 'none') => {
    const headers = { cookie: await signIn(person), 'sec-fetch-site': from, accept: 'text/html' }
    return await (await ask('/cms/stateroom', { headers })).text()
  }

  beforeAll(async () => {
    const { getPayload } = await import('payload')
    const payload = await getPayload({ config, key: 'default', cron: false })
    for (const data of [admin, other]) await payload.create({ collection: 'users', data })
    await payload.create({ collection: 'tides', data: { name: 'Low tide' } })
  })
  afterAll(async () => {
    const { getPayload } = await import('payload')
    await (await getPayload({ config, key: 'default' })).destroy()
  })

  test.each([
    ['at its own address', '/cms/stateroom/collections/users', '/cms/stateroom'],
    ['below the API', '/cms/api/stateroom/panel', '/cms/api/stateroom/panel'],
    ['where a proxy took the prefix off', '/stateroom', '/cms/stateroom'],
  ])('with the panel %s', async (_where, path, place) => {
    const answer = await ask(path)

    expect(answer.status).toBe(200)
    expect(factsIn(await answer.text())).toMatchObject({ admin: place, api: '/cms/api' })
  })

  test('35 with its dashboard drawn, and with the lists in it', async () => {
    const html = await pageOf(admin)
    const [, answers = ''] = /id="stateroom-answers">(.*?)<\/script>/s.exec(html) ?? []
    const [, drawn = ''] = /<div id="root">(.*?)<script type="application/s.exec(html) ?? []

    const asked = JSON.parse(answers).map(({ question }: AnsweredQuestion) => question.path)
    expect(asked).toContain('/tides')
    expect(asked).toContain('/stateroom/locks')
    expect(drawn).toContain('Low tide')
  })

  test('35 with nothing that its visitor may not see, or who may not have asked', async () => {
    expect(await pageOf(other)).toContain('stateroom-answers')
    expect(await pageOf(other)).not.toMatch(/tide/i)
    expect(await pageOf(admin, 'cross-site')).not.toMatch(/tide|stateroom-answers/i)
  })

  test('with its API below a prefix, and with nothing beside it', async () => {
    const me = await ask('/cms/api/users/me')

    expect([me.status, await me.json()]).toMatchObject([200, { user: null }])
    expect((await ask('/cms/elsewhere')).status).toBe(404)
    expect((await ask('/cms/stateroom/assets/none.js')).status).toBe(404)
  })
})
