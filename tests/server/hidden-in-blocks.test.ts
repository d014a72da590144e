import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestServer } from './kit/serve.ts'
import { serve } from './kit/serve.ts'
import { aSite, users } from './kit/site.ts'

let server: TestServer

const no = { read: () => false }
const pages = {
  slug: 'pages',
  access: { read: () => true, readVersions: () => true },
  versions: { drafts: true },
  fields: [
    { name: 'title', type: 'text' as const },
    {
      name: 'rows',
      type: 'blocks' as const,
      blocks: [
        {
          slug: 'shut',
          fields: [
            { name: 'open', type: 'text' as const },
            { name: 'secret', type: 'text' as const, access: no },
            {
              name: 'list',
              type: 'array' as const,
              fields: [{ name: 'deep', type: 'text' as const, access: no }],
            },
          ],
        },
      ],
    },
    { name: 'parent', type: 'relationship' as const, relationTo: 'pages' },
    { name: 'children', type: 'join' as const, collection: 'pages', on: 'parent' },
  ],
}

beforeAll(async () => {
  server = await serve(aSite({ collections: [users(), pages] }))
  const make = async (title: string, secret: string, parent?: string | number) => {
    const rows = [{ blockType: 'shut', open: 'o', secret, list: [{ deep: secret }] }]
    const data = { title, parent, rows, _status: 'published' }
    return (await server.payload.create({ collection: 'pages', data })).id
  }
  const first = await make('a', 's2')
  await make('b', 's3', first)
  await make('c', 's1', first)
})
afterAll(() => server.close())

test.each([
  '?where[rows.secret][equals]=s2',
  '?where[or][0][and][0][rows__secret][equals]=s2',
  '?where[rows.list.deep][equals]=s2',
  '?where[parent.rows.secret][equals]=s2',
  '?draft=true&where[rows.secret][like]=s2',
  '/count?where[rows.secret][equals]=s2',
  '/versions?where[version.rows.secret][equals]=s2',
  '?sort=rows.secret',
  '?sort=-parent.rows.secret',
  '/versions?sort=-version.rows.secret',
  '?joins[children][where][rows.secret][equals]=s3&depth=0',
  '?joins[children][sort]=rows.secret&depth=0',
])('PERM-2 what a block hides is not found out by asking about it: %s', async (query) => {
  expect((await server.ask(`/api/pages${query}`)).status).toBe(400)
})

test.each([
  ['?where[rows.open][equals]=o&sort=title', 'abc'],
  ['?where[rows.blockType][equals]=shut&sort=-title', 'cba'],
  ['?where[parent.title][equals]=a&sort=title', 'bc'],
  ['?joins[children][sort]=title&where[title][equals]=a', 'a'],
])('PERM-2 what it shows is: %s', async (query, titles) => {
  const { docs } = await (await server.ask(`/api/pages${query}`)).json()
  expect(docs.map(({ title }: { title: string }) => title).join('')).toBe(titles)
})
