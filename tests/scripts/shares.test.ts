import { expect, test } from 'vitest'
import { sharesAfter } from '../../scripts/kit/test-parts.ts'

test.each([
  [14, 3],
  [24, 3],
  [25, 6],
  [39, 6],
  [40, 12],
  [80, 12],
])('after %d minutes a run tries a part of %d of what is left in the browser', (minutes, parts) => {
  expect(sharesAfter(minutes * 60)).toBe(parts)
})
