import type { Field } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestServer } from './kit/serve.ts'
import { serve } from './kit/serve.ts'
import { aSite, posts, users } from './kit/site.ts'

const fields: Field[] = [
  { name: 'place', type: 'point' },
  { name: 'tags', type: 'text', hasMany: true },
  { name: 'kind', type: 'select', hasMany: true, options: ['a', 'b'] },
  { name: 'day', type: 'date' },
  { name: 'author', type: 'relationship', relationTo: 'users' },
]

let server: TestServer
let cookie: string

beforeAll(async () => {
  const more = { ...posts(), fields: [...posts().fields, ...fields] }
  server = await serve(aSite({ collections: [users(), more] }))
  cookie = await server.signIn()
})
afterAll(() => server.close())

const statusOf = async (field: string, operator: string) => {
  const where = `where[or][0][and][0][${field}][${operator}]=1,2,100`
  return (await server.ask(`/api/posts?${where}`, { headers: { cookie } })).status
}

test.each(['all', 'within', 'intersects', 'near'])(
  '17.16 LIST-3 %s is refused in words where the database cannot answer it',
  async (operator) => {
    for (const field of ['title', 'place', 'tags', 'kind', 'day', 'author']) {
      expect([field, await statusOf(field, operator)]).toEqual([field, 400])
    }
  },
)
