import { afterAll, beforeAll, expect, test } from 'vitest'
import { queryString } from '../../ui/client/query-string.ts'
import { onBothDatabases } from './kit/on-both-databases.ts'
import type { TestServer } from './kit/serve.ts'
import { serve } from './kit/serve.ts'
import { aSite, users } from './kit/site.ts'

const options = ['s', 'm', 'l']
const fields = [
  { name: 'name', type: 'text' as const },
  { name: 'text', type: 'text' as const },
  { name: 'flag', type: 'checkbox' as const },
  { name: 'sizes', type: 'select' as const, hasMany: true, options },
  { name: 'shelf', type: 'relationship' as const, relationTo: 'shelves' },
  { name: 'about', type: 'relationship' as const, relationTo: ['shelves', 'users'] },
]
const joinOf = (collection: string) =>
  ({ name: collection, type: 'join', collection, on: 'shelf' }) as const

const site = () =>
  aSite({
    collections: [
      users(),
      { slug: 'shelves', fields: [joinOf('books'), joinOf('drafts')] },
      { slug: 'books', fields },
      { slug: 'drafts', versions: { drafts: true }, fields },
    ],
  })

/** What is asked, and what fits. */
const asked: [string, object, string[]][] = [
  ['text', { not_equals: '50%' }, ['empty', 'two']],
  ['text', { contains: '%' }, ['one']],
  ['text', { like: 'WORDS two' }, ['two']],
  ['text', { not_like: 'words' }, ['empty', 'one']],
  ['text', { exists: false }, ['empty']],
  ['flag', { not_equals: 'true' }, ['empty', 'two']],
  ['flag', { equals: 'false' }, ['empty', 'two']],
  ['sizes', { all: ['s', 'm'] }, ['two']],
  ['sizes', { not_in: ['s'] }, ['empty']],
  ['sizes', { equals: 's' }, ['one', 'two']],
  ['about', { exists: true }, ['two']],
]

onBothDatabases((databaseUrl) => {
  let server: TestServer
  let headers: Record<string, string>
  let shelf: number

  beforeAll(async () => {
    server = await serve(site(), { databaseUrl: await databaseUrl() })
    headers = { cookie: await server.signIn() }
    const create = async (collection: string, data: object) =>
      (await server.payload.create({ collection, data, draft: true } as never)) as { id: number }
    const make = async () => (await create('shelves', {})).id
    // An ID of its own for everything that could be mistaken for another.
    await make()
    shelf = await make()
    const other = await make()
    for (const collection of ['books', 'drafts']) {
      const of = (name: string, data: object, on = shelf) =>
        create(collection, { name, shelf: on, ...data })
      await of('elsewhere', { text: '50%', flag: true, sizes: ['s', 'm'] }, other)
      await of('empty', {})
      await of('one', { text: '50%', flag: true, sizes: ['s'] })
      const about = { relationTo: 'shelves', value: other }
      await of('two', { text: 'Two words', flag: false, sizes: ['s', 'm'], about })
    }
    // What was so before is no answer.
    const { docs } = await server.payload.find({
      ...{ collection: 'drafts', where: { name: { equals: 'one' } }, draft: true },
    } as never)
    for (const text of ['Two words', '50%']) {
      const [{ id }] = docs as unknown as [{ id: number }]
      await server.payload.update({
        collection: 'drafts',
        id,
        data: { text },
        draft: true,
      } as never)
    }
  })
  afterAll(() => server.close())

  async function joined(list: string, where: object, place: string, draft: boolean) {
    const query = queryString({
      depth: 1,
      draft,
      joins: { [list]: { where, sort: 'name' } },
    } as never)
    const at =
      place === 'list'
        ? `/api/shelves${query}&where[id][equals]=${shelf}`
        : `/api/shelves/${shelf}${query}`
    const answer = await server.ask(at, { headers })
    const { docs, errors, ...rest } = await answer.json()
    if (errors) return { status: answer.status, message: errors[0].message }
    const found: { name: string }[] = (docs?.[0] ?? rest)[list].docs
    return found.map(({ name }) => name)
  }
  const named = (path: string, condition: object) => `${path} ${JSON.stringify(condition)}`

  const ways = ['books', 'drafts'].flatMap((list) =>
    ['document', 'list'].map((place) => [list, place] as const),
  )
  test.each(ways)('33.12 LIST-3 a filter of %s that are joined, in a %s', async (list, place) => {
    for (const [path, condition, names] of asked) {
      const found = await joined(list, { [path]: condition }, place, false)
      expect({ [named(path, condition)]: found }).toEqual({ [named(path, condition)]: names })
    }
    const either = { or: [{ text: { exists: false } }, { sizes: { all: ['s', 'm'] } }] }
    expect(await joined(list, either, place, false)).toEqual(['empty', 'two'])
  })

  const asDrafts: typeof asked = [
    ['text', { contains: '%' }, ['one']],
    ['text', { like: 'WORDS two' }, ['two']],
    ['flag', { equals: 'true' }, ['one']],
  ]
  test.each(['document', 'list'])(
    '33.12 LIST-3 of drafts that are joined, in a %s',
    async (place) => {
      for (const [path, condition, names] of asDrafts) {
        expect(await joined('drafts', { [path]: condition }, place, true)).toEqual(names)
      }
      for (const [path, condition] of [
        ['text', { not_equals: '50%' }],
        ['sizes', { all: ['s', 'm'] }],
        ['about', { exists: true }],
      ] as const) {
        const message = expect.stringContaining(`can't be filtered by '${path}'`)
        const refused = { status: 400, message }
        expect(await joined('drafts', { [path]: condition }, place, true)).toEqual(refused)
      }
    },
  )

  test('33.12 LIST-3 one that is none of a field is refused by name', async () => {
    const query = 'joins[books][where][nothing][equals]=1'
    const answer = await server.ask(`/api/shelves/${shelf}?${query}`, { headers })
    expect(answer.status).toBe(400)
    expect((await answer.json()).errors[0].message).toContain('nothing')
  })
})
