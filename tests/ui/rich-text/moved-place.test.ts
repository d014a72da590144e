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

test('33.14 where somebody writes before and behind it, the caret stays at the end of its word', () => {
  expect(moved('b16 b17 b21 b22|', 'b16 a27 b17 b21 b22 a28')).toBe('b16 a27 b17 b21 b22| a28')
})
