import { describe, expect, test } from 'vitest'
import { listHref, listPlace, nextSort } from '../../../ui/views/list/list-place.ts'
import { aCollection, aField } from '../../kit/client-config.ts'

const collection = aCollection({
  fields: [aField('text', 'title'), aField('text', 'kind')],
  defaultSort: '-publishedAt',
  pagination: { defaultLimit: 25, limits: [10, 25, 250] },
})

const placeIn = (search: string) => listPlace(search, collection, ['title', 'publishedAt'])

describe('an address', () => {
  test('LIST-2 that says nothing leads to the first page, in the config’s size and order', () => {
    expect(placeIn('')).toEqual({
      page: 1,
      limit: 25,
      sort: '-publishedAt',
      search: '',
      where: null,
      columns: null,
      layout: 'table',
    })
  })

  test('LIST-2 says page, size, order, search, filter and columns', () => {
    const search =
      '?page=3&limit=50&sort=-title&search=quiet%20tools&columns=["title","-kind"]&where[or][0][and][0][kind][equals]=essay'

    expect(placeIn(search)).toEqual({
      page: 3,
      limit: 50,
      sort: '-title',
      search: 'quiet tools',
      where: { or: [{ and: [{ kind: { equals: 'essay' } }] }] },
      columns: [
        { accessor: 'title', active: true },
        { accessor: 'kind', active: false },
      ],
      layout: 'table',
    })
  })

  test('20.8 UPL-5 shows files as a grid, or as the table that it asks for', () => {
    const files = { ...collection, upload: { mimeTypes: [] } }
    const layoutIn = (search: string, of = files) => listPlace(search, of, []).layout

    expect(['', '?layout=grid', '?layout=tiles'].map((search) => layoutIn(search))).toEqual([
      'grid',
      'grid',
      'grid',
    ])
    expect(layoutIn('?layout=table')).toBe('table')
    expect(placeIn('?layout=grid').layout).toBe('table')
  })

  test.each(['0', '-1', '1.5', '1e3', 'two', '', '%20', '99999999999999999999', '1&page=2'])(
    'LIST-2 with page=%s leads to the first one',
    (page) => {
      expect(placeIn(`?page=${page}`).page).toBe(1)
    },
  )

  test.each([
    ['250', 250],
    ['7', 7],
    ['251', 25],
    ['0', 25],
    ['all', 25],
  ])('LIST-2 with limit=%s has %i rows on a page', (limit, rows) => {
    expect(placeIn(`?limit=${limit}`).limit).toBe(rows)
  })

  test.each(['nonsense', '--title', '-', '', 'title,id', '[]', '{}'])(
    'with sort=%s keeps the config’s order',
    (sort) => {
      expect(placeIn(`?sort=${sort}`).sort).toBe('-publishedAt')
    },
  )

  test.each(['title', '{}', '[', '7', 'null', '{"a":1}'])(
    'LIST-1 with columns=%s says nothing of columns',
    (columns) => {
      expect(placeIn(`?columns=${columns}`).columns).toBeNull()
    },
  )

  test('LIST-1 names columns by strings alone', () => {
    expect(placeIn('?columns=["title",7,null,{"a":1},"-id"]').columns).toEqual([
      { accessor: 'title', active: true },
      { accessor: 'id', active: false },
    ])
  })
})

describe('a step in a list', () => {
  const at = (search: string) => ({ path: '/admin/collections/posts', search })

  test('keeps everything but what changes, and begins at the first page', () => {
    expect(listHref(at('?locale=de&search=a&page=4'), { sort: 'title' })).toBe(
      '/admin/collections/posts?locale=de&search=a&sort=title',
    )
  })

  test('to another page keeps everything', () => {
    expect(listHref(at('?search=a&page=4'), { page: 5 })).toBe(
      '/admin/collections/posts?search=a&page=5',
    )
  })

  test('carries a filter in the form that it was read in', () => {
    const search = '?where[or][0][and][0][title][equals]=a%26b'

    expect(listHref(at(search), { page: 2 })).toBe(`/admin/collections/posts${search}&page=2`)
    expect(listHref(at(search), { where: undefined })).toBe('/admin/collections/posts')
  })
})

test.each([
  ['title,-publishedAt', 'title,-publishedAt'],
  ['-title', '-title'],
  ['title,title', '-publishedAt'],
  ['title,nonsense', '-publishedAt'],
  ['title,', '-publishedAt'],
])('LIST-4 with sort=%s is sorted by %s', (asked, sort) => {
  expect(placeIn(`?sort=${asked}`).sort).toBe(sort)
})

test.each([
  ['-publishedAt', 'title', false, 'title'],
  ['title', 'title', false, '-title'],
  ['-title', 'title', false, 'title'],
  ['-publishedAt', 'title', true, '-publishedAt,title'],
  ['-publishedAt,title', 'title', true, '-publishedAt,-title'],
  ['-publishedAt,title', 'publishedAt', false, 'publishedAt'],
])('LIST-4 sorted by %s, the head of %s (as well: %s) leads to %s', (sort, head, added, next) => {
  expect(nextSort(sort, head, added)).toBe(next)
})
