import { describe, expect, test } from 'vitest'
import type { DocumentData, Json } from '#contracts/documents'
import type { ClientField, FieldKind } from '#contracts/fields'
import { fieldKinds } from '#contracts/fields'
import { changesOf } from '#machines/document'
import { merge } from '../../../machines/document/merge.ts'
import { wholeValues } from '../../../ui/fields/whole-values.ts'
import { block, field } from '../../../ui/gallery/fields/make-field.ts'

/** One value that two people changed in different parts of it. */
const objects: [FieldKind, base: Json, mine: Json, theirs: Json][] = [
  ['json', { a: 1, b: 1 }, { a: 2, b: 1 }, { a: 1, b: 2 }],
  ['json', [{ id: 'x', n: 1, m: 1 }], [{ id: 'x', n: 2, m: 1 }], [{ id: 'x', n: 1, m: 2 }]],
  [
    'richText',
    { root: { type: 'root', text: 'a', format: '' } },
    { root: { type: 'root', text: 'b', format: '' } },
    { root: { type: 'root', text: 'a', format: 'x' } },
  ],
  ['point', [1, 1], [2, 1], [1, 2]],
  [
    'join',
    { docs: [1], hasNextPage: false },
    { docs: [1, 2], hasNextPage: false },
    { docs: [1], hasNextPage: true },
  ],
  [
    'relationship',
    { relationTo: 'pages', value: 1 },
    { relationTo: 'posts', value: 1 },
    { relationTo: 'pages', value: 2 },
  ],
]

/** Where such a value can lie, and how a document holds it there. */
const homes: [string, (own: ClientField) => ClientField, (value: Json) => DocumentData][] = [
  ['at the top', (own) => own, (value) => ({ own: value })],
  ['in a row field', (own) => field('row', '', { fields: [own] }), (value) => ({ own: value })],
  [
    'in a group',
    (own) => field('group', 'seo', { fields: [own] }),
    (value) => ({ seo: { own: value } }),
  ],
  [
    'in a tab',
    (own) =>
      field('tabs', '', { tabs: [{ name: 'meta', label: '', description: null, fields: [own] }] }),
    (value) => ({ meta: { own: value } }),
  ],
  [
    'in a row',
    (own) => field('array', 'rows', { fields: [own] }),
    (value) => ({ rows: [{ id: 'r', own: value }] }),
  ],
  [
    'in a block',
    (own) => field('blocks', 'rows', { blocks: [block('a'), block('b', [own])] }),
    (value) => ({ rows: [{ id: 'r', blockType: 'b', own: value }] }),
  ],
]

describe.each(homes)('R3 one piece %s', (_home, holder, data) => {
  test.each(objects)('%s is never merged part by part', (kind, base, mine, theirs) => {
    const whole = wholeValues([holder(field(kind, 'own'))])
    const merged = merge(data(base), data(mine), data(theirs), whole)

    expect(merged.values).toEqual(data(mine))
    expect(merged.conflicts).toEqual([expect.objectContaining({ kind: 'value', base, theirs })])
  })

  test.each(objects)('%s is sent as it is', (kind, base, mine) => {
    const whole = wholeValues([holder(field(kind, 'own'))])

    expect(JSON.stringify(changesOf(data(base), data(mine), whole))).toContain(JSON.stringify(mine))
  })
})

test('every kind whose value is one piece is tried', () => {
  const tried = new Set(objects.map(([kind]) => kind))
  const kinds = Object.entries(fieldKinds).filter(([, { holds }]) => holds === 'whole')

  expect(kinds.map(([kind]) => kind).filter((kind) => !tried.has(kind as FieldKind))).toEqual([])
})

describe('R3 blocks that use one name for values of several kinds', () => {
  const group = field('group', 'own', { fields: [field('text', 'a'), field('text', 'b')] })
  const nested = field('group', 'own', { fields: [field('json', 'data')] })
  const layout = (...kinds: ClientField[]) =>
    field('blocks', 'rows', { blocks: kinds.map((own, index) => block(`b${index}`, [own])) })

  test.each([
    ['a group after JSON', [field('json', 'own'), group], { own: 'whole' }],
    ['JSON after a group', [group, field('json', 'own')], { own: 'whole' }],
    ['a group after one with JSON in it', [nested, group], { own: { data: 'whole' } }],
    ['a text after JSON', [field('json', 'own'), field('text', 'own')], { own: 'whole' }],
  ])('take none of them apart: %s', (_name, kinds, whole) => {
    expect(wholeValues([layout(...kinds)])).toEqual({ rows: whole })
  })
})
