import type { Block, Field, Tab } from 'payload'
import { describe, expect, test } from 'vitest'
import { filled } from '../../server/endpoints/import/filled.ts'
import {
  childrenOf,
  childrenOfNode,
  fieldsOfRow,
  levelsBelow,
  memberAt,
  membersOf,
  partsOf,
} from '../../server/kit/payload-fields/field-tree.ts'
import type { PayloadField } from '../../server/kit/payload-fields/payload-field.ts'
import { sourceKey } from '../../server/kit/payload-fields/rich-text-source.ts'

const title: Field = { name: 'title', type: 'text' }
const seo: Tab = { name: 'seo', fields: [title] }
const plain: Tab = { label: 'Plain', fields: [title] }
const quote: Block = { slug: 'quote', fields: [title] }
const shared: Block = { slug: 'shared', fields: [title] }
const named = { shared }

const array: Field = { name: 'links', type: 'array', fields: [title] }
const blocks: Field = { name: 'layout', type: 'blocks', blocks: [quote] }
const referring: Field = {
  name: 'layout',
  type: 'blocks',
  blocks: [],
  blockReferences: [quote, 'shared' as never, 'unknown' as never],
}
const group: Field = { name: 'meta', type: 'group', fields: [title] }
const plainGroup: Field = { type: 'group', label: 'Plain', fields: [title] }
const row: Field = { type: 'row', fields: [title] }
const collapsible: Field = { type: 'collapsible', label: 'More', fields: [title] }
const tabs: Field = { type: 'tabs', tabs: [seo, plain] }
const ui: Field = { name: 'title', type: 'ui', admin: {} }

describe('the children of a field', () => {
  test.each<[string, Field | Tab, readonly object[]]>([
    ['a row', row, [{ in: 'parent', holder: row }]],
    ['a collapsible', collapsible, [{ in: 'parent', holder: collapsible }]],
    ['a group', group, [{ in: 'record', name: 'meta', holder: group }]],
    ['a group without a name', plainGroup, [{ in: 'parent', holder: plainGroup }]],
    [
      'tabs',
      tabs,
      [
        { in: 'record', name: 'seo', holder: seo },
        { in: 'parent', holder: plain },
      ],
    ],
    ['a tab', seo, [{ in: 'record', name: 'seo', holder: seo }]],
    ['an array', array, [{ in: 'rows', block: null, holder: array }]],
    ['blocks', blocks, [{ in: 'rows', block: 'quote', holder: quote }]],
    [
      'blocks that are named',
      referring,
      [
        { in: 'rows', block: 'quote', holder: quote },
        { in: 'rows', block: 'shared', holder: shared },
      ],
    ],
    ['a text', title, []],
    ['a place for something of the site', ui, []],
  ])('of %s', (_kind, field, lists) => {
    expect(childrenOf(field, named)).toEqual(lists.map((list) => ({ ...list, fields: [title] })))
  })
})

describe('the fields of a row', () => {
  test.each<[string, Field, object, readonly Field[]]>([
    ['an array', array, {}, [title]],
    ['a block', blocks, { blockType: 'quote' }, [title]],
    ['a block that is named', referring, { blockType: 'shared' }, [title]],
    ['a block of another field', blocks, { blockType: 'shared' }, []],
    ['a block that nobody knows', referring, { blockType: 'unknown' }, []],
  ])('of %s', (_kind, field, value, fields) => {
    expect(fieldsOfRow(field, value, named)).toEqual(fields)
  })
})

const body: Field = { name: 'body', type: 'textarea' }
const document: Field[] = [
  { type: 'row', fields: [body, { type: 'collapsible', label: 'More', fields: [ui, group] }] },
  tabs,
  array,
]

test('the members of a record lie side by side, whatever arranges them', () => {
  expect(membersOf(document)).toEqual([
    { name: 'body', part: body, fields: null },
    { name: 'meta', part: group, fields: [title] },
    { name: 'seo', part: seo, fields: [title] },
    { name: 'title', part: title, fields: null },
    { name: 'links', part: array, fields: null },
  ])
})

test('fields that Payload adds to a list later are members of it as well', () => {
  const growing: Field[] = [title]
  membersOf(growing)
  growing.push(body)

  expect(membersOf(growing).map(({ name }) => name)).toEqual(['title', 'body'])
})

test.each<[string, object | undefined]>([
  ['body', { name: 'body', part: body, fields: null }],
  ['seo.title', { name: 'title', part: title, fields: null }],
  ['meta', { name: 'meta', part: group, fields: [title] }],
  ['links.title', undefined],
  ['body.title', undefined],
  ['nowhere', undefined],
])('the path %s leads through records only', (path, member) => {
  expect(memberAt(document, path)).toEqual(member)
})

test('all parts come before what lies in them', () => {
  const more: Field = { type: 'row', fields: [referring] }

  expect([...partsOf([tabs, more, array])].map(({ part }) => part)).toEqual([
    ...[tabs, seo, title, plain, title],
    ...[more, referring, quote, title],
    ...[array, title],
  ])
})

describe('in a rich text', () => {
  const callout: Block = { slug: 'callout', fields: [] }
  const editor = {
    [sourceKey]: { blocks: [callout], inlineBlocks: [], link: { fields: [title] }, uploads: {} },
  }
  const text: PayloadField = { name: 'text', type: 'richText', editor }
  callout.fields.push(title, text as Field)

  test('a block that contains itself is met once', () => {
    expect([...partsOf([text])].map(({ part }) => part)).toEqual([
      ...[text, callout, title, text, title],
    ])
  })

  test.each(['link', 'autolink'])('a node of type %s has the fields of a link', (type) => {
    expect(childrenOfNode(text, { type })?.fields).toEqual([title])
  })

  test('the levels are its nodes with fields, and blocks that nobody knows', () => {
    const children = [
      { type: 'autolink', fields: { title: 'A' } },
      { type: 'block', fields: { blockType: 'unknown' } },
      { type: 'link' },
      { type: 'relationship', fields: {} },
    ]

    expect(
      levelsBelow(text, { values: { text: { root: { children } } }, path: '' }, named),
    ).toEqual([
      expect.objectContaining({ fields: [title], path: 'text.root.children.0.fields' }),
      expect.objectContaining({ fields: [], children: undefined, node: children[1] }),
    ])
  })
})

describe('the levels below a field', () => {
  const at = {
    path: 'page',
    values: {
      meta: { title: 'A' },
      layout: [{ blockType: 'shared', title: 'B' }, 'broken', { blockType: 'other', title: 'C' }],
      links: null,
    },
  }

  test.each<[string, Field, readonly object[]]>([
    ['a record', group, [{ fields: [title], values: { title: 'A' }, path: 'page.meta' }]],
    ['a tab', seo as Field, [{ fields: [title], values: {}, path: 'page.seo' }]],
    [
      'rows',
      referring,
      [
        { fields: [title], values: at.values.layout[0], path: 'page.layout.0' },
        { fields: [], values: {}, path: 'page.layout.1' },
        { fields: [], values: at.values.layout[2], path: 'page.layout.2' },
      ],
    ],
    ['rows that are not there', array, []],
    ['a text', title, []],
  ])('of %s', (_kind, field, levels) => {
    expect(levelsBelow(field, at, named)).toEqual(
      levels.map((level) => expect.objectContaining(level)),
    )
  })
})

test('rows of an imported document are new, in blocks that are named as well', () => {
  const nested: Block = { slug: 'nested', fields: [{ ...array }] }
  const field: Field = { ...referring, blockReferences: ['nested' as never] }
  const data = {
    layout: [{ id: 'a', blockType: 'nested', links: [{ id: 'b', title: 'One' }] }],
    body: null,
  }

  expect(filled([field, body], data, { nested })).toEqual({
    layout: [{ blockType: 'nested', links: [{ title: 'One' }] }],
  })
})
