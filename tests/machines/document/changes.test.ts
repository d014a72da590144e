import { describe, expect, test } from 'vitest'
import type { DocumentData } from '#contracts/documents'
import { changesOf, countChanges } from '#machines/document'

const rows = (...ids: string[]) => ids.map((id) => ({ id, label: id }))

const cases: [string, DocumentData, DocumentData, DocumentData, number][] = [
  ['nothing', { a: 1 }, { a: 1 }, {}, 0],
  ['nothing, said in another way', { a: null }, {}, {}, 0],
  ['a leaf', { a: 1, b: 1 }, { a: 2, b: 1 }, { a: 2 }, 1],
  ['a new leaf', {}, { a: 1 }, { a: 1 }, 1],
  ['an emptied leaf', { a: 1 }, { a: null }, { a: null }, 1],
  ['a leaf that is gone', { a: 1 }, {}, { a: null }, 1],
  ['a leaf of a group', { g: { a: 1, b: 1 } }, { g: { a: 1, b: 2 } }, { g: { b: 2 } }, 1],
  ['two leaves of a group', { g: { a: 1, b: 1 } }, { g: { a: 2, b: 2 } }, { g: { a: 2, b: 2 } }, 2],
  ['17.7 a group that is gone', { g: { a: 1, b: null } }, {}, { g: { a: null } }, 1],
  ['17.7 rows that are gone', { rows: rows('a', 'b') }, {}, { rows: [] }, 1],
  [
    '17.7 a group and rows inside one that is gone',
    { g: { h: { a: 1 }, rows: rows('a') } },
    {},
    { g: { h: { a: null }, rows: [] } },
    1,
  ],
  ['a group that appears', { g: null }, { g: { a: 1 } }, { g: { a: 1 } }, 1],
  ['a list of plain values', { tags: ['a', 'b'] }, { tags: ['b'] }, { tags: ['b'] }, 1],
  ['an emptied list of plain values', { tags: ['a'] }, { tags: [] }, { tags: [] }, 1],
  [
    'one half of a reference, as a whole',
    { to: { relationTo: 'posts', value: 1 } },
    { to: { relationTo: 'posts', value: 2 } },
    { to: { relationTo: 'posts', value: 2 } },
    1,
  ],
  [
    'a leaf of a row, with the ids of all',
    { rows: rows('a', 'b') },
    {
      rows: [
        { id: 'a', label: 'a' },
        { id: 'b', label: 'B' },
      ],
    },
    { rows: [{ id: 'a' }, { id: 'b', label: 'B' }] },
    1,
  ],
  [
    'the order of rows, as ids',
    { rows: rows('a', 'b') },
    { rows: rows('b', 'a') },
    { rows: [{ id: 'b' }, { id: 'a' }] },
    1,
  ],
  [
    'a new row, as a whole',
    { rows: rows('a') },
    { rows: rows('new', 'a') },
    { rows: [{ id: 'new', label: 'new' }, { id: 'a' }] },
    1,
  ],
  ['a row that is gone', { rows: rows('a', 'b') }, { rows: rows('b') }, { rows: [{ id: 'b' }] }, 1],
  ['all rows gone', { rows: rows('a', 'b') }, { rows: [] }, { rows: [] }, 2],
  ['the first rows', { rows: null }, { rows: rows('a', 'b') }, { rows: rows('a', 'b') }, 1],
  [
    'a block, with its type',
    { blocks: [{ id: 'a', blockType: 'quote', text: 'Old' }] },
    { blocks: [{ id: 'a', blockType: 'quote', text: 'New' }] },
    { blocks: [{ id: 'a', blockType: 'quote', text: 'New' }] },
    1,
  ],
  [
    'rows inside of rows',
    { rows: [{ id: 'a', label: 'a', inner: rows('x', 'y') }] },
    { rows: [{ id: 'a', label: 'a', inner: [{ id: 'x', label: 'X' }, ...rows('y')] }] },
    { rows: [{ id: 'a', inner: [{ id: 'x', label: 'X' }, { id: 'y' }] }] },
    1,
  ],
]

describe('what a save sends', () => {
  test.each(cases)('%s', (_what, base, values, changes) => {
    expect(changesOf(base, values)).toEqual(changes)
  })
})

describe('what a person changed is counted', () => {
  test.each(cases)('%s', (_what, base, values, _changes, count) => {
    expect(countChanges(base, values)).toBe(count)
  })
})
