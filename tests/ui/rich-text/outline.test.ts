import { expect, test } from 'vitest'
import { skippedLevels } from '../../../ui/fields/rich-text/writing/outline.ts'

test.each<[number[], (number | null)[]]>([
  [[], []],
  [
    [2, 3, 3, 2],
    [null, null, null, null],
  ],
  [
    [2, 4],
    [null, 3],
  ],
  [
    [3, 2, 5, 6],
    [null, null, 3, null],
  ],
  [
    [1, 3, 1, 2],
    [null, 2, null, null],
  ],
])('RICH-5 an outline of levels %j skips %j', (levels, skipped) => {
  expect(skippedLevels(levels)).toEqual(skipped)
})
