import { describe, expect, test } from 'vitest'
import type { SavedView } from '#machines/views'
import { listHref, listPlace } from '../../../ui/views/list/list-place.ts'
import { goneFrom, withoutGone } from '../../../ui/views/list/views/gone.ts'
import { asSaved, presetIn, withView } from '../../../ui/views/list/views/view-search.ts'
import { aCollection, aField } from '../../kit/client-config.ts'

const collection = aCollection({
  fields: [aField('text', 'title'), aField('array', 'rows'), aField('text', 'kind')],
})
const onlyMe = { constraint: 'onlyMe', users: [1] }

const essays: SavedView = {
  id: 7,
  title: 'Essays',
  list: {
    where: { or: [{ and: [{ kind: { equals: 'essay' } }] }] },
    columns: [{ accessor: 'title', active: true }],
    sort: '-title',
    groupBy: null,
  },
  sharing: { read: onlyMe, update: onlyMe, delete: onlyMe },
  may: { update: true, delete: true },
}

const filteredBy = (where: object): SavedView => ({
  ...essays,
  list: { ...essays.list, where: { ...where } },
})

const placeIn = (search: string) =>
  listPlace(withView(search, essays), collection, ['title', 'kind'])

const text = (key: string) => key

describe('an address with a view', () => {
  test('LIST-4 shows it', () => {
    expect(placeIn('?preset=7')).toMatchObject({
      where: essays.list.where,
      columns: essays.list.columns,
      sort: '-title',
    })
  })

  test('LIST-4 wins where it says something itself', () => {
    expect(placeIn('?preset=7&sort=kind&page=2')).toMatchObject({
      where: essays.list.where,
      sort: 'kind',
      page: 2,
    })
  })

  test('LIST-4 can take away what the view says', () => {
    const href = listHref({ path: '/posts', search: '?preset=7&page=2' }, { where: undefined })

    expect(href).toBe('/posts?preset=7&where=')
    expect(placeIn(href.slice('/posts'.length)).where).toBeNull()
  })

  test('LIST-4 leads back to the view as it was saved, and to the list without it', () => {
    const from = { path: '/posts', search: '?locale=de&preset=7&where=&sort=kind' }

    expect(listHref(from, asSaved(essays))).toBe('/posts?locale=de&preset=7')
    expect(listHref(from, asSaved(null))).toBe('/posts?locale=de')
  })

  test.each(['', '?preset=', '?preset[a]=7', '?preset[]=7'])(
    'LIST-4 may ask for none: %j',
    (search) => expect(presetIn(search)).toBeNull(),
  )
})

describe('a view that names what is not there any more', () => {
  test('LIST-4 filters by nothing, and says by what it did', () => {
    const where = { or: [{ and: [{ kind: { equals: 'a' } }, { mood: { equals: 'b' } }] }] }
    const gone = goneFrom(filteredBy(where), collection, text)

    expect(gone).toEqual({ filters: ['mood'], columns: [] })
    expect(withoutGone(filteredBy(where), gone).list.where).toBeNull()
  })

  test('LIST-4 leaves its other columns, and its filter', () => {
    const columns = [
      { accessor: 'title', active: true },
      { accessor: 'mood', active: true },
      { accessor: 'hidden', active: false },
    ]
    const view = { ...essays, list: { ...essays.list, columns } }
    const gone = goneFrom(view, collection, text)

    expect(gone).toEqual({ filters: [], columns: ['mood'] })
    expect(withoutGone(view, gone)).toBe(view)
  })

  test.each([['rows.text'], ['rows__text'], ['id'], ['updatedAt']])(
    'LIST-4 knows what the server can be asked for: %s',
    (field) =>
      expect(goneFrom(filteredBy({ and: [{ [field]: {} }] }), collection, text).filters).toEqual(
        [],
      ),
  )
})
