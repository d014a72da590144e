import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { atItsLetter, behindTheChange } from '../../../../ui/parts/typing/caret-in.ts'

/** Texts with the caret as a bar. */
const moved = (rule: typeof atItsLetter, before: string, after: string) => {
  const plain = before.replace('|', '')
  const caret = rule(plain, after, before.indexOf('|'))
  return `${after.slice(0, caret)}|${after.slice(caret)}`
}

test.each([
  ['One| two', 'One two…', 'One| two…'],
  ['One two|', 'One two…', 'One two|…'],
  ['  One two |', 'One two', 'One two|'],
  ['  One| two  ', 'One two', 'One| two'],
  ['First| and last.', 'At first: First and last. Or not.', 'At first: First| and last. Or not.'],
  ['one| two', 'ONE TWO', 'ONE| TWO'],
  ['gone|', '', '|'],
])('33.3 the caret of %j stays at its letter in %j', (before, after, expected) => {
  expect(moved(atItsLetter, before, after)).toBe(expected)
})

test.each([
  ['One two| three', 'One three', 'One| three'],
  ['|One. Three', 'One, two. Three', 'One, two|. Three'],
  ['One X|', 'One two', 'One two|'],
])('33.3 the caret of %j stands behind what is undone in %j', (before, after, expected) => {
  expect(moved(behindTheChange, before, after)).toBe(expected)
})

test('33.3 whatever the texts, the caret stands in the text', () => {
  const words = fc.string({ unit: fc.constantFrom('a', 'b', ' '), maxLength: 12 })
  fc.assert(
    fc.property(words, words, fc.nat(12), (before, after, at) => {
      const caret = Math.min(at, before.length)
      for (const rule of [atItsLetter, behindTheChange]) {
        expect(rule(before, after, caret)).toBeGreaterThanOrEqual(0)
        expect(rule(before, after, caret)).toBeLessThanOrEqual(after.length)
      }
    }),
  )
})
