import { expect, test } from 'vitest'
import type { ClientCollection } from '#contracts/admin-config'
import { shownColumns } from '../../../ui/views/list/columns.ts'
import { listPlace } from '../../../ui/views/list/list-place.ts'
import { listQuery } from '../../../ui/views/list/list-query.ts'
import { aCollection, aField } from '../../kit/client-config.ts'

const posts = aCollection({
  drafts: { autosave: null },
  fields: [
    aField('text', 'title'),
    aField('textarea', 'excerpt'),
    aField('group', 'meta', { name: 'meta', fields: [aField('text', 'heading')] }),
  ],
})

const queryFor = (search: string, collection: ClientCollection = posts) => {
  const place = listPlace(search, collection, ['title'])
  return listQuery(
    collection,
    place,
    shownColumns(collection, place.columns?.map(({ accessor }) => accessor) ?? null, (key) => key),
    { locale: 'de' },
  )
}

test('only what the columns show is read, with what the list needs to name a document', () => {
  const { fields, drafts, locale } = queryFor('?columns=["meta.heading"]')

  expect(fields).toEqual(['id', 'title', 'meta', '_status'])
  expect({ drafts, locale }).toEqual({ drafts: true, locale: 'de' })
})

test('of a file, what its thumbnail is made of is read too', () => {
  const { fields } = queryFor('', aCollection({ upload: { mimeTypes: [] } }))

  expect(fields).toEqual(expect.arrayContaining(['thumbnailURL', 'sizes', 'mimeType']))
})

test('LIST-7 a filter by status means what people see, wherever it stands', () => {
  const where = queryFor(
    '?where[or][0][and][0][_status][in][0]=changed&where[or][0][and][1][title][equals]=A',
  ).where

  expect(where).toEqual({
    or: [{ and: [{ _stateroomStatus: { in: ['changed'] } }, { title: { equals: 'A' } }] }],
  })
})

test('LIST-7 a field of that name is one where there are no drafts', () => {
  const where = queryFor('?where[or][0][and][0][_status][equals]=x', aCollection()).where

  expect(where).toEqual({ or: [{ and: [{ _status: { equals: 'x' } }] }] })
})

test('LIST-4 the search looks through the fields that the config names', () => {
  const collection = { ...posts, listSearchableFields: ['title', 'excerpt'] }

  expect(queryFor('?search=quiet+tools', collection).where).toEqual({
    or: [{ title: { like: 'quiet tools' } }, { excerpt: { like: 'quiet tools' } }],
  })
})

test('LIST-4 the search looks through the title where the config names nothing', () => {
  expect(queryFor('?search=quiet').where).toEqual({ or: [{ title: { like: 'quiet' } }] })
})

test('a document without a title is found by its whole id', () => {
  expect(queryFor('?search=7', { ...posts, useAsTitle: 'id' }).where).toEqual({
    or: [{ id: { equals: '7' } }],
  })
})

test('LIST-4 a trash is the same list over what was deleted, the last first', () => {
  const pages = aCollection({ trash: true })
  const place = listPlace('?search=quiet', pages, ['title', 'deletedAt'], true)

  expect(listQuery(pages, place, [], { locale: null })).toMatchObject({
    trash: true,
    sort: '-deletedAt',
    where: { and: [{ deletedAt: { exists: true } }, { or: [{ title: { like: 'quiet' } }] }] },
  })
  expect(queryFor('', pages)).not.toHaveProperty('trash')
})

test('blanks are no search', () => {
  expect(queryFor('?search=%20%20').where).toBeFalsy()
})

test('LIST-3 a filter and a search both hold', () => {
  const filter = { or: [{ and: [{ title: { exists: 'true' } }] }] }

  expect(queryFor('?search=a&where[or][0][and][0][title][exists]=true').where).toEqual({
    and: [{ or: [{ title: { like: 'a' } }] }, filter],
  })
  expect(queryFor('?where[or][0][and][0][title][exists]=true').where).toEqual(filter)
})

const timed = aCollection({
  fields: [
    aField('date', 'day', { appearance: 'dayOnly' }),
    aField('date', 'month', { appearance: 'monthOnly' }),
    aField('group', 'meta', {
      name: 'meta',
      fields: [aField('date', 'moment', { appearance: 'dayAndTime' })],
    }),
  ],
})

const timesFor = (path: string, operator: string, ...values: readonly string[]) => {
  const [only, ...others] = values
  const value =
    others.length === 0 && !operator.endsWith('in')
      ? `=${only}`
      : values
          .map((one, at) => `[${at}]=${one}`)
          .join(`&where[or][0][and][0][${path}][${operator}]`)
  const where = queryFor(`?where[or][0][and][0][${path}][${operator}]${value}`, timed).where
  return (where as { or: { and: unknown[] }[] }).or[0]!.and
}

type Times = Record<string, Record<string, string | boolean>>

/** Which of these a test of times finds, read as the databases do. */
function foundBy(test: unknown, path: string, instants: readonly (string | null)[]) {
  const { or } = test as { or?: Times[] }
  const any = or ?? [test as Times]
  return instants.filter((instant) =>
    any.some((times) => Object.entries(times[path]!).every((one) => fits(instant, ...one))),
  )
}

function fits(instant: string | null, operator: string, value: string | boolean): boolean {
  if (operator === 'exists') return (instant !== null) === value
  if (instant === null) return false
  const order = instant.localeCompare(String(value))
  if (operator.startsWith('less_than')) return operator.endsWith('_equal') ? order <= 0 : order < 0
  return operator.endsWith('_equal') ? order >= 0 : order > 0
}

const before = '2026-03-08T10:14:59.999Z'
const first = '2026-03-08T10:15:00.000Z'
const last = '2026-03-08T10:15:59.999Z'
const after = '2026-03-08T10:16:00.000Z'
const later = '2026-03-08T10:17:30.000Z'

test.each([
  ['equals', [first, last]],
  ['not_equals', [before, after, later, null]],
  ['greater_than', [after, later]],
  ['greater_than_equal', [first, last, after, later]],
  ['less_than', [before]],
  ['less_than_equal', [before, first, last]],
])('33.12 LIST-3 a moment %s another to the minute', (operator, expected) => {
  for (const path of ['meta.moment', 'updatedAt']) {
    const [test] = timesFor(path, operator, first)
    expect(foundBy(test, path, [before, first, last, after, later, null])).toEqual(expected)
  }
})

test('33.12 LIST-3 several moments, and none of them', () => {
  const all = [before, first, last, after, later, null]
  const [among] = timesFor('meta.moment', 'in', later, first)
  expect(foundBy(among, 'meta.moment', all)).toEqual([first, last, later])
  const [others] = timesFor('meta.moment', 'not_in', later, first)
  expect(foundBy(others, 'meta.moment', all)).toEqual([before, after, null])
})

test('33.12 LIST-3 a day is that day, and a month that month, at whatever time it is stored', () => {
  const days = ['2026-03-07T12:00:00.000Z', '2026-03-08T00:00:00.000Z', '2026-03-08T12:00:00.000Z']
  const [day] = timesFor('day', 'equals', '2026-03-08T12:00:00.000Z')
  expect(foundBy(day, 'day', [...days, null])).toEqual(days.slice(1))
  const [month] = timesFor('month', 'not_equals', '2026-02-01T12:00:00.000Z')
  const months = [
    '2026-02-01T12:00:00.000Z',
    '2026-02-28T12:00:00.000Z',
    '2026-03-01T12:00:00.000Z',
  ]
  expect(foundBy(month, 'month', months)).toEqual(months.slice(2))
})

test('33.12 LIST-3 what is no time goes as it is', () => {
  expect(timesFor('day', 'equals', 'soon')).toEqual([{ day: { equals: 'soon' } }])
  expect(timesFor('day', 'exists', 'true')).toEqual([{ day: { exists: 'true' } }])
})

test('33.12 LIST-3 what the config allows to choose keeps its own meaning', () => {
  const place = listPlace('', posts, ['title'])
  const { where } = listQuery(posts, place, [], { locale: null }, [
    { kind: { not_in: ['a'] } },
    undefined,
  ])
  expect(where).toEqual({ _stateroomSiteFilter: { kind: { not_in: ['a'] } } })
})
