import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { differenceOf } from '../../../../ui/parts/typing/difference.ts'

test('R1 a text that comes from elsewhere changes only the place where it differs', () => {
  expect(differenceOf('let a = 1', 'let ab = 1')).toEqual({ start: 5, end: 5, text: 'b' })
  expect(differenceOf('aaa', 'aa')).toEqual({ start: 2, end: 3, text: '' })
  expect(differenceOf('same', 'same')).toBeNull()
})

test('whatever the texts, the difference makes one of the other', () => {
  const words = fc.string({ unit: fc.constantFrom('a', 'b', '\n'), maxLength: 8 })

  fc.assert(
    fc.property(words, words, (before, after) => {
      const difference = differenceOf(before, after)
      if (difference === null) return before === after
      const { start, end, text } = difference
      return before.slice(0, start) + text + before.slice(end) === after
    }),
    { numRuns: 1000 },
  )
})
