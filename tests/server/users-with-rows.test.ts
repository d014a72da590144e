import type { CollectionConfig } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sessionsPath } from '#contracts/account'
import { onBothDatabases } from './kit/on-both-databases.ts'
import type { TestServer } from './kit/serve.ts'
import { admin, serve } from './kit/serve.ts'
import { aSite, posts, users } from './kit/site.ts'

const withRows: CollectionConfig = {
  ...users(),
  fields: [
    { name: 'name', type: 'text' },
    { name: 'teams', type: 'array', fields: [{ name: 'team', type: 'text' }] },
    {
      name: 'links',
      type: 'blocks',
      blocks: [{ slug: 'link', fields: [{ name: 'url', type: 'text' }] }],
    },
    { name: 'reads', type: 'relationship', relationTo: 'posts', hasMany: true },
    { name: 'words', type: 'text', hasMany: true },
  ],
}

const written = {
  teams: [{ team: 'North' }],
  links: [{ blockType: 'link', url: 'https://site.example' }],
  words: ['quiet', 'calm'],
}

const cookieIn = (answer: Response): string => answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''

onBothDatabases((databaseUrl) => {
  let server: TestServer
  let id: number
  let post: number

  beforeAll(async () => {
    const site = aSite({ collections: [withRows, posts()] })
    server = await serve(site, { databaseUrl: await databaseUrl() })
    id = (await server.payload.find({ collection: 'users' })).docs[0]?.id as number
    post = (await server.payload.create({ collection: 'posts', data: { title: 'A' } })).id as number
  })
  afterAll(() => server.close())
  beforeEach(() =>
    server.payload.update({ collection: 'users', id, data: { ...written, reads: [post] } }),
  )

  const signIn = async () => cookieIn(await server.send('POST', '/api/users/login', admin))
  const stored = () => server.payload.findByID({ collection: 'users', id, depth: 0 })
  const isAlive = async (cookie: string) =>
    (await (await server.ask('/api/users/me', { headers: { cookie } })).json()).user !== null

  test('37.2 signing in and out keeps the rows of a user', async () => {
    const cookie = await signIn()
    expect(await stored()).toMatchObject({ ...written, reads: [post] })

    await signIn()
    await server.send('POST', `/api${sessionsPath}`, { end: 'others' }, { cookie })
    expect(await stored()).toMatchObject({ ...written, reads: [post] })

    await server.ask('/api/users/refresh-token', { method: 'POST', headers: { cookie } })
    await server.ask('/api/users/logout', { method: 'POST', headers: { cookie } })
    expect(await stored()).toMatchObject({ ...written, reads: [post] })
  })

  test('37.2 an edit of a user with rows ends no session', async () => {
    const cookie = await signIn()
    await server.payload.update({ collection: 'users', id, data: { name: 'Ada' } })
    expect(await isAlive(cookie)).toBe(true)
    expect(await stored()).toMatchObject({ ...written, name: 'Ada', reads: [post] })
  })
})
