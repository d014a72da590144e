import type { CollectionConfig } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ClientCollection, SignedInConfig } from '#contracts/admin-config'
import { searchedSite } from './kit/searched-site.ts'
import type { TestServer } from './kit/serve.ts'
import { serve } from './kit/serve.ts'
import { aSite, posts, users } from './kit/site.ts'

const editor = { email: 'grace@site.example', password: 'another-long-password' }

let server: TestServer
beforeAll(async () => {
  server = await serve(searchedSite())
  await server.payload.create({ collection: 'users', data: { ...editor, role: 'editor' } })
})
afterAll(() => server.close())

async function searchFor(
  { ask }: TestServer,
  cookie: string,
): Promise<ClientCollection | undefined> {
  const answer = await ask('/api/stateroom/config', { headers: { cookie } })
  const { collections }: SignedInConfig = await answer.json()
  return collections.find(({ slug }) => slug === 'search')
}

test('LIST-5 the panel knows which collections can be reindexed', async () => {
  const search = await searchFor(server, await server.signIn())

  expect(search?.search).toEqual({ collections: ['posts', 'pages'] })
  expect(search?.defaultColumns).toEqual(['title', 'doc', 'priority', 'updatedAt'])
  expect(search?.access.create).toBe(false)
})

test('LIST-5 PERM-1 whoever may not reindex is not offered it, and may search all the same', async () => {
  const search = await searchFor(server, await server.signIn(editor))

  expect(search?.access.read).toBe(true)
  expect(search).not.toHaveProperty('search')
  expect(search?.derived).toBe(true)
})

test("LIST-5 a search of Payload's own plugin is known by what it is", async () => {
  const site = await serve(aSite({ collections: [users(), posts(), theirs] }))

  const search = await searchFor(site, await site.signIn())

  expect(search?.search).toEqual({ collections: ['posts'] })
  await site.close()
})

test.each([
  ['an address alone', { fields: [] }],
  ['a field alone', { endpoints: [] }],
  ['what one may not delete', { access: { delete: () => false } }],
])('LIST-5 %s makes no search', async (_what, change) => {
  const site = await serve(aSite({ collections: [users(), posts(), { ...theirs, ...change }] }))

  expect(await searchFor(site, await site.signIn())).not.toHaveProperty('search')
  await site.close()
})

/** A collection as that plugin makes it. */
const theirs: CollectionConfig = {
  slug: 'search',
  access: { create: () => false },
  endpoints: [{ path: '/reindex', method: 'post', handler: () => Response.json({}) }],
  fields: [
    { name: 'title', type: 'text' },
    { name: 'doc', type: 'relationship', relationTo: ['posts'], required: true },
  ],
}
