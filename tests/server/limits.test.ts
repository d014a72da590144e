import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestServer } from './kit/serve.ts'
import { serve } from './kit/serve.ts'
import { aSite } from './kit/site.ts'

let server: TestServer

beforeAll(async () => {
  server = await serve(aSite(), { limits: { json: 2000, multipart: 4000 } })
})
afterAll(() => server.close())

describe('a body over the limit', () => {
  test('is refused with its limit', async () => {
    const answer = await server.send('POST', '/api/posts', { title: 'x'.repeat(2000) })

    expect(answer.status).toBe(413)
    expect(await answer.json()).toEqual({
      errors: [{ message: 'request.tooLarge' }],
      code: 'request.tooLarge',
      details: { limit: '2 KB' },
    })
  })

  test('has another limit where it brings a file', async () => {
    const send = (bytes: number) => {
      const form = new FormData()
      form.set('file', new Blob(['x'.repeat(bytes)]), 'a.txt')
      return server.ask('/api/posts', { method: 'POST', body: form })
    }

    expect((await send(2500)).status).not.toBe(413)
    expect((await send(4500)).status).toBe(413)
  })

  test('is 5 MB of JSON unless told otherwise', async () => {
    const usual = await serve(aSite())
    const answer = await usual.send('POST', '/api/posts', { title: 'x'.repeat(5 * 2 ** 20) })

    expect(await answer.json()).toMatchObject({ details: { limit: '5 MB' } })
    await usual.close()
  })
})

test('a body that does not say how long it is is refused', async () => {
  expect(await postInChunks('/api/posts')).toEqual({ status: 411, code: 'request.lengthRequired' })
})

describe('too many calls', () => {
  test('of any kind wait a while', async () => {
    const small = await serve(aSite(), { limits: { requestsPerMinute: 3 } })
    const statuses = []
    for (let call = 1; call <= 5; call += 1) statuses.push((await small.ask('/api/posts')).status)
    const refused = await small.ask('/api/posts')

    expect(statuses).toEqual([403, 403, 403, 429, 429])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await refused.json()).toMatchObject({ code: 'request.tooMany' })
    expect((await small.ask('/admin')).status).toBe(200)
    await small.close()
  })

  test.each(['login', 'LOGIN', 'login/', 'forgot-password', 'first-register', 'reset-password'])(
    'that guess at secrets wait sooner: %s',
    async (path) => {
      const small = await serve(aSite(), { limits: { signInsPerMinute: 2 } })
      const guess = async () => (await small.send('POST', `/api/users/${path}`, {})).status

      expect([await guess(), await guess()]).not.toContain(429)
      expect(await guess()).toBe(429)
      expect((await small.ask('/api/posts')).status).toBe(403)
      await small.close()
    },
  )
})

/** fetch always says how long a body is. */
function postInChunks(path: string): Promise<{ status: number; code: string }> {
  return new Promise((resolve, reject) => {
    const posting = request(
      { host: '127.0.0.1', port: server.port, path, method: 'POST' },
      (answer) => {
        let text = ''
        answer.on('data', (part) => {
          text += part
        })
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, code: JSON.parse(text).code }),
        )
      },
    )
    posting.on('error', reject)
    posting.setHeader('content-type', 'application/json')
    posting.write('{"title":')
    posting.end('"x"}')
  })
}
