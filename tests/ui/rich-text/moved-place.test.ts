import { expect, test } from 'vitest'
import { movedPlace } from '../../../ui/fields/rich-text/engine/moved-place.ts'

/** The caret is at the bar. */
const moved = (before: string, after: string): string => {
  const place = movedPlace(before.replace('|', ''), after, before.indexOf('|'))
  return `${after.slice(0, place)}|${after.slice(place)}`
}

test.each([
  ['one   two...| three', 'one three', 'one| three'],
  ['one a16| a10', 'one a10', 'one| a10'],
  ['one two| three', 'one three', 'one| three'],
  ['one two |three', 'one three', 'one |three'],
  ['one| two three', 'one three', 'one| three'],
])(
  '33.14 after the removal of words of %j the caret is behind what it stood behind',
  (before, after, expected) => {
    expect(moved(before, after)).toBe(expected)
  },
)

test.each([
  ['b16 b17 b21 b22|', 'b16 a27 b17 b21 b22 a28', 'b16 a27 b17 b21 b22| a28'],
  ['one two|\n', 'one new two also\n', 'one new two| also\n'],
  ['one two...|\n', 'one new two... also...\n', 'one new two...| also...\n'],
  ['one need|ed two\n', 'one now needed too ended two\n', 'one now need|ed too ended two\n'],
  ['one red|\n', 'one new red and bored\n', 'one new red| and bored\n'],
  ['one cat|\n', 'one big hat\n', 'one big hat|\n'],
])(
  '33.14 where somebody changes %j at two places, the caret stays in its word',
  (before, after, expected) => {
    expect(moved(before, after)).toBe(expected)
  },
)
