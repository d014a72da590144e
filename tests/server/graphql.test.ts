// @module-tag slow
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lockPath } from '#contracts/locks'
import { inProject } from '../../scripts/kit/root.ts'
import type { TestServer } from './kit/serve.ts'
import { serve } from './kit/serve.ts'
import { aSite, posts, users } from './kit/site.ts'

const siteDir = inProject('tests/payload-packages')
const grace = { email: 'grace@site.example', password: 'another-long-password' }
const many = 15

let server: TestServer
let ada: string
let editor: string
let ids: number[]

const related = {
  name: 'related',
  type: 'relationship',
  relationTo: 'posts',
  hasMany: true,
} as const

const onlyPublished = ({ req }: { req: { user: unknown } }) =>
  req.user ? true : { _status: { equals: 'published' } }

// `npm ci --prefix tests/payload-packages` installs them; without them, nothing is asked here.
describe.skipIf(!existsSync(join(siteDir, 'node_modules')))('Payload’s own GraphQL', () => {
  beforeAll(async () => {
    const site = aSite({
      audit: {},
      graphQL: { disable: false },
      collections: [
        users(),
        {
          ...posts(),
          versions: { drafts: true },
          access: { read: onlyPublished, readVersions: onlyPublished },
          fields: [...posts().fields, related],
        },
        { ...posts(), slug: 'pages', enableQueryPresets: true },
      ],
    } as never)
    server = await serve(site, { siteDir, limits: { requestsPerMinute: 100_000 } })
    await server.payload.create({ collection: 'users', data: { ...grace, role: 'editor' } })
    ada = await server.signIn()
    editor = await server.signIn(grace)
    const make = (n: number) =>
      server.payload.create({
        collection: 'posts',
        data: { title: `Post ${n}`, _status: 'published' },
      })
    ids = []
    for (let n = 0; n < many; n++) ids.push((await make(n)).id as number)
    for (const id of ids) {
      await server.payload.update({
        collection: 'posts',
        id,
        data: { related: ids, _status: 'published' },
      })
    }
  })
  afterAll(() => server.close())

  const ask = async (query: string, cookie = '', more: object = {}) => {
    const answer = await server.send('POST', '/api/graphql', { query, ...more }, { cookie })
    return { status: answer.status, ...(await answer.json()) }
  }
  const statusOf = ({ errors }: { errors?: { extensions?: { statusCode: number } }[] }) =>
    errors?.map(({ extensions }) => extensions?.statusCode)

  test('18.9 PERM-2 a few documents that refer to each other are no endless answer', async () => {
    const nested = '{ related { related { related { related { related { related { id } } } } } } }'
    const { errors } = await ask(`{ Posts(limit: ${many}) { docs ${nested} } }`)
    expect(errors).toMatchObject([{ message: 'request.tooCostly' }])

    const short = '{ related { related { id } } }'
    expect((await ask(`{ Posts(limit: ${many}) { docs ${short} } }`)).errors).toBeUndefined()
  })

  test.each([
    ['conditions nested without end', `{ Posts(where: ${'{AND:['.repeat(5_000)}`],
    [
      'conditions nested deeper than anybody reads',
      `{ Posts(where: ${'{AND:['.repeat(2_000)}${']}'.repeat(2_000)}) { totalDocs } }`,
    ],
    ['fields nested without end', '{ a '.repeat(20_000)],
    ['no query', ''],
    ['an id out of range', '{ Post(id: 99999999999999) { id } }'],
    ['two operations', 'query A { __typename } query B { __typename }'],
    ['many names', `{ ${'a '.repeat(100_000)} }`],
  ])('18.12 PERM-2 an odd query is no failure of the server: %s', async (_what, query) => {
    const answer = await ask(query)
    expect(answer.status).toBeLessThan(500)
    expect(answer.errors).toBeDefined()
  })

  test('18.5 LOCK-5 PERM-2 a lock of somebody else is respected, and its row belongs to its endpoint', async () => {
    const [id] = ids
    const lock = { collectionSlug: 'posts', id, action: 'acquire' }
    const locked = await server.send('POST', `/api${lockPath}`, lock, { cookie: ada })
    expect(locked.status).toBe(200)

    const title = `mutation { updatePost(id: ${id}, data: { title: "Mine" }) { id } }`
    expect(statusOf(await ask(title, editor))).toEqual([423])
    const gone = await ask('mutation { deletePayloadLockedDocument(id: 1) { id } }', editor)
    expect(gone.errors).toHaveLength(1)
    const { data } = await ask('{ PayloadLockedDocuments { totalDocs } }', editor)
    expect(data.PayloadLockedDocuments.totalDocs).toBe(0)
  })

  test('PERM-1 dates are the server’s', async () => {
    const past = '2001-01-01T00:00:00.000Z'
    const query = `mutation { createPost(data: { title: "Old", createdAt: "${past}" }) { createdAt } }`
    const { data } = await ask(query, ada)
    expect(data.createPost.createdAt.slice(0, 4)).not.toBe('2001')
  })

  test('18.4 PERM-2 versions obey the rule for reading', async () => {
    const [, id] = ids
    const data = { title: 'A secret draft', _status: 'draft' }
    await server.send('PATCH', `/api/posts/${id}?draft=true`, data, { cookie: ada })
    const query = '{ versionsPosts(limit: 200) { docs { version { title } } } }'
    expect(JSON.stringify(await ask(query, ada))).toContain('A secret draft')
    expect(JSON.stringify(await ask(query))).not.toContain('A secret draft')
    const draft = await ask(`{ Post(id: ${id}, draft: true) { title } }`)
    expect(JSON.stringify(draft)).not.toContain('A secret draft')
  })

  test.each([
    ['the audit log', '{ StateroomAudits { totalDocs } }'],
    ['the log of creations', '{ StateroomCreations { totalDocs } }'],
    ['hashes of files', '{ StateroomFileHashes { totalDocs } }'],
    ['preferences', '{ PayloadPreferences { totalDocs } }'],
    ['users', '{ Users { totalDocs } }'],
    [
      'a preset',
      'mutation { createPayloadQueryPreset(data: { title: "x", relatedCollection: pages }) { id } }',
    ],
    [
      'a line of the audit log',
      'mutation { createStateroomAudit(data: { event: signIn }) { id } }',
    ],
    ['a job', 'mutation { createPayloadJob(data: {}) { id } }'],
  ])('PERM-1 a visitor gets nothing of %s', async (_what, query) => {
    const { data, errors } = await ask(query)
    expect(errors).toBeDefined()
    expect(Object.values(data ?? {}).filter(Boolean)).toEqual([])
  })

  test('18.7 PERM-1 preferences have one owner, and a size', async () => {
    const value = { text: 'x'.repeat(200_000) }
    const make =
      'mutation Make($value: JSON) { createPayloadPreference(data: { key: "large", value: $value }) { id } }'
    const { data, errors } = await ask(make, editor, { variables: { value } })
    expect(errors).toBeDefined()
    expect(data?.createPayloadPreference ?? null).toBeNull()
  })
})
