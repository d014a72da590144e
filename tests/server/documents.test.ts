import { request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestServer } from './kit/serve.ts'
import { serve } from './kit/serve.ts'
import { aSite } from './kit/site.ts'
import { temporaryFolder } from './kit/temporary-folder.ts'

let server: TestServer
let cookie: string

beforeAll(async () => {
  server = await serve(aSite())
  cookie = await server.signIn()
})
afterAll(() => server.close())

interface Saved {
  doc: { id: number; title: string; body: string }
}

const create = async (data: object) =>
  (await (await server.send('POST', '/api/posts', data, { cookie })).json()) as Saved

const read = async (id: number) =>
  (await server.ask(`/api/posts/${id}?depth=0`, { headers: { cookie } })).json()

const list = (query: string) => server.ask(`/api/posts?${query}`, { headers: { cookie } })

test('HTML in a text stays text', async () => {
  const title = '<img src=x onerror="alert(1)"><script>alert(2)</script>'
  const { doc } = await create({ title, body: '</textarea>&amp;' })
  const answer = await server.ask(`/api/posts/${doc.id}`, { headers: { cookie } })

  expect(answer.headers.get('content-type')).toContain('application/json')
  expect(await answer.json()).toMatchObject({ title, body: '</textarea>&amp;' })
})

test('a document of 1 MB is saved and read', async () => {
  const notes = Array.from({ length: 60 }, (_, row) => ({ text: `${row} ä 𝄞 "\n`.repeat(1800) }))
  const { doc } = await create({ title: 'Long', notes })

  expect(Buffer.byteLength(JSON.stringify(notes))).toBeGreaterThan(2 ** 20)
  expect(await read(doc.id)).toMatchObject({ notes })
})

test('a field that the server refuses is named (VAL-7)', async () => {
  const answer = await server.send('POST', '/api/posts', { body: 'no title' }, { cookie })

  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({
    errors: [{ data: { errors: [{ path: 'title' }] } }],
  })
})

describe('a query that is garbage', () => {
  test.each([
    'where[nowhere][equals]=1',
    'where[title][explodes]=1',
    'where[or][0][and][0][nowhere][like]=x',
    'where[password][equals]=x',
    'where=%E0%A4%A',
    'where=1',
  ])('LIST-3 is refused: %s', async (query) => {
    expect((await list(query)).status).toBe(400)
  })

  test.each([
    'where[=1',
    'where[title]=',
    'where[or]=x',
    'where[title][in][]=&where[title][in][][]=x',
    'page=-1',
    'page=x',
    'limit=x',
    'sort=nowhere.at.all',
    'depth=x',
    'locale=tlh',
    'select[nowhere]=true',
    `where${'[or][0]'.repeat(200)}[title][equals]=x`,
    `where[title][equals]=${"'; DROP TABLE posts; --"}`,
  ])('LIST-3 does no harm: %s', async (query) => {
    const { status } = await list(query)

    expect(status).toBeLessThan(500)
    expect((await list('limit=1')).status).toBe(200)
  })

  test.each([
    '/api/%E0%A4%A',
    '/api/posts/%E0%A4%A',
    '/api/globals/nowhere',
    '/api/nowhere/1',
    '/api',
  ])('an address that is garbage does no harm: %s', async (path) => {
    const { status } = await server.ask(path, { headers: { cookie } })

    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
  })

  test('a body that is no JSON is refused', async () => {
    const answer = await server.ask('/api/posts', {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: '{"title": ',
    })

    expect(answer.status).toBe(400)
  })
})

describe('a list', () => {
  test.each([
    'limit=100000',
    'limit=0',
    'limit=-1',
    'limit=501',
    'limit[]=2000',
    'limit[0]=2000',
    'limit[x]=1',
  ])('LIST-6 has at most 500 documents: %s', async (query) => {
    expect(await (await list(query)).json()).toMatchObject({ limit: 500 })
  })

  test.each([
    ['depth=2', 500],
    ['depth=3', 100],
    ['depth[0]=10', 100],
    ['depth=10&pagination=false', 100],
  ])('18.9 has fewer where each brings what it names, and so on: %s', async (query, most) => {
    const limit = query.includes('pagination') ? '' : '&limit=500'
    expect(await (await list(`${query}${limit}`)).json()).toMatchObject({ limit: most })
  })

  test('LIST-6 is not read whole where it has no pages', async () => {
    const answer = await (await list('pagination=false')).json()

    expect(answer.docs.length).toBeLessThanOrEqual(500)
    expect(answer.limit).toBe(500)
  })

  test('a change keeps its body, whatever limit it names', async () => {
    const { doc } = await create({ title: 'Before' })
    const answer = await server.ask(`/api/posts/${doc.id}?limit=1000`, {
      method: 'PATCH',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ title: 'After' }),
    })

    expect(await answer.json()).toMatchObject({ doc: { title: 'After' } })
  })

  test('keeps a limit that is small enough, and the rest of the query', async () => {
    await create({ title: 'Needle' })

    expect(await (await list('limit=500')).json()).toMatchObject({ limit: 500 })
    expect(await (await list('limit=7&where[title][equals]=Needle')).json()).toMatchObject({
      limit: 7,
      totalDocs: 1,
    })
    expect(await (await list('limit=9999&where[title][equals]=Needle')).json()).toMatchObject({
      limit: 500,
      totalDocs: 1,
    })
  })

  test('can be asked for by POST where the query is long', async () => {
    const answer = await server.ask('/api/posts?depth=0', {
      method: 'POST',
      headers: {
        cookie,
        'content-type': 'application/x-www-form-urlencoded',
        'x-payload-http-method-override': 'GET',
      },
      body: 'limit=9999&where[title][equals]=Needle',
    })

    expect(await answer.json()).toMatchObject({ limit: 500, totalDocs: 1 })
  })

  test('is not kept by anything between', async () => {
    expect((await list('')).headers.get('cache-control')).toBe('private, no-store')
  })

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('comes compressed by %s', async (encoding, decompress) => {
    await create({ title: 'Long', body: 'word '.repeat(2000) })
    const { body, headers } = await rawGet('/api/posts', { 'accept-encoding': encoding })

    expect(headers['content-encoding']).toBe(encoding)
    expect(headers.vary).toContain('accept-encoding')
    expect(JSON.parse(decompress(body).toString())).toHaveProperty('docs')
  })
})

test('HEAD answers as GET does, without the body', async () => {
  const answer = await server.ask('/api/posts', { method: 'HEAD', headers: { cookie } })

  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toContain('application/json')
  expect(await answer.text()).toBe('')
  expect((await server.ask('/api/nowhere', { method: 'HEAD' })).status).toBe(404)
})

test('documents are still there after a restart', async () => {
  const dataDir = temporaryFolder('server')
  const first = await serve(aSite(), { dataDir })
  const firstCookie = await first.signIn()
  const saved = await first.send('POST', '/api/posts', { title: 'Kept' }, { cookie: firstCookie })
  const { doc } = (await saved.json()) as Saved
  await first.close()

  const second = await serve(aSite(), { dataDir })
  const headers = { cookie: firstCookie, origin: second.origin }
  const answer = await second.ask(`/api/posts/${doc.id}`, { headers })

  expect(await answer.json()).toMatchObject({ title: 'Kept' })
  await second.close()
})

function rawGet(path: string, headers: Record<string, string>) {
  return new Promise<{ headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    request(
      {
        host: '127.0.0.1',
        port: server.port,
        path,
        headers: { cookie, origin: server.origin, ...headers },
      },
      (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('end', () => resolve({ headers: answer.headers, body: Buffer.concat(parts) }))
      },
    )
      .on('error', reject)
      .end()
  })
}
