import type { CollectionConfig } from 'payload'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { TestServer } from './kit/serve.ts'
import { serve } from './kit/serve.ts'
import { aSite, users } from './kit/site.ts'

const posts: CollectionConfig = {
  slug: 'posts',
  fields: [
    { name: 'title', type: 'text' },
    { name: 'body', type: 'textarea', maxLength: 500_000 },
  ],
}

let server: TestServer
let cookie: string

beforeEach(async () => {
  server = await serve(aSite({ collections: [users(), posts] }))
  cookie = await server.signIn()
  await server.payload.create({ collection: 'posts', data: { title: 'Before' } })
})
afterEach(() => server.close())

/** SQLite answers as on a full disk once it may have no more pages than these. */
const allowPages = (pages: number) =>
  (
    server.payload.db as unknown as { client: { execute: (sql: string) => Promise<unknown> } }
  ).client.execute(`PRAGMA max_page_count = ${pages}`)

const large = 'a'.repeat(200_000)
const said = 'The server has no space left. Ask an administrator for help.'

async function send(method: string, path: string, data: unknown) {
  const answer = await server.send(method, `/api/${path}`, data, { cookie })
  return { status: answer.status, body: await answer.json() }
}

async function stored() {
  const { body, title } = await server.payload.findByID({ collection: 'posts', id: 1 })
  return { body, title }
}

test('37 R9 a full disk is said to whoever saves, nothing is half saved, and the next save goes on', async () => {
  await allowPages(1)
  const refused = await send('PATCH', 'posts/1', { title: 'After', body: large })
  expect(refused).toEqual({
    status: 507,
    body: {
      code: 'document.refused',
      details: { message: said },
      errors: [{ message: said }],
    },
  })
  expect(await stored()).toEqual({ body: null, title: 'Before' })

  await allowPages(1_000_000)
  expect((await send('PATCH', 'posts/1', { title: 'After', body: large })).status).toBe(200)
  expect(await stored()).toEqual({ body: large, title: 'After' })
})

test('37 R9 a full disk is said for each document of a bulk change', async () => {
  await allowPages(1)
  const { status, body } = await send('POST', 'stateroom/bulk', {
    collection: 'posts',
    documents: [{ id: 1 }],
    change: { kind: 'edit', data: { body: large } },
  })
  expect(status).toBe(200)
  expect(body.results[0].problem).toEqual({ code: 'document.refused', details: { message: said } })
  expect(await stored()).toEqual({ body: null, title: 'Before' })
})
