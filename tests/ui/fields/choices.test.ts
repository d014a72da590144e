import { describe, expect, test } from 'vitest'
import type { ClientCollection } from '#contracts/admin-config'
import { firstChoices, readChoices } from '../../../ui/client/choices.ts'
import { sampleConfig, serverOf } from '../../../ui/gallery/fields/sample-panel.ts'

const authors = Array.from({ length: 25 }, (_, id) => ({ id, name: `Author ${id}` }))
const categories = [{ id: 1, name: 'Authority' }]
const server = serverOf({ authors, categories })
const everything = { search: '', locale: null }

const collection = (slug: string): ClientCollection =>
  sampleConfig.collections.find((one) => one.slug === slug)!

describe('DOC-9 a picker', () => {
  test('pages: ten at a time, until all have been read', async () => {
    const query = { ...everything, collections: [collection('authors')] }
    const one = await readChoices(server, query, firstChoices)
    const two = await readChoices(server, query, one.next!)
    const three = await readChoices(server, query, two.next!)

    expect([one, two, three].map(({ choices }) => choices.length)).toEqual([10, 10, 5])
    expect(three.next).toBeNull()
  })

  test('goes on to the next collection as long as there is room', async () => {
    const collections = [collection('authors'), collection('categories')]
    const { choices, next } = await readChoices(
      server,
      { ...everything, search: 'author', collections },
      { collection: 0, page: 3 },
    )

    expect(choices.map(({ slug }) => slug)).toEqual([...Array(5).fill('authors'), 'categories'])
    expect(next).toBeNull()
  })

  test('searches what the list of the collection searches', async () => {
    const asked: unknown[] = []
    const listening = serverOf({ authors }, (_, query) => asked.push(query.where))
    const searchable = { ...collection('authors'), listSearchableFields: ['name', 'bio'] }

    await readChoices(
      listening,
      { collections: [searchable], search: 'x', locale: null },
      firstChoices,
    )

    expect(asked).toEqual([{ or: [{ name: { like: 'x' } }, { bio: { like: 'x' } }] }])
  })

  test('asks for a page of 10,000 documents, never for all', async () => {
    const requests: number[] = []
    const many = Array.from({ length: 10_000 }, (_, id) => ({ id, name: `Author ${id}` }))
    const listening = serverOf({ authors: many }, (_, { limit }) => requests.push(limit ?? 0))

    const { choices, next } = await readChoices(
      listening,
      { ...everything, collections: [collection('authors')] },
      firstChoices,
    )

    expect(choices).toHaveLength(10)
    expect(next).toEqual({ collection: 0, page: 2 })
    expect(requests).toEqual([10])
  })

  test('offers what the config’s query allows, among what is searched', async () => {
    const asked: unknown[] = []
    const listening = serverOf({ authors }, (_, query) => asked.push(query.where))
    const where = { active: { equals: true } }
    const query = {
      ...everything,
      collections: [collection('authors')],
      filter: { authors: where },
    }

    await readChoices(listening, query, firstChoices)
    await readChoices(listening, { ...query, search: 'x' }, firstChoices)

    // Marked as the site's: the server means by it what Payload means when it judges a save.
    const allowed = { _stateroomSiteFilter: where }
    expect(asked).toEqual([allowed, { and: [{ or: [{ name: { like: 'x' } }] }, allowed] }])
  })

  test('asks nothing of a collection of which nothing is allowed', async () => {
    const requests: string[] = []
    const listening = serverOf({ authors, categories }, (path) => requests.push(path))
    const collections = [collection('authors'), collection('categories')]

    const { choices } = await readChoices(
      listening,
      { ...everything, collections, filter: { authors: false } },
      firstChoices,
    )

    expect(choices.map(({ slug }) => slug)).toEqual(['categories'])
    expect(requests).toEqual(['/categories'])
  })

  test('keeps the order that the config asks for', async () => {
    const asked: unknown[] = []
    const listening: typeof server = (path, request) => {
      asked.push(request?.query?.sort)
      return server(path, request)
    }
    const collections = [collection('authors'), collection('categories')]

    await readChoices(
      listening,
      { ...everything, search: 'author', collections, sort: { authors: '-age' } },
      { collection: 0, page: 3 },
    )

    expect(asked).toEqual(['-age', 'name'])
  })
})
