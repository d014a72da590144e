import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { strangerHeader, userHeader, userHeaderValue } from '#contracts/admin-config'
import type { TestServer } from './kit/serve.ts'
import { admin, serve } from './kit/serve.ts'
import { aSite } from './kit/site.ts'

const ben = { email: 'ben@site.example', password: 'another-long-password' }

let server: TestServer
/** Of Ben, who signed in in Ada's browser. */
let cookie: string
let names: { ada: string; ben: string }

beforeAll(async () => {
  const site = aSite({ globals: [{ slug: 'header', fields: [{ name: 'text', type: 'text' }] }] })
  server = await serve(site)
  const { id } = await server.payload.create({ collection: 'users', data: ben })
  const found = await server.payload.find({
    collection: 'users',
    where: { email: { equals: admin.email } },
  })
  names = { ada: userHeaderValue('users', found.docs[0]?.id), ben: userHeaderValue('users', id) }
  cookie = await server.signIn(ben)
})
afterAll(() => server.close())

const aPost = () => server.payload.create({ collection: 'posts', data: { title: 'Stored' } })

describe('17.2 DOC-19 a tab that names the user whom it believes in', () => {
  test.each<[string, () => Promise<[string, string, unknown]>]>([
    ['creates no document', async () => ['POST', '/api/posts', { title: 'New' }]],
    [
      'changes no document',
      async () => ['PATCH', `/api/posts/${(await aPost()).id}`, { title: 'Mine' }],
    ],
    ['deletes no document', async () => ['DELETE', `/api/posts/${(await aPost()).id}`, {}]],
    ['saves no global', async () => ['POST', '/api/globals/header', { text: 'Mine' }]],
    ['changes no user', async () => ['PATCH', '/api/users/1', { role: 'admin' }]],
    ['changes no documents at once', async () => ['POST', '/api/stateroom/bulk', {}]],
    ['imports nothing', async () => ['POST', '/api/stateroom/import', {}]],
    ['takes no lock', async () => ['POST', '/api/stateroom/lock', {}]],
    ['keeps no preference', async () => ['POST', '/api/payload-preferences/nav', { value: 1 }]],
  ])('%s in the name of another', async (_what, request) => {
    const [method, path, body] = await request()
    const before = await stored()

    const answer = await server.send(method, path, body, { cookie, [userHeader]: names.ada })

    expect([401, 403]).toContain(answer.status)
    expect(answer.headers.get(strangerHeader)).toBe('yes')
    expect(await stored()).toEqual(before)
  })

  test('reads nothing that a stranger may not read', async () => {
    const { id } = await aPost()

    const answer = await server.ask(`/api/posts/${id}`, {
      headers: { cookie, [userHeader]: names.ada },
    })

    expect(answer.status).toBe(403)
  })

  test('does what it asks for where it is right, and where it names nobody', async () => {
    const { id } = await aPost()
    const change = (headers: HeadersInit) =>
      server.send('PATCH', `/api/posts/${id}`, { title: 'Mine' }, headers)

    expect((await change({ cookie, [userHeader]: names.ben })).status).toBe(200)
    expect((await change({ cookie })).status).toBe(200)
  })
})

/** All that the requests above could have changed. */
async function stored() {
  const { payload } = server
  const read = (collection: 'posts' | 'users' | 'payload-preferences') =>
    payload.find({ collection, depth: 0, pagination: false })
  const [posts, users, preferences] = await Promise.all([
    read('posts'),
    read('users'),
    read('payload-preferences'),
  ])
  const header = await payload.findGlobal({ slug: 'header' })
  return [posts.docs, users.docs.map(({ id, role }) => ({ id, role })), preferences.docs, header]
}
