import { describe, expect, test } from 'vitest'
import type { DocumentData } from '#contracts/documents'
import type { ClientField, ClientTab, RichTextField } from '#contracts/fields'
import {
  changedValues,
  childrenOf,
  childrenOfNode,
  childrenOfRow,
  fieldKinds,
  fieldsOfRow,
  levelsBelow,
  memberNamed,
  membersOf,
  partsOf,
} from '#contracts/fields'
import { block, field } from '../../ui/gallery/fields/make-field.ts'

const title = field('text', 'title')
const tab = (name: string | null): ClientTab => ({
  name,
  label: 'Tab',
  description: null,
  fields: [title],
})
const quote = block('quote', [title])
const hero = block('hero', [field('upload', 'image')])

const array = field('array', 'links', { fields: [title] })
const blocks = field('blocks', 'layout', { blocks: [quote, hero] })
const namedGroup = field('group', 'seo', { fields: [title] })
const plainGroup = field('group', 'seo', { name: null, fields: [title] })
const row = field('row', '', { fields: [title] })
const collapsible = field('collapsible', '', { fields: [title] })
const tabs = field('tabs', '', { tabs: [tab('meta'), tab(null)] })

describe('the children of a field', () => {
  test.each<[string, ClientField, readonly object[]]>([
    ['row', row, [{ in: 'parent' }]],
    ['collapsible', collapsible, [{ in: 'parent' }]],
    ['group', namedGroup, [{ in: 'record', name: 'seo' }]],
    ['group without a name', plainGroup, [{ in: 'parent' }]],
    ['tabs', tabs, [{ in: 'record', name: 'meta' }, { in: 'parent' }]],
    ['array', array, [{ in: 'rows', block: null }]],
  ])('of %s', (_kind, parent, lists) => {
    expect(childrenOf(parent)).toEqual(
      lists.map((list) => expect.objectContaining({ ...list, fields: [title] })),
    )
  })

  test('of blocks are those of each kind of block', () => {
    expect(childrenOf(blocks)).toEqual([
      { in: 'rows', block: 'quote', holder: quote, fields: quote.fields },
      { in: 'rows', block: 'hero', holder: hero, fields: hero.fields },
    ])
  })

  test('of every other kind are none', () => {
    const withChildren = ['array', 'blocks', 'collapsible', 'group', 'richText', 'row', 'tabs']
    const kinds = Object.keys(fieldKinds) as ClientField['type'][]
    const others = kinds.filter((kind) => !withChildren.includes(kind))

    expect(others).toHaveLength(16)
    expect(others.flatMap((kind) => childrenOf(field(kind, 'any')))).toEqual([])
  })
})

test.each<[string, ClientField, DocumentData, readonly ClientField[]]>([
  ['an array', array, { id: '1' }, [title]],
  ['a block', blocks, { blockType: 'hero' }, hero.fields],
  ['a block that the config does not know', blocks, { blockType: 'gone' }, []],
  ['a block that does not say what it is', blocks, {}, []],
  ['no rows', title, {}, []],
])('the fields of a row of %s', (_name, parent, values, fields) => {
  expect(fieldsOfRow(parent, values)).toEqual(fields)
})

test('a row knows what it is made of', () => {
  expect(childrenOfRow(blocks, 'quote')?.holder).toBe(quote)
  expect(childrenOfRow(array, undefined)?.holder).toBe(array)
})

describe('the members of a record', () => {
  const fields = [
    row,
    field('row', '', { fields: [field('collapsible', '', { fields: [field('date', 'day')] })] }),
    field('tabs', '', { tabs: [tab('meta'), { ...tab(null), fields: [array] }] }),
    namedGroup,
    field('ui', 'note'),
    field('join', 'posts'),
  ]

  test('are found through what only arranges them', () => {
    expect(membersOf(fields).map(({ name, fields: within }) => [name, within !== null])).toEqual([
      ['title', false],
      ['day', false],
      ['meta', true],
      ['links', false],
      ['seo', true],
      ['note', false],
      ['posts', false],
    ])
  })

  test.each([
    ['day', 'date'],
    ['links', 'array'],
    ['posts', 'join'],
  ])('%s is a field', (name, type) => {
    expect(memberNamed(fields, name)).toMatchObject({ name, part: { type }, fields: null })
  })

  test.each(['meta', 'seo'])('%s is fields within it', (name) => {
    expect(memberNamed(fields, name)).toMatchObject({ name, part: { name }, fields: [title] })
  })

  test('what lies deeper is none of them', () => {
    expect(memberNamed([array, namedGroup, blocks], 'title')).toBeUndefined()
  })
})

test('a link that the editor found by itself has no fields to fill in', () => {
  const plain = field('richText', 'body') as RichTextField
  const link = { collections: [], autoLinks: 'always', fields: [title] } as const
  const text: RichTextField = { ...plain, features: { ...plain.features, link } }

  expect(childrenOfNode(text, { type: 'link' })?.fields).toEqual([title])
  expect(childrenOfNode(text, { type: 'autolink' })).toBeUndefined()
})

test('all parts come in order, each before what lies in it', () => {
  const list = field('array', 'list', { fields: [namedGroup] })
  const names = [...partsOf([tabs, array, blocks, list])].map(({ part, isInRow }) => [
    'slug' in part ? part.slug : 'name' in part ? part.name : part.type,
    isInRow,
  ])

  expect(names).toEqual([
    ['tabs', false],
    ['meta', false],
    ['title', false],
    [null, false],
    ['title', false],
    ['links', false],
    ['title', true],
    ['layout', false],
    ['quote', true],
    ['title', true],
    ['hero', true],
    ['image', true],
    ['list', false],
    ['seo', true],
    ['title', true],
  ])
})

describe('what lies in a field of a document', () => {
  const values = {
    seo: { title: 'Seo' },
    meta: { title: 'Meta' },
    links: [{ id: 'a' }, 7],
    layout: [{ blockType: 'hero' }, { blockType: 'gone' }],
  }
  const here = { values, path: 'page' }

  test.each<[string, ClientField, readonly object[]]>([
    ['row', row, [{ values, path: 'page', index: null, fields: [title] }]],
    ['group', namedGroup, [{ values: values.seo, path: 'page.seo', index: null }]],
    ['group without a name', plainGroup, [{ values, path: 'page', index: null }]],
    [
      'tabs',
      tabs,
      [
        { values: values.meta, path: 'page.meta' },
        { values, path: 'page' },
      ],
    ],
    [
      'array',
      array,
      [
        { values: { id: 'a' }, path: 'page.links.0', index: 0, fields: [title] },
        { values: {}, path: 'page.links.1', index: 1, fields: [title] },
      ],
    ],
    [
      'blocks',
      blocks,
      [
        { path: 'page.layout.0', index: 0, fields: hero.fields },
        { path: 'page.layout.1', index: 1, fields: [], children: undefined },
      ],
    ],
    ['text', title, []],
  ])('%s', (_kind, parent, levels) => {
    expect(levelsBelow(parent, here)).toEqual(levels.map((level) => expect.objectContaining(level)))
  })

  test('is nothing where the data has none', () => {
    expect(levelsBelow(array, { values: { links: 2 }, path: '' })).toEqual([])
    expect(levelsBelow(namedGroup, { values: { seo: null }, path: '' })).toMatchObject([
      { values: {}, path: 'seo' },
    ])
  })
})

describe('changed values', () => {
  const fields = [tabs, namedGroup, field('array', 'links', { fields: [title, array, blocks] })]
  const values = {
    title: 'top',
    meta: { title: 'meta', stray: 'kept' },
    seo: null,
    links: [
      { id: 1, title: 'row', links: [{ id: 2, title: 'deep' }] },
      { id: 3, layout: [{ id: 4, blockType: 'quote', title: 'block' }, { blockType: 'gone' }] },
      'no row',
    ],
    stray: 'kept',
  }

  test('are those of fields, wherever they lie', () => {
    const loud = changedValues(fields, values, {
      value: (one, value) => (one.type === 'text' ? String(value).toUpperCase() : value),
    })

    expect(loud).toEqual({
      title: 'TOP',
      meta: { title: 'META', stray: 'kept' },
      seo: null,
      links: [
        { id: 1, title: 'ROW', links: [{ id: 2, title: 'DEEP' }] },
        { id: 3, layout: [{ id: 4, blockType: 'quote', title: 'BLOCK' }, { blockType: 'gone' }] },
        'no row',
      ],
      stray: 'kept',
    })
  })

  test('are those of rows, the inner ones first', () => {
    const seen: unknown[] = []
    const bare = changedValues(fields, values, {
      row: ({ id, ...rest }) => {
        seen.push(id)
        return rest
      },
    })

    expect(seen).toEqual([2, 1, 4, undefined, 3])
    expect(bare.links).toEqual([
      { title: 'row', links: [{ title: 'deep' }] },
      { layout: [{ blockType: 'quote', title: 'block' }, { blockType: 'gone' }] },
      'no row',
    ])
  })

  test('leave the data as it was', () => {
    const before = structuredClone(values)
    changedValues(fields, values, { row: () => ({}), value: () => null })

    expect(values).toEqual(before)
  })
})
