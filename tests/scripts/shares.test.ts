import { expect, test } from 'vitest'
import { shareOf } from '../../scripts/kit/test-parts.ts'

test.each([
  [0, 14, '1/3'],
  [1, 24, '2/3'],
  [2, 24, '3/3'],
  [3, 24, '1/3'],
  [0, 25, '1/6'],
  [3, 39, '2/6'],
  [4, 39, '4/6'],
  [0, 40, '1/12'],
  [3, 80, '2/12'],
  [11, 80, '12/12'],
])(
  'on day %d, %d minutes after its begin, a run tries %s in the browser',
  (day, minutes, share) => {
    expect(shareOf(day, minutes * 60)).toBe(share)
  },
)
