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
