import { describe, expect, test } from 'vitest'
import type { JoinField } from '#contracts/fields'
import { asJoined } from '../../../ui/fields/join/as-joined.ts'
import { pointingAt, whatPointsAt } from '../../../ui/fields/join/pointing-at.ts'
import { field } from '../../../ui/gallery/fields/make-field.ts'
import { aCollection, aField } from '../../kit/client-config.ts'

const posts = aCollection({
  defaultSort: '-createdAt',
  fields: [
    aField('text', 'title', { localized: true }),
    aField('tabs', 'x', {
      tabs: [
        {
          name: 'meta',
          label: 'Meta',
          description: null,
          fields: [
            aField('group', 'people', {
              fields: [aField('relationship', 'author', { relationTo: ['authors'] })],
            }),
          ],
        },
        {
          name: null,
          label: 'Others',
          description: null,
          fields: [
            aField('relationship', 'readers', { hasMany: true }),
            aField('relationship', 'subject', {
              relationTo: ['authors', 'pages'],
              isPolymorphic: true,
            }),
          ],
        },
      ],
    }),
    aField('array', 'credits', { fields: [aField('relationship', 'author')] }),
  ],
})

const join = (own: Partial<JoinField> = {}) =>
  field('join', 'posts', { collection: ['posts'], on: 'author', ...own }) as JoinField

describe('CFG-4 a document made from a join refers to this one', () => {
  const ann = { slug: 'authors', id: 7 }

  test.each([
    ['in a group of a tab', 'meta.people.author', { meta: { people: { author: 7 } } }],
    ['among several', 'readers', { readers: [7] }],
    ['of several collections', 'subject', { subject: { relationTo: 'authors', value: 7 } }],
    ['but not in a row that is not there', 'credits.author', {}],
  ])('%s', (_, on, values) => {
    expect(pointingAt(posts, on, ann)).toEqual(values)
  })
})

describe('LIST-4 what a join lists', () => {
  const ann = { slug: 'authors', id: 7 }
  const of = (own: Partial<JoinField>) => whatPointsAt(posts, join(own), ann)

  test.each<[string, Partial<JoinField>, unknown]>([
    ['refers to the document', { on: 'author' }, { author: { equals: 7 } }],
    ['does so in any row', { on: 'credits.author' }, { 'credits.author': { equals: 7 } }],
    [
      'does so as one of several kinds',
      { on: 'subject' },
      {
        and: [{ 'subject.value': { equals: 7 } }, { 'subject.relationTo': { equals: 'authors' } }],
      },
    ],
    [
      'fits the config’s query as well',
      { on: 'author', where: { kind: { equals: 'essay' } } },
      { and: [{ author: { equals: 7 } }, { kind: { equals: 'essay' } }] },
    ],
  ])('%s', (_, own, where) => {
    expect(of(own)).toEqual(where)
  })

  test('has the field’s columns, order and size', () => {
    const own = { defaultColumns: ['title'], defaultSort: '-publishedAt', defaultLimit: 5 }

    expect(asJoined(posts, join(own))).toMatchObject({
      defaultColumns: ['title'],
      defaultSort: '-publishedAt',
      pagination: { defaultLimit: 5 },
    })
  })

  test('else those of its collection, without the field that points here', () => {
    const collection = { ...posts, defaultColumns: ['title', 'author'] }

    expect(asJoined(collection, join())).toMatchObject({
      defaultColumns: ['title'],
      defaultSort: '-createdAt',
    })
  })
})
