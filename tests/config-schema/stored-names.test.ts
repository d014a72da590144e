import { expect, test } from 'vitest'
import { checkConfig } from '#config-schema/config'

const text = (name: string) => ({ name, type: 'text' })
const users = { slug: 'users', auth: true, fields: [] }

const mistakesOf = (...collections: object[]) =>
  checkConfig({ collections: [users, ...collections] }).map(({ allowed, found, kind, place }) => ({
    ...{ kind, place, found, allowed },
  }))

const same = (place: string, found: string, allowed: string) => ({
  ...{ kind: 'sameInDatabase', place, found: `"${found}"`, allowed },
})

test('33.12 CFG-5 names that are one in the database are told with both places', () => {
  expect(mistakesOf({ slug: 'p', fields: [text('one_two'), text('oneTwo')] })).toEqual([
    same('p › oneTwo › name', 'one_two', 'p › one_two › name'),
  ])
  expect(
    mistakesOf({
      slug: 'q',
      fields: [{ name: 'g', type: 'group', fields: [text('h')] }, text('g_h')],
    }),
  ).toEqual([same('q › g_h › name', 'g_h', 'q › g › h › name')])
  expect(
    mistakesOf({ slug: 'blogPosts', fields: [text('w')] }, { slug: 'blog-posts', fields: [] }),
  ).toEqual([same('blog-posts › slug', 'blog_posts', 'blogPosts › slug')])
  expect(
    mistakesOf(
      { slug: 'x', fields: [{ name: 'tags', type: 'array', fields: [text('t')] }] },
      { slug: 'x_tags', fields: [text('t')] },
    ),
  ).toEqual([same('x_tags › slug', 'x_tags', 'x › tags › name')])
})

test('33.12 CFG-5 so are versions, localized fields, dates of Payload, types and relationships', () => {
  expect(mistakesOf({ slug: 'd', fields: [text('created_at')] })).toEqual([
    same('d › created_at › name', 'created_at', '"createdAt"'),
  ])
  const author = { name: 'author', type: 'relationship', relationTo: 'users' }
  expect(mistakesOf({ slug: 'r', fields: [author, text('author_id')] })).toEqual([
    same('r › author_id › name', 'author_id', 'r › author › name'),
  ])
  const kind = (name: string, ...options: string[]) => ({ name, type: 'select', options })
  expect(
    mistakesOf(
      { slug: 's', fields: [kind('tags_kind', 'a')] },
      { slug: 's_tags', fields: [kind('kind', 'b')] },
    ),
  ).toEqual([same('s_tags › kind › name', 'enum_s_tags_kind', 's › tags_kind › name')])
})

test('33.12 CFG-5 names that are too long for a table are told with the way out', () => {
  const long = 'a-very-long-name-that-somebody-has-given-to-a-list-of-things'
  const rows = { name: long, type: 'array', fields: [text('t')] }
  const found = `posts_${long.replaceAll('-', '_')}`
  expect(found.length).toBeGreaterThan(63)

  expect(mistakesOf({ slug: 'posts', fields: [rows] })).toEqual([
    { kind: 'nameTooLong', place: `posts › ${long} › name`, found, allowed: 'dbName' },
  ])
  expect(mistakesOf({ slug: 'posts', fields: [{ ...rows, dbName: 'short' }] })).toEqual([])
})

test('33.12 CFG-5 so are fields of two blocks that the database takes for one', () => {
  const rows = (...blocks: object[]) => ({
    slug: 'r',
    fields: blocks.map((block, index) => ({
      ...{ name: `b${index + 1}`, type: 'blocks', blocks: [block] },
    })),
  })
  const hero = (...fields: object[]) => ({ slug: 'hero', fields })
  const v = (type: string, more = {}) => ({ name: 'v', type, ...more })
  const shared = [same('r › b2 › hero › v › name', 'v', 'r › b1 › hero › v › name')]

  expect(mistakesOf(rows(hero(v('text')), hero(v('number'))))).toEqual(shared)
  const versions = { versions: { drafts: true } }
  expect(mistakesOf({ ...rows(hero(v('text')), hero(v('date'))), ...versions })).toEqual(shared)

  const number = { name: 'v', type: 'number' }
  const y = { name: 'y', type: 'checkbox' }
  expect(mistakesOf(rows(hero(v('text')), hero(number, y)))).toEqual([])
  expect(mistakesOf(rows(hero(v('text')), hero(v('textarea', { required: true }))))).toEqual([])
  expect(mistakesOf(rows(hero(v('text')), { ...hero(v('date')), dbName: 'other' }))).toEqual([])
})

test('33.12 CFG-5 so are those that the database keeps by the rules of the first block', () => {
  const blocks = (first: object, second: object) =>
    mistakesOf({
      slug: 'r',
      fields: [first, second].map((field, index) => ({
        ...{ name: `b${index + 1}`, type: 'blocks' },
        blocks: [{ slug: 'hero', fields: [{ name: 'v', ...field }] }],
      })),
    })
  const shared = [same('r › b2 › hero › v › name', 'v', 'r › b1 › hero › v › name')]
  const optional = { type: 'text' }
  const required = { type: 'text', required: true }
  const unique = { type: 'text', unique: true }
  const choice = (...options: unknown[]) => ({ type: 'select', options })

  expect(blocks(unique, optional)).toEqual(shared)
  expect(blocks(optional, unique)).toEqual(shared)
  expect(blocks(choice('a', 'b'), choice('a', { label: 'C', value: 'c' }))).toEqual(shared)

  // No column of a field refuses to be empty.
  expect(blocks(optional, required)).toEqual([])
  expect(blocks(required, optional)).toEqual([])
  expect(blocks(choice('a', 'b'), choice({ label: 'B', value: 'b' }))).toEqual([])
})

test('33.12 CFG-5 so are blocks whose rows have no place in the first one’s tables', () => {
  const blocks = (first: object[], second: object[]) =>
    mistakesOf({
      slug: 'r',
      fields: [first, second].map((fields, index) => ({
        ...{ name: `b${index + 1}`, type: 'blocks' },
        blocks: [{ slug: 'hero', fields }],
      })),
    })
  const rows = (...names: string[]) => ({ name: 'rows', type: 'array', fields: names.map(text) })
  const choices = { name: 's', type: 'select', hasMany: true, options: ['a'] }
  const shared = [same('r › b2 › hero › slug', 'r_blocks_hero', 'r › b1 › hero › slug')]

  expect(blocks([text('v'), rows('a')], [text('v'), rows('b')])).toEqual(shared)
  expect(blocks([rows('a')], [rows('b')])).toEqual(shared)
  expect(blocks([text('v')], [text('v'), rows('b')])).toEqual(shared)
  expect(blocks([text('v')], [text('v'), choices])).toEqual(shared)

  expect(blocks([text('v'), rows('a', 'b')], [text('v'), rows('a')])).toEqual([])
  expect(blocks([text('v'), choices], [text('v'), choices])).toEqual([])
  // Another column makes tables of its own.
  expect(blocks([text('v'), rows('a')], [text('w'), rows('b')])).toEqual([])
  expect(blocks([text('v')], [text('w'), rows('b')])).toEqual([])
})

test('33.12 CFG-5 what only looks alike is taken', () => {
  const hero = (...fields: object[]) => ({ slug: 'hero', fields })
  expect(
    mistakesOf(
      {
        slug: 'pages',
        versions: { drafts: true },
        fields: [
          text('title'),
          text('subTitle'),
          { name: 'meta', type: 'group', fields: [text('title')] },
          { name: 'one', type: 'blocks', blocks: [hero(text('v'))] },
          { name: 'two', type: 'blocks', blocks: [hero(text('v'), text('w'))] },
          { name: 'tags', type: 'array', fields: [text('title')] },
          { type: 'row', fields: [text('left'), text('right')] },
          {
            type: 'tabs',
            tabs: [
              { label: 'A', fields: [text('a')] },
              { name: 'b', fields: [text('a')] },
            ],
          },
          { name: 'meta_related', type: 'relationship', relationTo: 'users', hasMany: true },
        ],
      },
      { slug: 'page', fields: [text('title')] },
    ),
  ).toEqual([])
})
