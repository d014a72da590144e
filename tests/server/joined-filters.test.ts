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
  { name: 'rack', type: 'relationship' as const, relationTo: 'racks' },
]
/** Fields of another kind, and without most of them. */
const otherFields = [
  { name: 'name', type: 'text' as const },
  { name: 'flag', type: 'number' as const },
  { name: 'sizes', type: 'text' as const, hasMany: true },
  { name: 'shelf', type: 'relationship' as const, relationTo: 'shelves' },
]
const several = ['books', 'notes', 'papers']
const joinOf = (collection: string) =>
  ({ name: collection, type: 'join', collection, on: 'shelf' }) as const

const joinOfSeveral = (collection: string[], name: string) =>
  ({ name, type: 'join', collection, on: 'shelf' }) as const

const onRacks = [
  { ...joinOf('books'), on: 'rack' },
  { ...joinOfSeveral(['books', 'notes'], 'several'), on: 'rack' },
]

const site = () =>
  aSite({
    collections: [
      users(),
      {
        slug: 'shelves',
        fields: [joinOf('books'), joinOf('drafts'), joinOfSeveral(several, 'several')],
      },
      { slug: 'racks', versions: { drafts: true }, fields: onRacks },
      { slug: 'notes', fields },
      { slug: 'papers', fields: otherFields },
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
  let rack: number

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
    // Versions have other IDs than their documents.
    const { id } = await create('racks', {})
    await server.payload.update({ collection: 'racks', id, data: {}, draft: true } as never)
    rack = (await create('racks', { _status: 'published' })).id
    for (const collection of ['books', 'drafts', 'notes']) {
      const of = (name: string, data: object, on = shelf) =>
        create(collection, { name, shelf: on, ...(on === shelf && { rack }), ...data })
      await of('elsewhere', { text: '50%', flag: true, sizes: ['s', 'm'] }, other)
      await of('empty', {})
      await of('one', { text: '50%', flag: true, sizes: ['s'] })
      const about = { relationTo: 'shelves', value: other }
      await of('two', { text: 'Two words', flag: false, sizes: ['s', 'm'], about })
    }
    await create('papers', { name: 'paper', shelf, flag: 1, sizes: ['s', 'x'] })
    await create('papers', { name: 'paper elsewhere', shelf: other, flag: 1, sizes: ['s', 'm'] })
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

  async function joined(
    list: string,
    where: object,
    place: string,
    draft: boolean,
    on = 'shelves',
  ) {
    const query = queryString({
      depth: 1,
      draft,
      joins: { [list]: { where, sort: 'name' } },
    } as never)
    const id = on === 'racks' ? rack : shelf
    const at =
      place === 'list' ? `/api/${on}${query}&where[id][equals]=${id}` : `/api/${on}/${id}${query}`
    const answer = await server.ask(at, { headers })
    const { docs, errors, ...rest } = await answer.json()
    if (errors) return { status: answer.status, message: errors[0].message }
    const found: { name: string; value?: { name: string } }[] = (docs?.[0] ?? rest)[list].docs
    return found.map(({ name, value }) => value?.name ?? name)
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

  test('33.12 LIST-3 of parents that are drafts', async () => {
    for (const [path, condition, names] of asked) {
      const found = await joined('books', { [path]: condition }, 'list', true, 'racks')
      expect({ [named(path, condition)]: found }).toEqual({ [named(path, condition)]: names })
    }
    const query = `draft=true&depth=0&joins[books]=false&where[id][equals]=${rack}`
    const answer = await server.ask(`/api/racks?${query}`, { headers })
    const { docs } = (await answer.json()) as { docs: object[] }
    expect(docs).toHaveLength(1)
    expect(docs[0]).not.toHaveProperty('books')
    // Payload would list what belongs to the document with the version's ID.
    expect(docs[0]).not.toHaveProperty('several')
  })

  /** What fits of the third collection, which has other fields. */
  const ofOthers: Record<string, string[]> = {
    [named('text', { not_equals: '50%' })]: ['paper'],
    [named('text', { not_like: 'words' })]: ['paper'],
    [named('text', { exists: false })]: ['paper'],
    [named('flag', { not_equals: 'true' })]: ['paper'],
    [named('sizes', { equals: 's' })]: ['paper'],
  }
  test.each(['document', 'list'])(
    '33.12 LIST-3 of documents of several collections, in a %s',
    async (place) => {
      for (const [path, condition, names] of asked) {
        const name = named(path, condition)
        if (path === 'flag') continue
        const found = await joined('several', { [path]: condition }, place, false)
        const fitting = [...names, ...names, ...(ofOthers[name] ?? [])].sort()
        expect({ [name]: found }).toEqual({ [name]: fitting })
      }
      const of = async (where: object) => joined('several', where, place, false)
      const kind = { relationTo: { not_in: ['books', 'papers'] } }
      expect(await of({ and: [kind, { flag: { not_equals: 'true' } }] })).toEqual(['empty', 'two'])
      expect(await of({ or: [{ flag: { equals: 1 } }, { sizes: { all: ['s', 'x'] } }] })).toEqual(
        expect.arrayContaining(['paper']),
      )
    },
  )

  test('33.12 LIST-3 one that is none of a field is refused by name', async () => {
    const query = 'joins[books][where][nothing][equals]=1'
    const answer = await server.ask(`/api/shelves/${shelf}?${query}`, { headers })
    expect(answer.status).toBe(400)
    expect((await answer.json()).errors[0].message).toContain('nothing')
  })
})
