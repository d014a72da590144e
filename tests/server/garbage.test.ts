import type { CollectionBeforeChangeHook } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { onBothDatabases } from './kit/on-both-databases.ts'
import type { TestServer } from './kit/serve.ts'
import { serve } from './kit/serve.ts'
import { aSite, posts, users } from './kit/site.ts'

const site = () =>
  aSite({
    collections: [
      users(),
      {
        ...posts(),
        hooks: { beforeChange: [crashOnDemand] },
        fields: [
          ...posts().fields,
          { name: 'publishedAt', type: 'date' },
          { name: 'author', type: 'relationship', relationTo: 'users' },
          { name: 'about', type: 'relationship', relationTo: ['posts', 'users'], hasMany: true },
          { name: 'more', type: 'json' },
          { name: 'count', type: 'number' },
          { name: 'kind', type: 'select', options: ['news', 'story'] },
        ],
      },
    ],
  })

const crashOnDemand: CollectionBeforeChangeHook = ({ data }) => {
  if (data.title === 'crash') throw new TypeError('A mistake in the site.')
  return data
}

/** The same on both databases: each has its own way to choke on what it cannot store. */
function garbageCases(databaseUrl: () => Promise<string | null>) {
  let server: TestServer
  let cookie: string

  beforeAll(async () => {
    server = await serve(site(), { databaseUrl: await databaseUrl() })
    cookie = await server.signIn()
    await server.send('POST', '/api/posts', { title: 'There' }, { cookie })
  })
  afterAll(() => server.close())

  const send = (method: string, path: string, body: unknown) =>
    server.send(method, path, body, { cookie })

  test.each(['abc', 'NaN', '1.5', '%00', 'a%2Fb', '99999999999999999999'])(
    'an id that cannot be one is a document that does not exist: %s',
    async (id) => {
      const path = `/api/posts/${id}`
      const nowhere = await (await server.ask('/api/posts/999', { headers: { cookie } })).json()
      const read = await server.ask(path, { headers: { cookie } })

      expect(read.status).toBe(404)
      expect(await read.json()).toEqual(nowhere)
      expect((await send('PATCH', path, { title: 'x' })).status).toBe(404)
      expect((await server.ask(path, { method: 'DELETE', headers: { cookie } })).status).toBe(404)
    },
  )

  test('a stranger learns nothing about ids', async () => {
    expect((await server.ask('/api/posts/abc')).status).toBe(403)
  })

  test.each([
    'page=1e99',
    'page=Infinity',
    'limit=2.5',
    'where[author][equals]=abc',
    'where[author][in]=abc',
    'where[id][in]=abc',
  ])('LIST-3 a query that no database can answer is refused: %s', async (query) => {
    const answer = await server.ask(`/api/posts?${query}`, { headers: { cookie } })

    expect(answer.status).toBe(400)
    expect(await answer.json()).toEqual({
      errors: [{ message: 'request.invalid' }],
      code: 'request.invalid',
      details: { part: 'address' },
    })
  })

  test.each([
    ...['like', 'not_like', 'contains'].flatMap((operator) =>
      ['id', 'more', 'count', 'kind', 'publishedAt', 'author', 'about.value'].map(
        (field) => `where[${field}][${operator}]=1`,
      ),
    ),
    ...['in', 'not_in', 'greater_than', 'less_than_equal', 'contains'].map(
      (operator) => `where[more.a][${operator}]=posts`,
    ),
    'where[more.a][greater_than]=users',
    'where[about.value][in]=-1',
    'where[about.value][equals]=null',
    'where[author][in]=null',
    'where[title][equals]=%00',
    'where[kind][equals]=%00',
    'page=-1&limit=-5',
  ])('LIST-3 a filter that a database knows no answer to is no failure: %s', async (query) => {
    const answer = await server.ask(`/api/posts?${query}`, { headers: { cookie } })
    const { code } = await answer.json()
    expect([answer.status, code]).toEqual(
      answer.status === 200 ? [200, undefined] : [400, 'request.invalid'],
    )
  })

  test.each([
    ['a null byte in a text', { title: 'a\u0000b' }],
    ['half a character in a text', { title: 'a\ud800b' }],
    ['a null byte in JSON', { more: { a: 'a\u0000b' } }],
    ['a null byte in a name within JSON', { more: { 'a\u0000b': 1 } }],
    ['half a character in JSON', { more: ['\udfff'] }],
    ['a null byte in a row', { notes: [{ text: '\u0000' }] }],
    ['a null byte as the id of a row', { notes: [{ id: '\u0000', text: 'x' }] }],
    ['a number that none is', { count: '1e400' }],
    ['a very large number', { count: 1e308 }],
    ['a date after all dates', { publishedAt: 1e308 }],
    ['a date that never comes', { publishedAt: 'Infinity' }],
    ['a date in another era', { publishedAt: '-271821-01-01' }],
    ['no reference among references', { about: [null, null] }],
    ['a reference out of range', { author: 99_999_999_999 }],
  ])('a value that a database cannot keep is refused, or kept: %s', async (_what, value) => {
    const made = await send('POST', '/api/posts', { title: 'Odd', ...value })
    expect([201, 400]).toContain(made.status)
    const list = await server.ask('/api/posts?limit=500&depth=1', { headers: { cookie } })
    expect(list.status).toBe(200)
  })

  test.each([[[]], [{}], [['a@site.example']], [1e308]])(
    'an email that is no text is refused: %j',
    async (email) => {
      const made = await send('POST', '/api/users', { email, password: 'a-long-password-2' })
      expect(made.status).toBe(400)
    },
  )

  test('two users never share an email, however it is written', async () => {
    for (const [email, status] of [
      ['Grace@Site.example', 201],
      ['grace@site.example', 400],
      ['  GRACE@SITE.EXAMPLE ', 400],
    ] as const) {
      const made = await send('POST', '/api/users', { email, password: 'a-long-password-2' })
      expect([email, made.status]).toEqual([email, status])
    }
  })

  test.each(['%', '_%', 'ada@site.exampl_', 'ADA@SITE%'])(
    'a name with a wildcard signs nobody in: %s',
    async (email) => {
      const answer = await server.send('POST', '/api/users/login', {
        email,
        password: 'a-long-password',
      })
      expect(answer.status).toBe(401)
    },
  )

  test('LIST-3 a date that is none is refused, or finds nothing', async () => {
    const answer = await server.ask('/api/posts?where[publishedAt][equals]=zzz', {
      headers: { cookie },
    })

    expect(answer.status).toBe(databaseKind(server) === 'sqlite' ? 400 : 200)
  })

  test.each([null, 1, 'x', true])('a body that is no object is refused: %j', async (body) => {
    for (const answer of [
      await send('POST', '/api/posts', body),
      await send('PATCH', '/api/posts/1', body),
    ]) {
      expect(answer.status).toBe(400)
      expect(await answer.json()).toMatchObject({
        code: 'request.invalid',
        details: { part: 'body' },
      })
    }
  })

  test.each(['{', 'null'])(
    'a form with values that are no object is refused: %s',
    async (values) => {
      const form = new FormData()
      form.set('_payload', values)
      const answer = await server.ask('/api/posts', {
        method: 'POST',
        body: form,
        headers: { cookie },
      })

      expect(answer.status).toBe(400)
      expect(await answer.json()).toMatchObject({ code: 'request.invalid' })
    },
  )

  test("a crash of the server's own stays one", async () => {
    const answer = await send('POST', '/api/posts', { title: 'crash' })

    expect(answer.status).toBe(500)
  })
}

const databaseKind = ({ payload }: TestServer) => payload.db.name

onBothDatabases(garbageCases)
