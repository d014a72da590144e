import { expect, test } from 'vitest'
import type { DocumentData } from '#contracts/documents'
import { placedInTexts } from '../../../ui/fields/errors/placed-in-texts.ts'
import { aField } from '../../kit/client-config.ts'

const block = (slug: string, ...names: string[]) => ({
  ...{ slug, labels: { singular: slug, plural: slug }, group: null, picture: null },
  ...{ hasName: false, fields: names.map((name) => aField('text', name)) },
})
const body = aField('richText', 'body', {
  features: {
    blocks: [block('aside', 'text'), block('photo', 'caption')],
    inlineBlocks: [],
    link: null,
    uploads: {},
  },
} as never)
const fields = [
  body,
  aField('group', 'seo', { fields: [body] }),
  aField('array', 'rows', { fields: [body] }),
]
const node = (blockType: string, more: DocumentData) => ({
  type: 'block',
  fields: { id: blockType, blockType, ...more },
})
const text = (...children: ReturnType<typeof node>[]) => ({ root: { children } })
const summary = 'block node failed to validate: The following fields are invalid: text'
const required = 'This field is required.'

// The paths and sentences are those of Payload 3.90.2 with its own editor.
test.each<[string, DocumentData, [string, string][], string[]]>([
  [
    'the block that has it empty',
    { body: text(node('aside', { text: 'Full' }), node('photo', {}), node('aside', {})) },
    [
      ['body', summary],
      ['body.text', required],
    ],
    ['body.root.children.2.fields.text'],
  ],
  [
    'each that has it, where none is empty',
    { body: text(node('aside', { text: 'A' }), node('photo', {}), node('aside', { text: 'B' })) },
    [['body.text', 'Too short.']],
    ['body.root.children.0.fields.text', 'body.root.children.2.fields.text'],
  ],
  [
    'both that have it empty, once',
    { body: text(node('aside', {}), node('aside', {})) },
    [
      ['body.text', required],
      ['body.text', required],
    ],
    ['body.root.children.0.fields.text', 'body.root.children.1.fields.text'],
  ],
  [
    'one in a group',
    { seo: { body: text(node('photo', {})) } },
    [['seo.body.caption', required]],
    ['seo.body.root.children.0.fields.caption'],
  ],
  [
    'one in a row',
    { rows: [{ body: text() }, { body: text(node('photo', {})) }] },
    [['rows.1.body.caption', required]],
    ['rows.1.body.root.children.0.fields.caption'],
  ],
  [
    'what is at its place already',
    { body: text(node('aside', {})) },
    [
      ['body.root.children.0.fields.text', required],
      ['body', 'Say more.'],
    ],
    ['body.root.children.0.fields.text', 'body'],
  ],
  [
    'what no block has',
    { body: text(node('aside', {})) },
    [
      ['body.colour', required],
      ['title', required],
    ],
    ['body.colour', 'title'],
  ],
])('36.1.7 what is said of a text is said at %s', (_, values, said, expected) => {
  const found = said.map(([path, message]) => ({ path, message }))

  expect(placedInTexts(found, values, fields).map(({ path }) => path)).toEqual(expected)
})
