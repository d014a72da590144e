import { expect, test } from 'vitest'
import type { ClientField } from '#contracts/fields'
import { namedIn } from '../../../ui/views/document/preview/protocol/named-in.ts'

const relationship = (name: string, more: object = {}) =>
  ({ type: 'relationship', name, relationTo: ['posts'], hasMany: false, ...more }) as unknown

const fields = [
  relationship('friend'),
  relationship('any', { relationTo: ['posts', 'places'], isPolymorphic: true, hasMany: true }),
  { type: 'row', name: null, fields: [{ ...(relationship('cover') as object), type: 'upload' }] },
  { type: 'array', name: 'rows', fields: [relationship('about')] },
] as unknown as ClientField[]

test('20.2 LIVE-5 the documents that a form names are found wherever their fields are', () => {
  const values = {
    friend: 1,
    any: [{ relationTo: 'places', value: 'p' }],
    cover: { id: 2 },
    rows: [
      { id: 'a', about: 3 },
      { id: 'b', about: null },
    ],
    other: 4,
  }

  expect(namedIn(fields, values)).toEqual([
    { slug: 'posts', id: 1 },
    { slug: 'places', id: 'p' },
    { slug: 'posts', id: 2 },
    { slug: 'posts', id: 3 },
  ])
})

test('20.2 LIVE-5 a row that was changed is looked at anew', () => {
  const rows = [{ id: 'a', about: 3 }]
  expect(namedIn(fields, { rows })).toHaveLength(1)

  expect(namedIn(fields, { rows: [...rows, { id: 'b', about: 4 }] })).toHaveLength(2)
  expect(namedIn(fields, { rows })).toHaveLength(1)
})
