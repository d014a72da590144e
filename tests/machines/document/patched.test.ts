import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Json } from '#contracts/documents'
import { patched } from '../../../machines/document/patched.ts'

describe('33.5 R1 a value that is written whole changes only what its writer changed', () => {
  test.each<[what: string, seen: Json, made: Json, now: Json, expected: Json]>([
    ['a text', 'one two', 'one two three', 'Oh, one two', 'Oh, one two three'],
    ['a text before theirs', 'one two', 'one, two', 'one two!', 'one, two!'],
    ['two words at one place', 'one', 'one two', 'one…', 'one two…'],
    ['what stands in an empty text by now', null, 'mine', 'theirs', 'minetheirs'],
    ['a text whose last blank was cut off', 'one ', 'one two', 'one', 'one two'],
    ['the same word', 'one', 'two', 'six', 'two'],
    ['a text that is emptied', 'one', null, 'one…', null],
    ['another key', { a: 1, b: 1 }, { a: 2, b: 1 }, { a: 1, b: 3 }, { a: 2, b: 3 }],
    ['a key that is new', { a: 1 }, { a: 1, b: 2 }, { a: 3 }, { a: 3, b: 2 }],
    ['a key that is removed', { a: 1, b: 1 }, { b: 1 }, { a: 1, b: 2 }, { b: 2 }],
    ['a key that they removed', { a: 1, b: 1 }, { a: 2, b: 1 }, { a: 1 }, { a: 2 }],
    [
      'deep inside',
      { a: { b: 1, c: 1 } },
      { a: { b: 2, c: 1 } },
      { a: { b: 1, c: 3 } },
      { a: { b: 2, c: 3 } },
    ],
    ['an item', [1, 2], [1, 2, 3], [0, 1, 2], [0, 1, 2, 3]],
    ['items at one place', [1], [1, 2], [1, 3], [1, 2, 3]],
    ['an item before theirs', [1, 2, 3], [2, 3], [1, 2, 4, 3], [2, 4, 3]],
    [
      'items of one length',
      [{ a: 1 }, { b: 1 }],
      [{ a: 2 }, { b: 1 }],
      [{ a: 1 }, { b: 3 }],
      [{ a: 2 }, { b: 3 }],
    ],
    [
      'rows',
      [
        { id: 'x', a: 1 },
        { id: 'y', a: 1 },
      ],
      [
        { id: 'x', a: 2 },
        { id: 'y', a: 1 },
      ],
      [
        { id: 'y', a: 3 },
        { id: 'x', a: 1 },
      ],
      [
        { id: 'y', a: 3 },
        { id: 'x', a: 2 },
      ],
    ],
    [
      'half a reference',
      { relationTo: 'a', value: 1 },
      { relationTo: 'b', value: 2 },
      { relationTo: 'a', value: 3 },
      { relationTo: 'b', value: 2 },
    ],
    ['another kind of value', 'one', 1, 'two', 1],
  ])('%s', (_, seen, made, now, expected) => {
    expect(patched(seen, made, now)).toEqual(expected)
  })

  test('whoever saw what is there now writes what they made', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (now, made) => {
        expect(patched(now as Json, made as Json, now as Json)).toEqual(made)
      }),
    )
  })

  test('whoever changed nothing changes nothing', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (seen, now) => {
        expect(patched(seen as Json, seen as Json, now as Json)).toEqual(now)
      }),
      { examples: [[{}, { valueOf: [] }]] },
    )
  })

  test('no word that is typed is lost, whatever came meanwhile', () => {
    const words = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '…'), maxLength: 8 })
    fc.assert(
      fc.property(words, words, fc.nat(8), (seen, now, at) => {
        const made = `${seen.slice(0, at)}TYPED${seen.slice(at)}`
        expect(patched(seen, made, now)).toContain('TYPED')
      }),
    )
  })
})
