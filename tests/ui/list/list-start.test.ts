import { describe, expect, test } from 'vitest'
import { allColumns } from '../../../ui/views/list/columns.ts'
import { chosenBetween, isBare, validStart } from '../../../ui/views/list/start/list-start.ts'
import { aCollection, aField } from '../../kit/client-config.ts'

const collection = aCollection({
  fields: [aField('text', 'title'), aField('text', 'kind')],
  pagination: { defaultLimit: 25, limits: [10, 25, 250] },
})
const groupable = allColumns(collection, (key) => key).filter(({ accessor }) => accessor === 'kind')
const valid = (kept: object) => validStart(kept, collection, ['title', 'kind'], groupable)
const nothing = { limit: null, sort: null, groupBy: null, layout: null }

test('LIST-2 a list begins with the size, the order and the groups that were kept', () => {
  expect(valid({ limit: 250, sort: '-title,kind', groupBy: '-kind', columns: [] })).toEqual({
    limit: '250',
    sort: '-title,kind',
    groupBy: '-kind',
    layout: null,
  })
})

test('20.8 UPL-5 a list of files begins with the layout that was kept, any other is a table', () => {
  const files = { ...collection, upload: { mimeTypes: [] } }
  const kept = (layout: unknown, of = files) => validStart({ layout }, of, [], []).layout

  expect(kept('table')).toBe('table')
  expect(kept('grid')).toBe('grid')
  expect(kept('tiles')).toBeNull()
  expect(valid({ layout: 'grid' })).toEqual(nothing)
})

describe('LIST-2 a preference from an older version, or rubbish, is none', () => {
  test.each([
    ['nothing', {}],
    ['other kinds', { limit: true, sort: ['title'], groupBy: { kind: 1 } }],
    ['sizes that no page has', { limit: 251 }],
    ['no size', { limit: 0 }],
    ['half a size', { limit: 1.5 }],
    ['a size in words', { limit: 'all' }],
    ['fields that are gone', { sort: '-gone', groupBy: 'gone' }],
    ['names of every object', { sort: '__proto__', groupBy: 'constructor' }],
    ['empty words', { limit: '', sort: '', groupBy: '' }],
    ['an address within', { sort: 'title&limit=10', groupBy: 'kind&page=2' }],
    ['10,000 letters', { sort: 'x'.repeat(10_000), groupBy: 'y'.repeat(10_000) }],
  ])('%s', (_what, kept) => {
    expect(valid(kept)).toEqual(nothing)
  })
})

test('LIST-2 only an address that says nothing is filled in: links show what they say', () => {
  expect(isBare('')).toBe(true)
  expect(isBare('?locale=de')).toBe(true)
  for (const said of ['?page=2', '?search=quiet', '?preset=7', '?limit=10&locale=de']) {
    expect(isBare(said)).toBe(false)
  }
})

describe('LIST-2 what is kept', () => {
  test('is what somebody went to within the list', () => {
    expect(chosenBetween('', '?sort=title')).toEqual({ ...nothing, sort: 'title' })
    expect(chosenBetween('?groupBy=kind&limit=10', '?limit=10')).toEqual({
      ...nothing,
      limit: '10',
    })
  })

  test('is nothing, where other things changed', () => {
    expect(chosenBetween('?sort=title', '?sort=title&page=2&search=quiet')).toBeNull()
  })

  test('is nothing of what a view says', () => {
    expect(chosenBetween('?sort=title', '?preset=7')).toBeNull()
    expect(chosenBetween('?preset=7&sort=title', '')).toBeNull()
  })
})
