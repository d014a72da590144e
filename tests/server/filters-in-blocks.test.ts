import type { Block, Field } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { QueryValue } from '../../ui/client/query-string.ts'
import { queryString } from '../../ui/client/query-string.ts'
import { onBothDatabases } from './kit/on-both-databases.ts'
import type { TestServer } from './kit/serve.ts'
import { serve } from './kit/serve.ts'
import { aSite, users } from './kit/site.ts'

const kindOf = (slug: string, fields: Field[]): Block => ({ slug, fields })

/** Of several values, of each kind that keeps them apart from its document. */
const several: Field[] = [
  { name: 'tags', type: 'text', hasMany: true },
  { name: 'nums', type: 'number', hasMany: true },
  { name: 'sizes', type: 'select', hasMany: true, options: ['s', 'm'] },
  { name: 'cards', type: 'relationship', relationTo: 'cards', hasMany: true },
  { name: 'about', type: 'relationship', relationTo: ['cards', 'files'] },
  { name: 'words', type: 'text' },
  { name: 'said', type: 'text', localized: true },
  { name: 'flag', type: 'checkbox' },
]

const blocks: Field = {
  name: 'parts',
  type: 'blocks',
  blocks: [
    kindOf('plain', [{ name: 'title', type: 'text' }]),
    kindOf('first', [
      ...several,
      { name: 'kind', type: 'select', options: ['a', 'b'] },
      { name: 'mixed', type: 'text' },
    ]),
    kindOf('second', [
      ...several,
      { name: 'kind', type: 'select', options: ['b', 'c'] },
      { name: 'mixed', type: 'text', hasMany: true },
      { name: 'only', type: 'text', hasMany: true },
      { name: 'group', type: 'group', fields: [...several] },
      { name: 'rows', type: 'array', fields: [...several] },
    ]),
    kindOf('third', [
      { name: 'only', type: 'text', hasMany: true },
      {
        name: 'inner',
        type: 'blocks',
        blocks: [
          kindOf('one', [{ name: 'deep', type: 'text', hasMany: true }]),
          kindOf('two', [{ name: 'deep', type: 'text', hasMany: true }]),
        ],
      },
    ]),
  ],
}

const site = () =>
  aSite({
    localization: { locales: ['en', 'de'], defaultLocale: 'en' },
    collections: [
      users(),
      { slug: 'cards', fields: [] },
      { slug: 'files', fields: [] },
      {
        slug: 'things',
        fields: [
          { name: 'name', type: 'text' },
          { name: 'tags', type: 'text', hasMany: true },
          blocks,
        ],
      },
      {
        slug: 'drafts',
        versions: { drafts: true },
        fields: [{ name: 'name', type: 'text' }, blocks],
      },
      {
        slug: 'pointers',
        fields: [
          { name: 'name', type: 'text' },
          { name: 'thing', type: 'relationship', relationTo: 'things' },
        ],
      },
    ],
  })

type Values = Record<string, unknown>

const card = { relationTo: 'cards', value: 1 }
const low = {
  ...{ tags: ['a'], nums: [1], sizes: ['s'], cards: [1], about: card },
  ...{ words: 'zzz', said: 'zzz', flag: true },
}
const both = {
  ...{ tags: ['a', 'b'], nums: [1, 2], sizes: ['s', 'm'], cards: [1, 2] },
  ...{ about: { relationTo: 'files', value: 2 }, words: 'one', said: 'one' },
}
const first = (values: Values) => ({ blockType: 'first', ...values })
const second = (values: Values) => ({ blockType: 'second', ...values })
const third = (values: Values) => ({ blockType: 'third', ...values })
const plain = { blockType: 'plain', title: 'zzz' }

const documents: Record<string, Values[]> = {
  none: [],
  plain: [plain],
  first: [plain, first({ ...low, kind: 'a', mixed: 'zzz' })],
  second: [plain, second({ ...low, kind: 'c', mixed: ['zzz'], only: ['a'] })],
  apart: [first({ ...low, tags: ['b'] }), second({ ...low, group: low, rows: [both] })],
  all: [second({ ...both, group: both, kind: 'b' }), third({ only: ['b'] })],
  inner: [third({ inner: [{ blockType: 'two', deep: ['a'] }] }), second({})],
}

/** What is asked below a path, and what fits. */
const asked: [string, Values, string[]][] = [
  ['tags', { equals: 'a' }, ['all', 'apart', 'first', 'second']],
  ['tags', { equals: 'b' }, ['all', 'apart']],
  ['tags', { not_equals: 'a' }, ['inner', 'none', 'plain']],
  ['tags', { in: ['b', 'c'] }, ['all', 'apart']],
  ['tags', { not_in: ['b'] }, ['first', 'inner', 'none', 'plain', 'second']],
  ['tags', { all: ['a', 'b'] }, ['all', 'apart']],
  ['tags', { contains: 'A' }, ['all', 'apart', 'first', 'second']],
  ['tags', { exists: true }, ['all', 'apart', 'first', 'second']],
  ['tags', { exists: false }, ['inner', 'none', 'plain']],
  ['nums', { equals: 2 }, ['all']],
  ['nums', { not_equals: 1 }, ['inner', 'none', 'plain']],
  ['sizes', { equals: 's' }, ['all', 'apart', 'first', 'second']],
  ['sizes', { not_in: ['m'] }, ['apart', 'first', 'inner', 'none', 'plain', 'second']],
  ['cards', { equals: 2 }, ['all']],
  ['cards', { not_equals: 1 }, ['inner', 'none', 'plain']],
  ['about', { equals: card }, ['apart', 'first', 'second']],
  ['about.value', { equals: 2 }, ['all']],
  ['words', { equals: 'zzz' }, ['apart', 'first', 'second']],
  ['words', { not_equals: 'zzz' }, ['all', 'inner', 'none', 'plain']],
  ['words', { like: 'ONE' }, ['all']],
  ['words', { not_like: 'zz' }, ['all', 'inner', 'none', 'plain']],
  ['words', { exists: true }, ['all', 'apart', 'first', 'second']],
  ['words', { exists: false }, ['inner', 'none', 'plain']],
  ['said', { equals: 'zzz' }, ['apart', 'first', 'second']],
  ['flag', { equals: 'true' }, ['apart', 'first', 'second']],
  ['flag', { equals: 'false' }, ['all', 'inner', 'none', 'plain']],
  ['flag', { not_equals: 'false' }, ['apart', 'first', 'second']],
  ['kind', { equals: 'a' }, ['first']],
  ['kind', { equals: 'b' }, ['all']],
  ['kind', { equals: 'c' }, ['second']],
  ['kind', { not_equals: 'c' }, ['all', 'apart', 'first', 'inner', 'none', 'plain']],
  ['kind', { in: ['a', 'c'] }, ['first', 'second']],
  ['kind', { not_in: ['a', 'c'] }, ['all', 'apart', 'inner', 'none', 'plain']],
  ['mixed', { equals: 'zzz' }, ['first', 'second']],
  ['only', { equals: 'a' }, ['second']],
  ['only', { equals: 'b' }, ['all']],
  ['only', { not_equals: 'b' }, ['apart', 'first', 'inner', 'none', 'plain', 'second']],
  ['group.tags', { equals: 'b' }, ['all']],
  ['group.sizes', { all: ['s', 'm'] }, ['all']],
  ['group.cards', { not_equals: 1 }, ['first', 'inner', 'none', 'plain', 'second']],
  ['rows.tags', { equals: 'b' }, ['apart']],
  ['rows.sizes', { equals: 'm' }, ['apart']],
  ['rows.nums', { not_in: [2] }, ['all', 'first', 'inner', 'none', 'plain', 'second']],
  ['title', { equals: 'zzz' }, ['first', 'plain', 'second']],
  ['blockType', { equals: 'first' }, ['apart', 'first']],
  ['blockType', { in: ['first', 'third'] }, ['all', 'apart', 'first', 'inner']],
  ['blockType', { not_in: ['first', 'plain'] }, ['all', 'inner', 'none']],
  ['nums', { greater_than: 1 }, ['all']],
  ['blockType', { not_equals: 'second' }, ['first', 'none', 'plain']],
]

onBothDatabases((databaseUrl) => {
  let server: TestServer
  let headers: Record<string, string>

  beforeAll(async () => {
    server = await serve(site(), {
      databaseUrl: await databaseUrl(),
      limits: { requestsPerMinute: 100_000 },
    })
    headers = { cookie: await server.signIn() }
    const put = async (slug: string, values: Values) => {
      const answer = await server.send('POST', `/api/${slug}?depth=0`, values, headers)
      const { doc, ...rest } = (await answer.json()) as { doc: { id: number } }
      if (answer.status !== 201) throw new Error(JSON.stringify(rest))
      return doc.id
    }
    for (const slug of ['cards', 'files', 'cards', 'files']) await put(slug, {})
    for (const [name, parts] of Object.entries(documents)) {
      const thing = await put('things', { name, parts })
      await put('pointers', { name, thing })
      const id = await put('drafts', { name, _status: 'published' })
      const path = `/api/drafts/${id}?draft=true&depth=0`
      expect((await server.send('PATCH', path, { parts }, headers)).status).toBe(200)
    }
  })
  afterAll(() => server.close())

  async function found(slug: string, where: QueryValue): Promise<unknown> {
    const draft = slug === 'drafts'
    const query = queryString({ where, limit: 0, depth: 0, draft, sort: 'name', locale: 'en' })
    const answer = await server.ask(`/api/${slug}${query}`, { headers })
    const { docs, errors } = (await answer.json()) as Record<string, { name: string }[]>
    return docs ? docs.map(({ name }) => name) : { status: answer.status, errors }
  }

  describe.each(['things', 'drafts'])('of %s', (slug) => {
    test.each(asked)('33.12 LIST-3 %s %j in each kind of block', async (path, test, fitting) => {
      expect(await found(slug, { [`parts.${path}`]: test } as QueryValue)).toEqual(fitting)
    })
  })

  test('33.12 LIST-3 in blocks of another document', async () => {
    for (const [path, test, fitting] of asked) {
      if (isApart(path) || path === 'blockType') continue
      const where = { [`thing.parts.${path}`]: test } as QueryValue
      expect({ [path]: test, found: await found('pointers', where) }).toEqual({
        [path]: test,
        found: fitting,
      })
    }
  })

  const refused = (path: string, message: string) => ({
    status: 400,
    errors: [{ message: expect.stringContaining(message.replace('{}', path)) }],
  })

  test('33.12 LIST-3 what no database here answers is refused by name', async () => {
    const equals = { equals: 'a' }
    const of = (slug: string, path: string, test: QueryValue) => found(slug, { [path]: test })
    for (const slug of ['things', 'drafts']) {
      const deep = 'parts.inner.deep'
      expect(await of(slug, deep, equals)).toEqual(refused(deep, '“{}”: it’s in blocks'))
      const there = refused('parts.about', 'whether “{}” is empty')
      expect(await of(slug, 'parts.about', { exists: true })).toEqual(there)
    }
    for (const path of ['thing.tags', 'thing.parts.tags', 'thing.parts.cards']) {
      const elsewhere = refused(path, '“{}”: it has several values in another')
      expect(await of('pointers', path, equals)).toEqual(elsewhere)
    }
    headers = { ...headers, 'accept-language': 'de' }
    const german = refused('thing.parts.nums', 'Nach „{}“ lässt sich nicht filtern')
    expect(await of('pointers', 'thing.parts.nums', { equals: 1 })).toEqual(german)
  })
})

/** Kept by their document's id, whatever block they are in. */
const isApart = (path: string): boolean =>
  /^(tags|nums|cards|about|mixed|only|(group|rows)\.(?!sizes))/.test(path)
