// @module-tag slow
import type { CollectionConfig } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DocumentId } from '#contracts/documents'
import type { GroupsAnswer } from '#contracts/groups'
import { groupsPath } from '#contracts/groups'
import type { Planned } from '#contracts/schedule'
import { schedulePath } from '#contracts/schedule'
import { onBothDatabases } from './kit/on-both-databases.ts'
import type { TestServer } from './kit/serve.ts'
import { serve } from './kit/serve.ts'
import { aSite, users } from './kit/site.ts'

const title = { name: 'title', type: 'text', localized: true } as const

const collections: CollectionConfig[] = [
  {
    slug: 'articles',
    admin: { groupBy: true },
    versions: { drafts: { schedulePublish: true } },
    access: {
      read: ({ req }) => (req.user?.role === 'admin' ? true : { title: { not_equals: 'Hidden' } }),
    },
    fields: [title],
  },
  {
    slug: 'leaflets',
    versions: { drafts: { schedulePublish: true } },
    fields: [{ name: 'id', type: 'text', required: true }, title],
  },
  { slug: 'pages', trash: true, versions: { drafts: true }, fields: [title] },
]

/** What can happen to a document. */
const steps = ['draft', 'publish', 'unpublish', 'plan', 'planHiding', 'remove', 'fail'] as const
type Step = (typeof steps)[number]

/** Each life, and what people call the document at its end. */
const lives: [expected: string, ...steps: Step[]][] = [
  ['draft'],
  ['published', 'publish'],
  ['changed', 'publish', 'draft'],
  ['published', 'publish', 'draft', 'publish'],
  ['draft', 'publish', 'unpublish'],
  ['draft', 'publish', 'draft', 'unpublish'],
  ['scheduled', 'plan'],
  ['scheduled', 'publish', 'draft', 'plan'],
  ['published', 'plan', 'publish'],
  ['published', 'publish', 'planHiding'],
  ['changed', 'publish', 'draft', 'planHiding'],
  ['draft', 'plan', 'remove'],
  ['draft', 'plan', 'fail'],
  ['changed', 'publish', 'draft', 'plan', 'fail'],
]

function statusCases(databaseUrl: () => Promise<string | null>) {
  let server: TestServer
  let cookie: string
  const made: { slug: string; id: DocumentId; expected: string }[] = []

  beforeAll(async () => {
    server = await serve(
      aSite({
        localization: { locales: ['en', 'de'], defaultLocale: 'en' },
        collections: [users(), ...collections],
      }),
      { databaseUrl: await databaseUrl(), limits: { requestsPerMinute: 100_000 } },
    )
    cookie = await server.signIn()
    for (const { slug } of collections) {
      for (const [index, [expected, ...life]] of lives.entries()) {
        if (slug === 'pages' && life.some((step) => step.startsWith('plan'))) continue
        const id = await create(slug, index)
        for (const step of life) await happen[step](slug, id)
        made.push({ slug, id, expected })
      }
    }
  })
  afterAll(() => server.close())

  async function create(slug: string, index: number): Promise<DocumentId> {
    const id = slug === 'leaflets' ? { id: `leaflet-${index}` } : {}
    const body = { title: `No. ${index}`, ...id }
    const answer = await server.send('POST', `/api/${slug}?draft=true`, body, { cookie })
    return (await answer.json()).doc.id
  }

  const save = (query: string, body: object) => async (slug: string, id: DocumentId) => {
    const answer = await server.send('PATCH', `/api/${slug}/${id}${query}`, body, { cookie })
    expect(answer.status).toBe(200)
  }
  const plan = (action: 'publish' | 'unpublish') => async (slug: string, id: DocumentId) => {
    const at = new Date(Date.now() + 3_600_000).toISOString()
    const body = { collectionSlug: slug, id, action, at }
    const answer = await server.send('POST', `/api${schedulePath}`, body, { cookie })
    expect(answer.status).toBe(201)
  }
  async function planned(slug: string, id: DocumentId): Promise<Planned[]> {
    const of = `collectionSlug=${slug}&id=${id}`
    const answer = await server.ask(`/api${schedulePath}?${of}`, { headers: { cookie } })
    return (await answer.json()).planned
  }
  const happen: Record<Step, (slug: string, id: DocumentId) => Promise<unknown>> = {
    draft: save('?draft=true', { title: 'Changed', _status: 'draft' }),
    publish: save('', { _status: 'published' }),
    unpublish: save('', { _status: 'draft' }),
    plan: plan('publish'),
    planHiding: plan('unpublish'),
    remove: async (slug, id) => {
      const [{ id: job } = { id: 0 }] = await planned(slug, id)
      await server.ask(`/api${schedulePath}/${job}`, { method: 'DELETE', headers: { cookie } })
    },
    fail: async (slug, id) => {
      const [{ id: job } = { id: 0 }] = await planned(slug, id)
      const data = { hasError: true, error: { message: 'No.' } }
      await server.payload.db.updateJobs({ where: { id: { equals: job } }, data })
    },
  }

  async function ids(slug: string, where: string, as = cookie): Promise<DocumentId[]> {
    const query = `draft=true&depth=0&limit=0&sort=title&${where}`
    const answer = await server.ask(`/api/${slug}?${query}`, { headers: { cookie: as } })
    expect(answer.status).toBe(200)
    const { docs, totalDocs } = await answer.json()
    expect(totalDocs).toBe(docs.length)
    return docs.map(({ id }: { id: DocumentId }) => id)
  }
  const those = (slug: string, ...statuses: string[]) =>
    made
      .filter((one) => one.slug === slug && statuses.includes(one.expected))
      .map(({ id }) => id)
      .toSorted()
  const filtered = async (...asked: Parameters<typeof ids>) => (await ids(...asked)).toSorted()
  const is = (operator: string, value: string) => `where[_stateroomStatus][${operator}]=${value}`

  const every = ['draft', 'changed', 'published', 'scheduled']

  describe.each(collections.map(({ slug }) => slug))('17.8 LIST-7 of %s', (slug) => {
    test.each(every)('exactly what is %s is found', async (status) => {
      expect(await filtered(slug, is('equals', status))).toEqual(those(slug, status))
    })

    test.each(every)('exactly what is not %s is found', async (status) => {
      const others = those(slug, ...every.filter((other) => other !== status))
      expect(await filtered(slug, is('not_equals', status))).toEqual(others)
    })

    test('each has one status, and the document itself says which', async () => {
      for (const { id } of made.filter((one) => one.slug === slug)) {
        const found = []
        for (const status of every) {
          const where = `${is('equals', status)}&where[id][equals]=${id}`
          if ((await ids(slug, where)).length > 0) found.push(status)
        }
        expect(found).toEqual([await oracle(slug, id)])
      }
    })
  })

  /** Read one by one, as nobody could for a list. */
  async function oracle(slug: string, id: DocumentId): Promise<string> {
    const { payload } = server
    const latest = await payload.findByID({ collection: slug, id, draft: true })
    const shown = await payload.findByID({ collection: slug, id })
    const plans = slug === 'pages' ? [] : await planned(slug, id)
    if (latest._status === 'published') return 'published'
    if (plans.some(({ action, error }) => action === 'publish' && error === null)) {
      return 'scheduled'
    }
    return shown._status === 'published' ? 'changed' : 'draft'
  }

  test.each<[string, string, string[]]>([
    [
      'a list',
      'where[_stateroomStatus][in][0]=changed&where[_stateroomStatus][in][1]=draft',
      ['changed', 'draft'],
    ],
    ['a list as a text', is('in', 'scheduled,published'), ['scheduled', 'published']],
    ['no list', is('not_in', 'changed'), ['draft', 'published', 'scheduled']],
    ['all', is('exists', 'true'), every],
    ['none', is('exists', 'false'), []],
    ['what is none', is('equals', 'constructor'), []],
    [
      'groups',
      'where[or][0][and][0][_stateroomStatus][equals]=changed&where[or][1][and][0][_stateroomStatus][equals]=published',
      ['changed', 'published'],
    ],
    [
      'two at once, in another language',
      `locale=de&${is('not_equals', 'draft')}&where[and][0][_stateroomStatus][not_equals]=published`,
      ['changed', 'scheduled'],
    ],
  ])('LIST-7 a filter of %s', async (_what, where, statuses) => {
    expect(await filtered('articles', where)).toEqual(those('articles', ...statuses))
  })

  test('LIST-7 nobody finds what they may not read', async () => {
    const person = { email: 'grace@site.example', password: 'another-long-password' }
    await server.payload.create({ collection: 'users', data: { ...person, role: 'editor' } })
    const id = await create('articles', 99)
    await save('?draft=true', { title: 'Hidden', _status: 'draft' })('articles', id)

    const seen = await ids('articles', is('equals', 'draft'), await server.signIn(person))

    expect(seen.toSorted()).toEqual(those('articles', 'draft'))
    await server.payload.delete({ collection: 'articles', id })
  })

  test('LIST-7 pages of a filtered list count as the list does', async () => {
    const where = `draft=true&limit=2&page=2&sort=id&${is('equals', 'published')}`
    const answer = await server.ask(`/api/articles?${where}`, { headers: { cookie } })

    const { docs, totalDocs, totalPages } = await answer.json()
    expect({ totalDocs, totalPages }).toEqual({ totalDocs: 4, totalPages: 2 })
    const byId = those('articles', 'published').toSorted((a, b) => Number(a) - Number(b))
    expect(docs.map(({ id }: { id: number }) => id)).toEqual(byId.slice(2))
  })

  test('LIST-7 in the trash a document is what it was', async () => {
    const id = await create('pages', 98)
    await save('', { _status: 'published' })('pages', id)
    await save('?draft=true', { title: 'Changed', _status: 'draft' })('pages', id)
    await save('?draft=true', { deletedAt: new Date().toISOString() })('pages', id)

    expect(await filtered('pages', is('equals', 'changed'))).toEqual(those('pages', 'changed'))
    const inTrash = `trash=true&where[deletedAt][exists]=true&${is('equals', 'changed')}`
    expect(await ids('pages', inTrash)).toEqual([id])
  })

  test.each([
    ['a search of what visitors see', '/api/articles?', is('equals', 'draft')],
    ['another comparison', '/api/articles?draft=true&', is('like', 'draft')],
    ['a collection without drafts', '/api/users?', is('equals', 'draft')],
  ])('LIST-7 %s knows no such status', async (_what, path, where) => {
    const answer = await server.ask(`${path}${where}`, { headers: { cookie } })

    expect(answer.status).toBe(400)
  })

  test('LIST-7 Payload’s own status still means the latest version', async () => {
    const drafts = await filtered('articles', 'where[_status][equals]=draft')

    expect(drafts).toEqual(those('articles', 'draft', 'changed', 'scheduled'))
  })

  test('LIST-7 groups are of the four', async () => {
    const query = 'groupBy=_status&draft=true'
    const path = `/api${groupsPath}/articles?${query}`
    const answer = await server.ask(path, { headers: { cookie } })

    const { groups }: GroupsAnswer = await answer.json()
    expect(groups.map(({ value, count }) => [value, count])).toEqual([
      ['draft', 5],
      ['changed', 3],
      ['published', 4],
      ['scheduled', 2],
    ])
  })
}

onBothDatabases(statusCases)
