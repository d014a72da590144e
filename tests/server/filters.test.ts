import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { QueryValue } from '../../ui/client/query-string.ts'
import { queryString } from '../../ui/client/query-string.ts'
import { filteredSite } from './kit/filtered-site.ts'
import { onBothDatabases } from './kit/on-both-databases.ts'
import type { TestServer } from './kit/serve.ts'
import { serve } from './kit/serve.ts'

type Values = Record<string, unknown>

/** The values that a document has at a path, in rows as well; none where it's empty. */
function valuesAt(values: unknown, path: string): unknown[] {
  const [name = '', ...rest] = path.split('.')
  const value = (values as Values)[name]
  const found = (Array.isArray(value) ? value : [value]).filter(
    (one) => one !== null && one !== undefined && one !== '',
  )
  return rest.length === 0 ? found : found.flatMap((one) => valuesAt(one, rest.join('.')))
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
const hasWords = (one: unknown, words: string) =>
  words.split(' ').every((word) => String(one).toLowerCase().includes(word.toLowerCase()))

const isOneOf = (one: unknown, wanted: readonly unknown[]) => wanted.some((want) => same(one, want))

/** What each operator says in people's words. */
function fits(has: readonly unknown[], operator: string, value: unknown): boolean {
  const wanted: readonly unknown[] = Array.isArray(value) ? value : [value]
  const words = String(value)
  switch (operator) {
    case 'equals':
    case 'in':
      return has.some((one) => isOneOf(one, wanted))
    case 'not_equals':
    case 'not_in':
      return !has.some((one) => isOneOf(one, wanted))
    case 'all':
      return wanted.every((want) => isOneOf(want, has))
    case 'exists':
      return has.length > 0 === value
    case 'contains':
      return has.some((one) => String(one).toLowerCase().includes(words.toLowerCase()))
    case 'like':
      return has.some((one) => hasWords(one, words))
    case 'not_like':
      return !has.some((one) => hasWords(one, words))
    default:
      return has.some((one) => isOrdered(one as number, operator, value as number))
  }
}

function isOrdered(one: number, operator: string, value: number): boolean {
  switch (operator) {
    case 'greater_than':
      return one > value
    case 'greater_than_equal':
      return one >= value
    case 'less_than':
      return one < value
    case 'less_than_equal':
      return one <= value
    default:
      throw new Error(`Nobody has said what ${operator} means.`)
  }
}

const words = ['equals', 'not_equals', 'in', 'not_in', 'exists', 'contains', 'like', 'not_like']
const several = ['equals', 'not_equals', 'in', 'not_in', 'exists']
const ordered = [...several, 'greater_than', 'greater_than_equal', 'less_than', 'less_than_equal']
const many = [...several, 'all']

/** By path: the values that are asked for, and how. */
const asked: Record<string, { operators: readonly string[]; values: readonly QueryValue[] }> = {
  text: { operators: words, values: ['zzz', 'Two words', 'words', '100%'] },
  said: { operators: words, values: ['zzz', 'one'] },
  area: { operators: words, values: ['zzz', 'one'] },
  mail: { operators: [...several, 'contains'], values: ['a@x.org', 'b@x.org'] },
  code: { operators: words, values: ['zzz', 'let one', 'one'] },
  num: { operators: ordered, values: [5, 0, 7.5] },
  day: { operators: ordered, values: ['2026-03-08T12:00:00.000Z', '2026-03-09T12:00:00.000Z'] },
  size: { operators: several, values: ['s', 'm'] },
  pick: { operators: several, values: ['s', 'm'] },
  sizes: { operators: many, values: ['s', 'm'] },
  tags: { operators: [...many, 'contains', 'like', 'not_like'], values: ['a', 'b', 'ab'] },
  nums: { operators: many, values: [1, 2] },
  one: { operators: several, values: [1, 2] },
  many: { operators: many, values: [1, 2] },
  poly: {
    operators: several,
    values: [
      { relationTo: 'cards', value: 1 },
      { relationTo: 'strings', value: 'x-1' },
    ],
  },
  polys: {
    operators: many,
    values: [
      { relationTo: 'cards', value: 1 },
      { relationTo: 'strings', value: 'x-1' },
    ],
  },
  file: { operators: several, values: [1, 2] },
  files: { operators: many, values: [1, 2] },
  data: { operators: ['exists'], values: ['yes'] },
  'group.text': { operators: words, values: ['zzz', 'one'] },
  'group.sizes': { operators: many, values: ['s', 'm'] },
  'group.many': { operators: many, values: [1, 2] },
  'tab.num': { operators: ordered, values: [5, 0] },
  'rows.text': { operators: words, values: ['zzz', 'one'] },
  'rows.sizes': { operators: several, values: ['s', 'm'] },
  'blocks.words': { operators: words, values: ['zzz', 'one'] },
}

const card = (value: number) => ({ relationTo: 'cards', value })
const string = (value: string) => ({ relationTo: 'strings', value })

/** What has one, what has another, what has both, and what has nothing. */
const documents: readonly Values[] = [
  {
    text: 'zzz',
    said: 'zzz',
    area: 'zzz top',
    mail: 'a@x.org',
    code: 'zzz',
    num: 5,
    day: '2026-03-08T12:00:00.000Z',
    flag: true,
    size: 's',
    pick: 's',
    sizes: ['s', 'm'],
    tags: ['a', 'b'],
    nums: [1, 2],
    one: 1,
    many: [1, 2],
    poly: card(1),
    polys: [card(1), string('x-1')],
    file: 1,
    files: [1, 2],
    data: { a: 1 },
    group: { text: 'zzz', sizes: ['s', 'm'], many: [1, 2] },
    tab: { num: 5 },
    rows: [
      { text: 'zzz', sizes: ['s'] },
      { text: 'one', sizes: ['m'] },
    ],
    blocks: [{ blockType: 'quote', words: 'zzz' }],
  },
  {
    text: 'two words',
    said: 'one more',
    area: 'one',
    mail: 'b@x.org',
    code: 'let one',
    num: 0,
    day: '2026-03-09T12:00:00.000Z',
    flag: false,
    size: 'm',
    pick: 'm',
    sizes: ['m'],
    tags: ['ab'],
    nums: [2, 3],
    one: 2,
    many: [2],
    poly: string('x-1'),
    pair: card(2),
    polys: [string('x-1'), string('x-2')],
    file: 2,
    files: [2],
    data: 0,
    group: { text: 'one', sizes: ['m'], many: [2] },
    tab: { num: 0 },
    rows: [{ text: 'one', sizes: ['m', 'l'] }],
    blocks: [
      { blockType: 'quote', words: 'one' },
      { blockType: 'quote', words: 'zzz' },
    ],
  },
  { text: '100% words', num: 7.5, sizes: ['l'], polys: [card(2)], poly: card(2), tags: ['b'] },
  { text: '', said: '', area: '', code: '', rows: [{ text: '' }], sizes: [], tags: [] },
  {},
]

onBothDatabases((databaseUrl, kind) => {
  let server: TestServer
  let cookie: string

  const put = async (slug: string, values: Values) => {
    const answer = await server.send('POST', `/api/${slug}?depth=0`, values, { cookie })
    const body = (await answer.json()) as { doc: { id: number } }
    if (answer.status !== 201) throw new Error(JSON.stringify(body))
    return body.doc.id
  }
  const file = async (filename: string) => {
    const form = new FormData()
    form.set('file', new File(['text'], filename, { type: 'text/plain' }))
    const answer = await server.ask('/api/media', {
      method: 'POST',
      body: form,
      headers: { cookie },
    })
    expect(answer.status).toBe(201)
  }

  beforeAll(async () => {
    server = await serve(filteredSite(kind === 'sqlite'), {
      databaseUrl: await databaseUrl(),
      limits: { requestsPerMinute: 100_000 },
    })
    cookie = await server.signIn()
    for (const title of ['One', 'Two']) await put('cards', { title })
    for (const id of ['x-1', 'x-2']) await put('strings', { id, title: id })
    for (const name of ['one.txt', 'two.txt']) await file(name)
    for (const [at, values] of documents.entries()) {
      await put('things', { name: `n${at}`, ...values })
      // The last version is what a list of drafts shows; the document before it has everything.
      const id = await put('drafts', { name: `n${at}`, ...documents[0], _status: 'published' })
      const empty = Object.fromEntries(Object.keys(documents[0]!).map((key) => [key, null]))
      const draft = { ...empty, group: { text: null, sizes: [], many: [] }, tab: { num: null } }
      const path = `/api/drafts/${id}?draft=true&depth=0`
      const answer = await server.send('PATCH', path, { ...draft, ...values }, { cookie })
      expect(answer.status).toBe(200)
    }
  })
  afterAll(() => server.close())

  async function found(slug: string, where: QueryValue): Promise<string[] | number> {
    const query = queryString({
      where,
      limit: 0,
      depth: 0,
      draft: slug === 'drafts',
      sort: 'name',
      locale: 'en',
    })
    const answer = await server.ask(`/api/${slug}${query}`, { headers: { cookie } })
    if (answer.status !== 200) return answer.status
    const { docs } = (await answer.json()) as { docs: { name: string }[] }
    return docs.map(({ name }) => name)
  }
  const expected = (test: (values: Values) => boolean) =>
    documents.flatMap((values, at) => (test(values) ? [`n${at}`] : []))

  const valuesFor = (operator: string, values: readonly QueryValue[]): readonly QueryValue[] => {
    if (operator === 'exists') return [true, false]
    return ['in', 'not_in', 'all'].includes(operator) ? [[values[0]], [...values]] : values
  }

  describe.each(['things', 'drafts'])('of %s', (slug) => {
    test.each(Object.entries(asked))(
      '33.12 LIST-3 what is said about %s is what is listed',
      async (path, { operators, values }) => {
        for (const operator of operators) {
          for (const value of valuesFor(operator, values)) {
            const fitting = expected((one) => fits(valuesAt(one, path), operator, value))
            const line = `${path} ${operator} ${JSON.stringify(value)}`
            expect([line, await found(slug, { [path]: { [operator]: value } })]).toEqual([
              line,
              fitting,
            ])
          }
        }
      },
    )

    test('33.12 LIST-3 a box that nobody ticked is not ticked', async () => {
      const ticked = expected(({ flag }) => flag === true)
      const others = expected(({ flag }) => flag !== true)
      expect(await found(slug, { flag: { equals: 'true' } })).toEqual(ticked)
      expect(await found(slug, { flag: { not_equals: 'false' } })).toEqual(ticked)
      expect(await found(slug, { flag: { equals: 'false' } })).toEqual(others)
      expect(await found(slug, { flag: { not_equals: 'true' } })).toEqual(others)
    })

    test.each(['one', 'many', 'file', 'pair.value'])(
      '33.12 LIST-3 %s is not compared with what can be no id',
      async (path) => {
        const conditions = [
          { equals: 'zzz' },
          { not_equals: 'zzz' },
          { in: ['zzz', 'yyy'] },
          { in: 'zzz,2' },
          { not_in: ['zzz'] },
        ]
        for (const condition of conditions) {
          const line = JSON.stringify(condition)
          expect([line, await found(slug, { [path]: condition })]).toEqual([line, 400])
        }
        for (const operator of ['like', 'contains', 'greater_than']) {
          expect([[], 400]).toContainEqual(await found(slug, { [path]: { [operator]: 'zzz' } }))
        }
      },
    )

    test('33.12 LIST-3 what can be an id of one of the collections is looked for', async () => {
      expect(await found(slug, { 'pair.value': { equals: 2 } })).toEqual(['n1'])
      expect(await found(slug, { 'pair.value': { in: '2,999' } })).toEqual(['n1'])
      expect(await found(slug, { 'pair.value': { equals: 999 } })).toEqual([])
      expect(await found(slug, { 'pair.value': { not_equals: 2 } })).toEqual(
        expected(({ pair }) => pair === undefined),
      )
      expect(await found(slug, { 'pair.value': { exists: true } })).toEqual(['n1'])
      expect(await found(slug, { 'pair.value': { not_equals: 'null' } })).toEqual(['n1'])
      expect(await found(slug, { 'poly.value': { equals: 'zzz' } })).toEqual([])
    })

    test('33.12 LIST-3 each line of a filter is a question of its own', async () => {
      const both = expected(
        (one) =>
          fits(valuesAt(one, 'sizes'), 'equals', 's') &&
          fits(valuesAt(one, 'sizes'), 'equals', 'm') &&
          fits(valuesAt(one, 'tags'), 'not_equals', 'c'),
      )
      const lines = [
        { sizes: { equals: 's' } },
        { sizes: { equals: 'm' } },
        { tags: { not_equals: 'c' } },
      ]
      expect(await found(slug, { or: [{ and: lines }] })).toEqual(both)
      const either = expected(
        (one) =>
          fits(valuesAt(one, 'many'), 'not_in', [2]) || fits(valuesAt(one, 'sizes'), 'equals', 'm'),
      )
      const or = [{ many: { not_in: [2] } }, { sizes: { equals: 'm' } }]
      expect(await found(slug, { or })).toEqual(either)
    })

    test('33.12 LIST-3 a path to the value of a reference is answered', async () => {
      expect(await found(slug, { 'polys.value': { in: [1] } })).toEqual(['n0'])
      expect(await found(slug, { 'polys.value': { in: ['x-1', 'x-2'] } })).toEqual(['n0', 'n1'])
      expect(await found(slug, { 'polys.value': { not_in: ['x-1'] } })).toEqual(['n2', 'n3', 'n4'])
      expect(await found(slug, { 'many.value': { in: [1] } })).toEqual(400)
    })
  })

  test('33.12 LIST-3 pages and counts are of what is listed', async () => {
    const query = queryString({ where: { sizes: { not_in: ['s'] } }, limit: 2, sort: 'name' })
    const list = await server.ask(`/api/things${query}`, { headers: { cookie } })
    expect(await list.json()).toMatchObject({ totalDocs: 4, totalPages: 2 })
    const count = await server.ask(`/api/things/count${query}`, { headers: { cookie } })
    expect(await count.json()).toEqual({ totalDocs: 4 })
  })
})
