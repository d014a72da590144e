import { expect, test } from 'vitest'
import type { Where } from '#machines/filter'
import type { Text } from '../../../ui/kit/text.tsx'
import { lastingSearch, narrowedBy } from '../../../ui/views/list/more/favorite-list.ts'
import { aCollection, aField } from '../../kit/client-config.ts'

const collection = aCollection({
  fields: [
    { ...aField('select', 'kind'), label: 'Kind', options: [{ value: 'essay', label: 'Essay' }] },
    { ...aField('text', 'title'), label: 'Title' },
  ] as never,
  drafts: { autosave: null, authors: true },
})

const text: Text = (key, values) =>
  key === 'palette.choice' ? `${values?.name}: ${values?.choice}` : key

const nameOf = (search: string, ...and: Where['or'][number]['and']) =>
  narrowedBy({ search, where: and.length > 0 ? { or: [{ and }] } : null }, collection, text)

test('39.1 LIST-4 a favorite list is told from others by its words and filters', () => {
  expect(nameOf('')).toBe('')
  expect(nameOf(' gulls ')).toBe('gulls')
  expect(nameOf('gulls', { _status: { equals: 'draft' } }, { kind: { equals: 'essay' } })).toBe(
    'gulls · list.column.status: status.draft · Kind: Essay',
  )
  expect(nameOf('', { _stateroomOwn: { equals: 'true' } })).toBe('list.quick.own')
})

test('39.1 its name says no value that is another document’s, and no field twice', () => {
  expect(
    nameOf('', { title: { like: 'a' } }, { title: { like: 'b' } }, { author: { equals: 7 } }),
  ).toBe('Title · author')
})

test('39.1 the same list is the same favorite, on whichever page and in whichever language', () => {
  const search = '?sort=-title&page=3&locale=de&limit=25'
  expect(lastingSearch(search)).toBe('?limit=25&sort=-title')
  expect(lastingSearch('?limit=25&sort=-title')).toBe(lastingSearch(search))
  expect(lastingSearch('')).toBe('')
})
