import { describe, expect, test } from 'vitest'
import type { JoinField } from '#config-schema'
import { readJoined } from '../../../ui/client/joins.ts'
import { field } from '../../../ui/fields/gallery/make-field.ts'
import { joinSort } from '../../../ui/fields/join/join-sort.ts'
import { pointingAt } from '../../../ui/fields/join/pointing-at.ts'
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

describe('a join’s order', () => {
  test.each([
    ['the config’s', '-publishedAt', '-publishedAt'],
    ['the collection’s, which the server knows', null, null],
    ['the newest first, where the server cannot sort', 'title', '-createdAt'],
  ])('is %s', (_, defaultSort, sort) => {
    expect(joinSort(join({ defaultSort }), [posts])).toBe(sort)
  })

  test('is the newest first as well where the collection is sorted by a localized field', () => {
    expect(joinSort(join(), [{ ...posts, defaultSort: 'title' }])).toBe('-createdAt')
  })
})

describe('a page of a join', () => {
  const query = {
    slug: 'authors',
    id: 'a/b',
    path: 'meta.posts',
    page: 2,
    limit: 5,
    sort: '-title',
    fields: { posts: ['title'] },
    isPolymorphic: false,
    collection: 'posts',
    drafts: true,
    locale: 'de',
  }

  test('asks for what the columns show, and no more', async () => {
    const asked: unknown[] = []
    await readJoined(async (path, request) => {
      asked.push(path, request?.query)
      return {} as never
    }, query)

    expect(asked).toEqual([
      '/authors/a%2Fb',
      {
        depth: 1,
        draft: true,
        locale: 'de',
        'fallback-locale': 'null',
        select: { meta: { posts: true } },
        populate: { posts: { title: true } },
        joins: { 'meta.posts': { limit: 5, page: 2, count: true, sort: '-title' } },
      },
    ])
  })

  test.each([
    ['of one collection', false, [{ id: 1 }, 2], [{ slug: 'posts', document: { id: 1 } }]],
    [
      'of several',
      true,
      [
        { relationTo: 'pages', value: { id: 3 } },
        { relationTo: 'pages', value: 4 },
      ],
      [{ slug: 'pages', document: { id: 3 } }],
    ],
  ])(
    '%s holds whole documents; what may not be read is left out',
    async (_, isPolymorphic, docs, found) => {
      const answer = { meta: { posts: { docs, totalDocs: 12 } } }
      const page = await readJoined(async () => answer as never, { ...query, isPolymorphic })

      expect(page).toEqual({ docs: found, total: 12 })
    },
  )

  test.each([null, {}, { meta: null }, { meta: { posts: { docs: 'x' } } }])(
    'is empty where the answer is %j',
    async (answer) => {
      expect(await readJoined(async () => answer as never, query)).toEqual({ docs: [], total: 0 })
    },
  )
})
