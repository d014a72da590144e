import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SignedInConfig } from '#contracts/admin-config'
import type { TestServer } from './kit/serve.ts'
import { serve } from './kit/serve.ts'
import { aSite, posts, users } from './kit/site.ts'

let server: TestServer
let cookie: string

beforeAll(async () => {
  server = await serve(
    aSite({
      defaultMaxTextLength: 20,
      collections: [users(), posts(), { slug: 'counters', endpoints: false, fields: [] }],
      globals: [{ slug: 'internals', endpoints: false, fields: [] }],
    }),
  )
  cookie = await server.signIn()
})
afterAll(() => server.close())

const config = async () =>
  (await (
    await server.ask('/api/stateroom/config', { headers: { cookie } })
  ).json()) as SignedInConfig

test('17.16 what has no endpoints is offered nowhere: every request for it would be refused', async () => {
  const { collections, globals } = await config()

  expect((await server.ask('/api/counters', { headers: { cookie } })).status).not.toBe(200)
  expect(collections.map(({ slug }) => slug)).toEqual(['users', 'posts'])
  expect(globals).toEqual([])
})

test('17.16 VAL-2 a text without a length of its own is at most as long as the config says', async () => {
  const save = (title: string) => server.send('POST', '/api/posts', { title }, { cookie })

  expect((await config()).rules?.maxTextLength).toBe(20)
  expect((await save('Twenty characters ok')).status).toBe(201)
  const refused = await save('Twenty-one characters')
  expect([refused.status, await refused.json()]).toMatchObject([
    400,
    { errors: [{ data: { errors: [{ path: 'title' }] } }] },
  ])
})
