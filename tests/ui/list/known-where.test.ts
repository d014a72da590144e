import { expect, test } from 'vitest'
import { listPlace } from '../../../ui/views/list/list-place.ts'
import { aCollection, aField } from '../../kit/client-config.ts'

const collection = aCollection({
  drafts: { autosave: null },
  fields: [
    aField('text', 'title'),
    aField('relationship', 'author', { relationTo: ['people'] }),
    aField('group', 'meta', { name: 'meta', fields: [aField('text', 'heading')] }),
    aField('array', 'rows', { fields: [aField('text', 'note')] }),
  ],
  unshown: ['secret'],
})

const filteredBy = (...fields: readonly string[]) => {
  const where = fields.map((field, at) => `where[or][0][and][${at}][${field}][equals]=x`)
  return listPlace(`?${where.join('&')}`, collection, ['title'])
}

test.each([
  'title',
  'id',
  '_status',
  'updatedAt',
  'meta.heading',
  'author.name',
  'rows.note',
  'secret',
])('LIST-3 a filter by %s, which there is, is asked for', (field) => {
  expect(filteredBy(field)).toMatchObject({
    where: { or: [{ and: [{ [field]: { equals: 'x' } }] }] },
  })
  expect(filteredBy(field).unknown).toBeUndefined()
})

test.each(['foo', 'meta.foo', 'title.foo.bar', 'filename', 'email', 'meta.constructor'])(
  '17.16 LIST-3 a filter by %s, which there is not, is ignored, and that is known',
  (field) => {
    expect(filteredBy(field)).toMatchObject({ where: null, unknown: [field] })
  },
)

test('LIST-3 of several conditions, those that can be asked for are', () => {
  expect(filteredBy('foo', 'title', 'bar')).toMatchObject({
    where: { or: [{ and: [{ title: { equals: 'x' } }] }] },
    unknown: ['foo', 'bar'],
  })
})

test('LIST-3 a group of which nothing is left does not let everything through', () => {
  const search = '?where[or][0][and][0][foo][equals]=x&where[or][1][and][0][title][equals]=y'

  expect(listPlace(search, collection, []).where).toEqual({
    or: [{ and: [{ title: { equals: 'y' } }] }],
  })
})
