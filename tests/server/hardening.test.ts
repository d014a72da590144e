import { chmodSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { shortened } from '../../server/payload/short-logs.ts'
import type { TestServer } from './kit/serve.ts'
import { serve } from './kit/serve.ts'
import { aSite, posts, users } from './kit/site.ts'
import { temporaryFolder } from './kit/temporary-folder.ts'

let server: TestServer
let cookie: string

beforeAll(async () => {
  const files = { slug: 'files', upload: { imageSizes: [{ name: 'small', width: 8 }] }, fields: [] }
  server = await serve(aSite({ collections: [users(), posts(), files] }), {
    limits: { requestsPerMinute: 10_000 },
  })
  cookie = await server.signIn()
})
afterAll(() => server.close())

const modeOf = (path: string) => statSync(path).mode & 0o777

test('18.12 PERM-2 the data are for their owner alone, in a folder that was there as well', async () => {
  const dataDir = join(temporaryFolder('open'), 'data')
  mkdirSync(dataDir)
  chmodSync(dataDir, 0o777)
  writeFileSync(join(dataDir, 'stateroom.db'), '', { mode: 0o644 })
  const other = await serve(aSite(), { dataDir })

  expect(modeOf(dataDir)).toBe(0o700)
  for (const file of ['stateroom.db', 'stateroom.db-wal', 'secret']) {
    expect([file, modeOf(join(dataDir, file))]).toEqual([file, 0o600])
  }
  await other.close()
})

describe('a short secret', () => {
  const start = (options: object) => serve(aSite(), { secret: 'short', ...options })

  test.each([
    ['behind a public address', { publicUrl: 'https://site.example' }],
    ['on every address of the machine', { hostname: '0.0.0.0' }],
  ])('18.12 PERM-2 is refused %s', async (_where, options) => {
    await expect(start(options)).rejects.toMatchObject({
      code: 'environment.invalid',
      details: { name: 'STATEROOM_SECRET', found: '5 characters' },
    })
  })

  test('is enough on this machine', async () => {
    await (await start({})).close()
  })
})

describe('a file', () => {
  const send = async (name: string, bytes: Uint8Array<ArrayBuffer>) => {
    const form = new FormData()
    form.set('file', new Blob([bytes], { type: 'image/png' }), name)
    return server.ask('/api/files', { method: 'POST', body: form, headers: { cookie } })
  }

  test('18.12 PERM-2 of a collection that is not public is kept by nobody between', async () => {
    expect((await send('small.png', png(20, 20))).status).toBe(201)
    const answer = await server.ask('/api/files/file/small.png', { headers: { cookie } })

    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('private, no-cache')
    expect((await server.ask('/api/files/file/small.png')).status).toBe(403)
  })

  test('18.12 PERM-2 with more pixels than a camera makes is refused before it is decoded', async () => {
    const answer = await send('large.png', png(12_000, 12_000))

    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({
      errors: [{ name: 'ValidationError', data: { errors: [{ path: 'file' }] } }],
    })
  })
})

test.each([
  ['GET', '/api/posts?where[title][foo]=x'],
  ['GET', '/api/posts?where[title]=x'],
  ['GET', '/api/posts?where[or]=x'],
  ['GET', '/api/posts?where[__proto__][equals]=x'],
  ['GET', '/api/posts?where[nothing.at.all][equals]=x'],
  ['GET', '/api/posts?where=[1,2]'],
  ['GET', '/api/posts?where={"title":null}'],
  ['GET', '/api/posts?sort=nothing.at'],
  ['GET', '/api/posts?sort[a]=b'],
  ['GET', '/api/posts?select=title'],
  ['GET', '/api/posts?populate=x'],
  ['GET', '/api/posts?joins=x'],
  ['GET', '/api/posts?depth=-1'],
  ['GET', '/api/posts?depth=x'],
  ['GET', '/api/posts?locale[]=x'],
  ['GET', '/api//posts'],
  ['GET', '/api/posts/%2e%2e%2fusers'],
  ['GET', '/api/globals/nothing'],
  ['GET', '/api/posts/versions'],
  ['POST', '/api/users/login'],
  ['POST', '/api/users/unlock'],
  ['POST', '/api/posts'],
  ['PATCH', '/api/posts/1'],
  ['POST', '/api/payload-preferences/x'],
])('18.12 PERM-2 an odd request is no failure of the server: %s %s', async (method, path) => {
  const bodies = method === 'GET' ? [undefined] : ['{', '[]', '"x"', '[[{"a":{}}]]', '']
  for (const body of bodies) {
    const headers = { cookie, 'content-type': 'application/json' }
    const answer = await server.ask(path, { method, headers, ...(body !== undefined && { body }) })
    expect([path, body, answer.status >= 500]).toEqual([path, body, false])
  }
})

test.each(['/', '/admin', '/api/posts', '/healthz'])(
  '18.12 PERM-2 a method that no request can have is no failure of the server: %s',
  async (path) => {
    const status = await new Promise((resolve, reject) => {
      const headers = { host: 'localhost' }
      request({ port: server.port, method: 'TRACE', path, headers }, (answer) => {
        answer.resume()
        resolve(answer.statusCode)
      })
        .on('error', reject)
        .end()
    })
    expect(status).toBe(400)
  },
)

test('18.12 PERM-2 the log never holds a query that somebody made long', () => {
  const query = 'x'.repeat(1_000_000)
  const failed = Object.assign(new Error(`Failed query: ${query}`, { cause: new Error(query) }), {
    query,
    params: [query],
  })
  for (const logged of [query, failed, { err: failed, msg: query }]) {
    expect(JSON.stringify(shortened(logged)).length).toBeLessThan(10_000)
  }
  expect(shortened({ err: new TypeError('No.') })).toMatchObject({
    err: { type: 'TypeError', message: 'No.', stack: expect.stringContaining('hardening.test') },
  })
})

/** A picture of one colour, of which almost nothing is left when it is packed. */
function png(width: number, height: number): Uint8Array<ArrayBuffer> {
  const chunk = (type: string, data: Uint8Array) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    check.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, check])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 1
  const rows = deflateSync(Buffer.alloc(height * (1 + Math.ceil(width / 8))))
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return new Uint8Array(
    Buffer.concat([
      signature,
      chunk('IHDR', header),
      chunk('IDAT', rows),
      chunk('IEND', Buffer.alloc(0)),
    ]),
  )
}
