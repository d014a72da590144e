import type { CollectionConfig, Field } from 'payload'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { stateroom } from '#server'
import { readInParts } from '../../server/features/cost/long-lists.ts'
import { plainPayload } from './kit/plain-payload.ts'

/** A host that has the plugin and no limits of its own. */
let site: Awaited<ReturnType<typeof plainPayload>>

const count = 620
const many = Array.from({ length: 12 }, (_, n) => `n${n}`)
const related: Field = { name: 'related', type: 'relationship', relationTo: 'posts', hasMany: true }
const posts: CollectionConfig = {
  slug: 'posts',
  access: { read: () => true },
  versions: { drafts: true },
  fields: [
    { name: 'title', type: 'text' },
    { name: 'topic', type: 'relationship', relationTo: 'topics' },
    related,
    { name: 'notes', type: 'array', fields: many.map((name) => ({ name, type: 'number' })) },
  ],
}
const topics: CollectionConfig = {
  slug: 'topics',
  access: { read: () => true },
  fields: [
    { name: 'name', type: 'text' },
    { name: 'posts', type: 'join', collection: 'posts', on: 'topic' },
  ],
}

beforeAll(async () => {
  // The packages of a live preview in this project are older than Payload.
  vi.stubEnv('PAYLOAD_DISABLE_DEPENDENCY_CHECKER', 'true')
  site = await plainPayload({ collections: [posts, topics], plugins: [stateroom()] })
  for (let n = 1; n <= count; n += 1) {
    const data = { title: `Post ${String((n * 37) % count).padStart(3, '0')}`, topic: 1 }
    if (n === 1) await site.payload.create({ collection: 'topics', data: { name: 'All' } })
    await site.payload.create({ collection: 'posts', data: { ...data, _status: 'published' } })
  }
}, 120_000)
afterAll(async () => {
  vi.unstubAllEnvs()
  await site.close()
})

const read = async (path: string, init: RequestInit = {}) => {
  const answer = await site.fetch(`/api${path}`, init)
  return { status: answer.status, ...(await answer.json()) }
}
const byPost = (path: string, body: string, type: string) =>
  read(path, {
    method: 'POST',
    body,
    headers: { 'x-http-method-override': 'GET', 'content-type': type },
  })
const json = 'application/json'
const form = 'application/x-www-form-urlencoded'
const tooCostly = { status: 400, code: 'request.tooCostly' }

describe('18.9 PERM-2 of one list there are 500 documents at most', () => {
  test.each([
    'limit=0',
    'limit=-1',
    'limit=9999',
    'limit=1e9',
    'limit[]=9999',
    'limit[]=5&limit[]=9999',
    'pagination=false',
    'pagination=false&limit=0',
    'pagination=false&limit=9999',
  ])('asked for by %s', async (query) => {
    for (const path of ['/posts', '/posts/versions']) {
      expect((await read(`${path}?depth=0&${query}`)).docs).toHaveLength(500)
      expect((await byPost(path, `depth=0&${query}`, form)).docs).toHaveLength(500)
      expect((await byPost(`${path}?depth=0&${query}`, '{"data":{}}', json)).docs).toHaveLength(500)
    }
    expect((await read(`/posts?depth=0&draft=true&${query}`)).docs).toHaveLength(500)
  })

  test.each([
    ['pagination=false', 500],
    ['pagination=false&limit=0', 500],
    ['pagination=false&limit=9999', 500],
    ['pagination=false&depth=3', 100],
  ])('37.5 and a list that was cut says how many there are: %s', async (query, most) => {
    for (const path of ['/posts', '/posts/versions', '/posts?draft=true']) {
      const found = await read(`${path}${path.includes('?') ? '&' : '?'}${query}`)
      expect(found.docs).toHaveLength(most)
      expect(found).toMatchObject({ totalDocs: 620, limit: most, hasNextPage: true, nextPage: 2 })
    }
  })

  test.each(['1000', '3', '1000x', '[]=1000&depth[]=1'])(
    'and 100 where they bring references of references along: a depth of %s',
    async (depth) => {
      const query = depth.startsWith('[') ? `depth${depth}` : `depth=${depth}`
      expect((await read(`/posts?limit=500&${query}`)).docs).toHaveLength(100)
    },
  )

  test.each(['0', '-1', '9999'])('and 500 in all of its joins: a limit of %s', async (limit) => {
    const query = `depth=0&joins[posts][limit]=${limit}`
    const [topic] = (await read(`/topics?limit=1&${query}`)).docs
    expect(topic.posts.docs).toHaveLength(500)
    const [one] = (await read(`/topics?limit=500&${query}`)).docs
    expect(one.posts.docs).toHaveLength(10)
    expect((await read(`/topics/1?${query}`)).posts.docs).toHaveLength(500)
  })

  test('but the code of a site reads as many as it likes', async () => {
    const all = { collection: 'posts', depth: 0, limit: 0, overrideAccess: false } as const
    expect((await site.payload.find(all)).docs).toHaveLength(count)
    expect((await site.payload.find({ ...all, pagination: false })).docs).toHaveLength(count)
  })
})

describe('18.9 PERM-2 documents that name others', () => {
  test('bring 5,000 along at most, whoever says which', async () => {
    const ids = (most: number) => Array.from({ length: most }, (_, n) => n + 1)
    const asked = (most: number) => JSON.stringify({ data: { related: ids(most) }, depth: 1 })
    expect(await byPost('/posts/1', asked(9000), json)).toMatchObject(tooCostly)
    const { status, related: brought } = await byPost('/posts/1', asked(600), json)
    expect(status).toBe(200)
    expect(brought[599]).toMatchObject({ id: 600 })
  })

  test('answer with 16 MB at most, though they are few', async () => {
    const make = () => site.payload.create({ collection: 'posts', data: { title: 'Mutual' } })
    const ids = [(await make()).id, (await make()).id, (await make()).id]
    const mutual = Array.from({ length: 9 }, (_, n) => ids[n % 3])
    for (const id of ids) {
      const data = { related: mutual, _status: 'published' } as const
      await site.payload.update({ collection: 'posts', id, data })
    }
    for (const path of [`/posts/${ids[0]}?`, `/posts?where[id][equals]=${ids[0]}&`]) {
      expect(await read(`${path}depth=10`)).toMatchObject(tooCostly)
      expect((await read(`${path}depth=2`)).status).toBe(200)
    }
    for (const id of ids) await site.payload.delete({ collection: 'posts', id })
  })
})

describe('18.9 PERM-2 a document is refused', () => {
  const save = (data: object) =>
    read('/posts', {
      method: 'POST',
      body: JSON.stringify({ title: 'Long', ...data }),
      headers: { 'content-type': json },
    })
  const notes = (most: number, note: object) => ({ notes: Array(most).fill(note) })

  test.each([
    ['has more than 5,000 rows', notes(5001, {})],
    ['has more values than the database takes at once', notes(3000, { n1: 1 })],
    ['names more than 5,000 others', { related: Array.from({ length: 5001 }, (_, n) => n + 1) }],
  ])('that %s', async (_, data) => {
    expect(await save(data)).toMatchObject(tooCostly)
  })

  test('but not one of 2,000 rows', async () => {
    const { status, doc } = await save(notes(2000, {}))
    expect(status).toBe(201)
    expect(doc.notes).toHaveLength(2000)
    await site.payload.delete({ collection: 'posts', id: doc.id })
  })
})

describe('18.9 PERM-2 a long list', () => {
  const where = { title: { not_equals: 'Post 007' } }

  test.each([
    ['of documents', 'posts', {}],
    ['of drafts', 'posts', { draft: true }],
    ['of a later page', 'posts', { page: 2, limit: 300 }],
    ['of two fields', 'posts', { select: { title: true } }],
  ])('%s is what it would be in one piece', async (_, collection, more) => {
    const asked = { collection, depth: 1, limit: 400, sort: '-title', where, ...more } as const
    const whole = await site.payload.find(asked as never)
    const req = { payloadAPI: 'REST' as const }
    const inParts = await site.payload.find({ ...asked, req } as never)
    expect(inParts.docs.length).toBeGreaterThan(250)
    expect(JSON.parse(JSON.stringify(inParts))).toEqual(JSON.parse(JSON.stringify(whole)))
  })

  test('of versions is what it would be in one piece', async () => {
    const asked = { collection: 'posts', depth: 1, limit: 400, sort: '-updatedAt' } as const
    const whole = await site.payload.findVersions(asked)
    const inParts = await site.payload.findVersions({ ...asked, req: { payloadAPI: 'REST' } })
    expect(JSON.parse(JSON.stringify(inParts))).toEqual(JSON.parse(JSON.stringify(whole)))
  })

  test.each([
    '/posts?limit=500&depth=1',
    '/posts/versions?limit=500',
    '/posts?limit=500&draft=true',
  ])('lets others have a turn: %s', async (path) => {
    let turns = 0
    let isOver = false
    const others = () => {
      turns += 1
      if (!isOver) setImmediate(others)
    }
    others()
    const { docs } = await read(path)
    isOver = true
    expect(docs).toHaveLength(500)
    // 20 parts, each read and each worked on.
    expect(turns).toBeGreaterThan(38)
  })

  test('leaves out what is deleted while it is read', async () => {
    const rows = Array.from({ length: 200 }, (_, n) => ({ id: n + 1, title: `Post ${n + 1}` }))
    let asks = 0
    const database = async ({ where }: { where?: { and?: { id?: { in: number[] } }[] } }) => {
      asks += 1
      if (asks === 3) rows.splice(100, 50)
      const ids = where?.and?.flatMap(({ id }) => id?.in ?? [])
      return { docs: rows.filter(({ id }) => !ids || ids.includes(id)), totalDocs: 200 }
    }
    const asked = { collection: 'posts', limit: 200, req: { payloadAPI: 'REST' } }
    const page = await readInParts().find?.(asked as never, database as never)
    const { docs, totalDocs } = page as { docs: { id: number }[]; totalDocs: number }
    expect(totalDocs).toBe(200)
    expect(docs.map(({ id }) => id)).toEqual(rows.map(({ id }) => id))
  })
})
