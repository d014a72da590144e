import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bulkPath } from '#contracts/bulk'
import { formStatePath } from '#contracts/form-state'
import { isCostlyJson } from '../../server/kit/cost.ts'
import type { TestServer } from './kit/serve.ts'
import { serve } from './kit/serve.ts'
import { aSite, posts, users } from './kit/site.ts'

let server: TestServer
let cookie: string

beforeAll(async () => {
  server = await serve(
    aSite({
      collections: [
        users(),
        { ...posts(), access: { read: () => true }, versions: true },
        { slug: 'files', upload: true, fields: posts().fields.slice(1) },
      ],
      globals: [{ slug: 'header', fields: posts().fields, versions: true }],
      localization: { locales: ['en', 'de'], defaultLocale: 'en' },
    }),
    { limits: { requestsPerMinute: 100_000 } },
  )
  cookie = await server.signIn()
})
afterAll(() => server.close())

const ors = (most: number) =>
  JSON.stringify({ or: Array.from({ length: most }, (_, n) => ({ title: { equals: `${n}` } })) })
const nested = (levels: number) =>
  `${'{"and":['.repeat(levels)}{"title":{"equals":"x"}}${']}'.repeat(levels)}`
const lists = (most: number) => `{"id":{"in":[${Array(most).fill(1)}]}}`
const rows = (most: number) => `{"title":"A","notes":[${Array(most).fill('{}')}]}`
const deep = (levels: number) => `{"title":"A","body":${'['.repeat(levels)}${']'.repeat(levels)}}`

async function refusalOf(answer: Response) {
  const { code } = (await answer.json()) as { code?: string }
  return [answer.status, code]
}
const tooCostly = [400, 'request.tooCostly']

describe('18.9 PERM-2 a read that would hold up everybody is refused', () => {
  const payloads = { 'x-payload-http-method-override': 'GET' }
  const generic = { 'x-http-method-override': 'GET' }

  const asForms: [string, Record<string, string>][] = [
    ['as a form', { ...payloads, 'content-type': 'application/x-www-form-urlencoded' }],
    ['by the other header', { ...generic, 'content-type': 'application/x-www-form-urlencoded' }],
    [
      'by one header beside another that says something else',
      {
        ...generic,
        'x-payload-http-method-override': 'PUT',
        'content-type': 'application/x-www-form-urlencoded',
      },
    ],
    [
      'as a form that names its characters',
      { ...payloads, 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' },
    ],
  ]
  const addresses = ['/api/posts', '/api/posts/count', '/api/globals/header/versions']

  test.each([
    ...asForms,
    ['as JSON', { ...payloads, 'content-type': 'application/json' }],
    ['as text', { ...payloads, 'content-type': 'text/plain' }],
    ['as nothing', payloads],
  ])('asked for by POST %s', async (_as, headers) => {
    const body = `where=${encodeURIComponent(ors(60_000))}`
    const init = { method: 'POST', body, headers: headers as HeadersInit }
    for (const path of addresses) {
      expect(await refusalOf(await server.ask(path, init))).toEqual(tooCostly)
    }
  })

  test.each(asForms)(
    'and its conditions are counted, not its characters, asked for by POST %s',
    async (_as, headers) => {
      const body = `where=${encodeURIComponent(ors(250))}`
      for (const path of addresses) {
        const answer = await server.ask(path, { method: 'POST', body, headers })
        expect(await refusalOf(answer)).toEqual(tooCostly)
      }
    },
  )

  test.each([
    ['as text', { 'content-type': 'text/plain' }, ''],
    ['in two parts', { 'content-type': 'application/json' }, '{"locale":"en&limit=9999"}'],
    ['by both headers', { ...generic, 'x-payload-http-method-override': 'no' }, 'limit=9999'],
  ])('and no list is longer for being asked for %s', async (_as, headers, body) => {
    const answer = await server.ask('/api/posts?limit=9999', {
      method: 'POST',
      body,
      headers: { ...payloads, ...headers } as HeadersInit,
    })
    expect(answer.status).toBe(200)
    expect((await answer.json()).limit).toBeLessThanOrEqual(500)
  })

  test.each([
    ['conditions', ors(250)],
    ['levels', nested(40)],
    ['words', `{"title":{"like":"${'a '.repeat(2_000)}"}}`],
    ['joined tables', `{"and":[${Array(60).fill('{"a.b.c.d.e.f.g.h":{"equals":1}}')}]}`],
  ])('for its %s, in every method that takes a query', async (_what, where) => {
    const query = `where=${encodeURIComponent(where)}`
    for (const [method, path] of [
      ['GET', '/api/posts'],
      ['GET', '/api/posts/versions'],
      ['PATCH', '/api/posts'],
      ['DELETE', '/api/posts'],
    ] as const) {
      const init = { method, headers: { cookie } }
      expect(await refusalOf(await server.ask(`${path}?${query}`, init))).toEqual(tooCostly)
    }
  })

  test.each([
    ['a list', `where=${lists(20_000)}`],
    ['a list in one text', `where[id][in]=${Array(9_000).fill(1)}`],
    ['a sort', `sort=${Array(30).fill('title')}`],
    ['more parts than are read', Array(1_200).fill('where[id][in][]=1').join('&')],
  ])('for %s', async (_what, body) => {
    const headers = { ...payloads, 'content-type': 'application/x-www-form-urlencoded' }
    const init = { method: 'POST', headers, body }
    expect(await refusalOf(await server.ask('/api/posts', init))).toEqual(tooCostly)
  })

  test('but not what people put together', async () => {
    for (const where of [ors(90), nested(6), lists(1_000)]) {
      const headers = { ...payloads, 'content-type': 'application/x-www-form-urlencoded' }
      const init = { method: 'POST', headers, body: `where=${encodeURIComponent(where)}` }
      expect((await server.ask('/api/posts', init)).status).toBe(200)
    }
  })

  test('whichever way it comes to Payload, as GraphQL does', async () => {
    const where = JSON.parse(ors(1_000))
    const find = () => server.payload.find({ collection: 'posts', where, overrideAccess: false })
    await expect(find()).rejects.toThrow('request.tooCostly')
    expect((await server.send('POST', '/api/graphql', { query: '{ Posts { id } }' })).status).toBe(
      404,
    )
  })
})

describe('18.9 PERM-2 a save that would hold up everybody is refused', () => {
  const post = (path: string, body: string, method = 'POST', headers = {}) =>
    server.ask(path, {
      method,
      body,
      headers: { cookie, 'content-type': 'application/json', ...headers },
    })

  test.each([
    ['rows', rows(60_000)],
    ['levels', deep(5_000)],
  ])('for its %s', async (_what, body) => {
    for (const path of [
      '/api/posts',
      '/api/globals/header',
      `/api${formStatePath}`,
      `/api${bulkPath}`,
    ]) {
      expect(await refusalOf(await post(path, body))).toEqual(tooCostly)
    }
    expect(await refusalOf(await post('/api/posts/1', body, 'PATCH'))).toEqual(tooCostly)
    const bare = { 'content-type': 'text/plain' }
    expect(await refusalOf(await post(`/api${formStatePath}`, body, 'POST', bare))).toEqual(
      tooCostly,
    )
    const form = new FormData()
    form.set('_payload', body)
    form.set('file', new Blob(['x']), 'a.txt')
    const answer = await server.ask('/api/files', {
      method: 'POST',
      body: form,
      headers: { cookie },
    })
    expect(await refusalOf(answer)).toEqual(tooCostly)
  })

  test('but not a long document', async () => {
    expect((await post('/api/posts', rows(300))).status).toBe(201)
  })
})

test('PERM-2 JSON is counted as it is read, whatever its texts hold', () => {
  const text = JSON.stringify('\\"[{,'.repeat(50_000))
  expect(isCostlyJson(`{"a":${text},"b":[1,2]}`)).toBe(false)
  expect(isCostlyJson(`{"a":"\\\\","b":[${Array(60_000).fill(1)}]}`)).toBe(true)
  expect(isCostlyJson('"never ends')).toBe(false)
  const names = (count: number) => Array.from({ length: count }, (_, n) => `"f${n}":1`)
  expect(isCostlyJson(`{"a":{${names(5_000)}},"b":[${Array(20_000).fill(1)}]}`)).toBe(false)
  expect(isCostlyJson(`{"a":[1],"b":{${names(5_001)}}}`)).toBe(true)
})
