import { expect, test } from 'vitest'
import type { DocumentData } from '#contracts/documents'
import { rebased } from '../../../machines/document/rebase.ts'

const row = (id: string, label = id) => ({ id, label })
const post = { relationTo: 'posts', value: 1 }

const cases: [string, Record<'sent' | 'mine' | 'theirs' | 'result', DocumentData>][] = [
  [
    'takes what the server made of an untouched leaf',
    { sent: { a: 1 }, mine: { a: 1 }, theirs: { a: 2 }, result: { a: 2 } },
  ],
  [
    'R1 keeps a leaf that was typed meanwhile',
    { sent: { a: 1 }, mine: { a: 3 }, theirs: { a: 2 }, result: { a: 3 } },
  ],
  [
    'R1 keeps a leaf that was emptied meanwhile',
    { sent: { a: 1 }, mine: { a: null }, theirs: { a: 2 }, result: { a: null } },
  ],
  [
    'takes a leaf that only the server has',
    { sent: {}, mine: {}, theirs: { id: 7 }, result: { id: 7 } },
  ],
  [
    'keeps a leaf that only the person has',
    { sent: {}, mine: { a: 1 }, theirs: {}, result: { a: 1 } },
  ],
  [
    'drops a leaf that the server dropped',
    { sent: { a: 1 }, mine: { a: 1 }, theirs: {}, result: {} },
  ],
  [
    'merges the leaves of a group',
    {
      sent: { g: { a: 1, b: 1 } },
      mine: { g: { a: 1, b: 3 } },
      theirs: { g: { a: 2, b: 2 } },
      result: { g: { a: 2, b: 3 } },
    },
  ],
  [
    'never mixes two references',
    {
      sent: { to: post },
      mine: { to: { ...post, value: 3 } },
      theirs: { to: { relationTo: 'pages', value: 2 } },
      result: { to: { ...post, value: 3 } },
    },
  ],
  [
    'never mixes two lists of plain values',
    {
      sent: { tags: ['a'] },
      mine: { tags: ['a', 'b'] },
      theirs: { tags: ['A'] },
      result: { tags: ['a', 'b'] },
    },
  ],
  [
    'R12 does not bring a removed row back',
    {
      sent: { rows: [row('a'), row('b')] },
      mine: { rows: [row('b')] },
      theirs: { rows: [row('a'), row('b', 'B')] },
      result: { rows: [row('b', 'B')] },
    },
  ],
  [
    'R12 does not bring the last removed row back',
    {
      sent: { rows: [row('a')] },
      mine: { rows: [] },
      theirs: { rows: [row('a')] },
      result: { rows: [] },
    },
  ],
  [
    'keeps a row that was inserted meanwhile where it is',
    {
      sent: { rows: [row('a'), row('b')] },
      mine: { rows: [row('a'), row('new'), row('b')] },
      theirs: { rows: [row('a'), row('b')] },
      result: { rows: [row('a'), row('new'), row('b')] },
    },
  ],
  [
    'adds a row of a hook where the hook put it',
    {
      sent: { rows: [row('a')] },
      mine: { rows: [row('a', 'mine')] },
      theirs: { rows: [row('hook'), row('a')] },
      result: { rows: [row('hook'), row('a', 'mine')] },
    },
  ],
  [
    'takes the order of the server where the person moved nothing',
    {
      sent: { rows: [row('a'), row('b')] },
      mine: { rows: [row('a', 'mine'), row('b')] },
      theirs: { rows: [row('b'), row('a')] },
      result: { rows: [row('b'), row('a', 'mine')] },
    },
  ],
  [
    'drops a row that the server dropped, and keeps one that was typed in meanwhile',
    {
      sent: { rows: [row('a'), row('b')] },
      mine: { rows: [row('a', 'mine'), row('b')] },
      theirs: { rows: [] },
      result: { rows: [row('a', 'mine')] },
    },
  ],
  [
    'keeps the order of the person, with what the server made of each row',
    {
      sent: { rows: [row('a'), row('b')] },
      mine: { rows: [row('b'), row('a', 'mine')] },
      theirs: { rows: [row('a', 'A'), row('b', 'B')] },
      result: { rows: [row('b', 'B'), row('a', 'mine')] },
    },
  ],
]

test.each(cases)('%s', (_what, { sent, mine, theirs, result }) => {
  expect(rebased(sent, mine, theirs)).toEqual(result)
})
