import { expect, test } from 'vitest'
import type { ClientCollection } from '#config-schema'
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
