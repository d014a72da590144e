import { describe, expect, test } from 'vitest'
import { groupPlace, writtenPages } from '../../../ui/views/list/groups/group-place.ts'
import { groupableFields } from '../../../ui/views/list/groups/groupable.ts'
import { listHref } from '../../../ui/views/list/list-place.ts'
import { aCollection, aField } from '../../kit/client-config.ts'

const collection = aCollection({
  groupBy: true,
  drafts: { autosave: null },
  fields: [
    aField('text', 'title'),
    aField('text', 'tags', { hasMany: true }),
    aField('text', 'alone', { disableGroupBy: true }),
    aField('textarea', 'body'),
    aField('select', 'kind'),
    aField('select', 'kinds', { hasMany: true }),
    aField('checkbox', 'isLong'),
    aField('relationship', 'author'),
    aField('relationship', 'authors', { hasMany: true }),
    aField('relationship', 'any', { isPolymorphic: true }),
    aField('array', 'rows'),
  ],
})
const fields = groupableFields(collection, (key) => key)
const placeIn = (search: string) => groupPlace(search, fields)

test('LIST-4 a list is grouped by fields with one value that stands for itself', () => {
  expect(fields.map(({ accessor }) => accessor)).toEqual([
    '_status',
    'createdAt',
    'updatedAt',
    'title',
    'kind',
    'isLong',
    'author',
  ])
  expect(groupableFields(aCollection(), (key) => key)).toEqual([])
})

describe('an address with groups', () => {
  test('LIST-4 names the field, its order, and the page of each group', () => {
    const pages = encodeURIComponent('{"essay":{"page":2},"null":{"page":3}}')

    expect(placeIn(`?groupBy=-kind&queryByGroup=${pages}`)).toMatchObject({
      by: '-kind',
      column: { accessor: 'kind' },
      isReversed: true,
      pages: { essay: 2, null: 3 },
    })
  })

  test.each([
    '',
    '?groupBy=',
    '?groupBy=nothing',
    '?groupBy=--kind',
    '?groupBy=body',
    '?groupBy=__proto__',
    '?groupBy[]=kind',
    '?groupBy[a]=kind',
    `?groupBy=${'x'.repeat(10_000)}`,
  ])('LIST-4 bad input: %.40s groups nothing', (search) => {
    expect(placeIn(search)).toBeNull()
  })

  test.each([
    '{',
    '[]',
    'null',
    '7',
    '{"essay":2}',
    '{"essay":{"page":"x"}}',
    '{"essay":{"page":-1}}',
    '{"essay":{"page":1.5}}',
    '{"essay":{"page":1e99}}',
    '{"essay":null}',
    '{"__proto__":{"page":1}}',
  ])('LIST-4 bad input: with %s each group begins at its first page', (written) => {
    const search = `?groupBy=kind&queryByGroup=${encodeURIComponent(written)}`
    expect(placeIn(search)?.pages).toEqual({})
  })
})

test('LIST-4 a group goes on by itself, and the others stay', () => {
  expect(writtenPages({ essay: 2 }, 'news', 3)).toBe('{"essay":{"page":2},"news":{"page":3}}')
  expect(writtenPages({ essay: 2, news: 3 }, 'news', 1)).toBe('{"essay":{"page":2}}')
  expect(writtenPages({ essay: 2 }, 'essay', 1)).toBeUndefined()
})

test('LIST-4 what is listed otherwise begins anew in every group', () => {
  const search = '?groupBy=kind&page=2&queryByGroup=%7B%7D'
  expect(listHref({ path: '/posts', search }, { sort: 'title' })).toBe(
    '/posts?groupBy=kind&sort=title',
  )
})
