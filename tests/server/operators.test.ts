import type { Field } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { onBothDatabases } from './kit/on-both-databases.ts'
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

/** `all` asks for each of several values; no database that we have here knows where points are. */
const isAnswered = (field: string, operator: string) =>
  operator === 'all' && (field === 'tags' || field === 'kind')

onBothDatabases((databaseUrl, kind) => {
  // PostgreSQL has points only with an extension.
  const own = kind === 'sqlite' ? fields : fields.filter(({ type }) => type !== 'point')
  let server: TestServer
  let cookie: string

  beforeAll(async () => {
    const more = { ...posts(), fields: [...posts().fields, ...own] }
    const config = aSite({ collections: [users(), more] })
    server = await serve(config, { databaseUrl: await databaseUrl() })
    cookie = await server.signIn()
  })
  afterAll(() => server.close())

  const statusOf = async (field: string, operator: string) => {
    const values = field === 'kind' ? 'a,b' : '1,2,100'
    const where = `where[or][0][and][0][${field}][${operator}]=${values}`
    return (await server.ask(`/api/posts?${where}`, { headers: { cookie } })).status
  }

  test.each(['all', 'within', 'intersects', 'near'])(
    '17.16 33.12 LIST-3 %s is refused in words where the database cannot answer it',
    async (operator) => {
      for (const field of ['title', 'place', 'tags', 'kind', 'day', 'author']) {
        const status = isAnswered(field, operator) ? 200 : 400
        expect([field, await statusOf(field, operator)]).toEqual([field, status])
      }
    },
  )
})
