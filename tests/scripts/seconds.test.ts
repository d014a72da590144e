import { expect, test } from 'vitest'
import { seconds } from '../../scripts/kit/seconds.ts'

test.each([
  [12.4, '12 ms'],
  [3210, '3.2 s'],
  [99_960, '1 min 40 s'],
  [125_000, '2 min 5 s'],
])('%d ms are told as %s', (ms, text) => {
  expect(seconds(ms)).toBe(text)
})
