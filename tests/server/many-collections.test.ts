// @module-tag slow
import { expect, test } from 'vitest'
import { lockPath } from '#contracts/locks'
import { serve } from './kit/serve.ts'
import { aSite, users } from './kit/site.ts'

const things = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    slug: `things-${index}`,
    fields: [{ name: 'title', type: 'text' as const }],
  }))

// SQLite's functions take 127 arguments: with users, 125 collections can be locked.
test.each([
  [124, 200, undefined],
  [125, 500, [expect.stringContaining('126 collections have locks')]],
])(
  '37 with %i collections and users, a lock answers %i, and administrators read why',
  async (count, status, notices) => {
    const server = await serve(aSite({ collections: [users(), ...things(count)] }))
    const cookie = await server.signIn()
    const { doc } = await server
      .send('POST', '/api/things-7', { title: 'Kept' }, { cookie })
      .then((answer) => answer.json())
    const lock = { collectionSlug: 'things-7', id: doc.id, action: 'acquire' }
    const locked = await server.send('POST', `/api${lockPath}`, lock, { cookie })
    const config = await server.ask('/api/stateroom/config', { headers: { cookie } })
    const { developerNotices } = await config.json()
    await server.close()

    expect(locked.status).toBe(status)
    expect(developerNotices).toEqual(notices)
  },
  120_000,
)
