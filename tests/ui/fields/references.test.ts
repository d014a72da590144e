import { describe, expect, test } from 'vitest'
import type { RelationshipField } from '#contracts/fields'
import {
  keyOf,
  referenceOf,
  referencesIn,
  valueFrom,
} from '../../../ui/fields/references/references.ts'
import { field } from '../../../ui/gallery/fields/make-field.ts'

const relationship = (own: Partial<RelationshipField>) =>
  field('relationship', 'author', own) as RelationshipField

const toOne = relationship({ relationTo: ['authors'] })
const toMany = relationship({ relationTo: ['authors'], hasMany: true })
const toAny = relationship({ relationTo: ['authors', 'pages'], isPolymorphic: true })

describe('DOC-9 a relationship’s value', () => {
  test.each([
    ['an id', toOne, 7, [{ slug: 'authors', id: 7 }]],
    ['a document', toOne, { id: 7, name: 'Ann' }, [{ slug: 'authors', id: 7 }]],
    [
      '{relationTo, value}',
      toAny,
      { relationTo: 'pages', value: 'x' },
      [{ slug: 'pages', id: 'x' }],
    ],
    [
      'a list of them',
      toMany,
      [1, { id: 2 }],
      [
        { slug: 'authors', id: 1 },
        { slug: 'authors', id: 2 },
      ],
    ],
    ['nothing', toOne, null, []],
  ])('can be %s', (_, of, value, references) => {
    expect(referencesIn(of, value)).toEqual(references)
  })

  test.each([
    ['one', toOne, 7],
    ['several', toMany, [1, 2]],
    ['one of any', toAny, { relationTo: 'pages', value: 'x' }],
    ['none', toOne, null],
  ])('is written back as it is read: %s', (_, of, value) => {
    expect(valueFrom(of, referencesIn(of, value))).toEqual(value)
  })
})

test('a reference survives as text, whether its id is a number or looks like one', () => {
  for (const id of [7, '7', 'a b']) {
    expect(referenceOf(keyOf({ slug: 'authors', id }))).toEqual({ slug: 'authors', id })
  }
})
