import { afterEach, describe, expect, test, vi } from 'vitest'
import { numberOf, stepped } from '../../../ui/fields/number/number-of.ts'

afterEach(() => vi.restoreAllMocks())

describe('a number as it is typed', () => {
  test.each([
    ['12', 12],
    ['-1.50', -1.5],
    ['12.', 12],
    ['.5', 0.5],
    ['1e3', 1000],
    [' 7 ', 7],
    ['', null],
  ])('%j is %j', (typed, number) => expect(numberOf(typed)).toBe(number))

  test.each(['-', '12e', '1e999', '0x10', 'Infinity', 'twelve', '1,5', '1 000'])(
    '%j is none yet',
    (typed) => expect(numberOf(typed)).toBeUndefined(),
  )

  test('may have the comma of a browser that writes one', () => {
    vi.spyOn(Number.prototype, 'toLocaleString').mockReturnValue('1,5')

    expect([numberOf('2,5'), numberOf('2.5'), numberOf('1.000,5')]).toEqual([2.5, 2.5, undefined])
  })
})

describe('the arrow keys', () => {
  test.each([
    ['add one', 7, 1, {}, 8],
    ['keep what is behind the point', 1.5, -1, {}, 0.5],
    ['begin at nothing', null, 1, {}, 1],
    ['go by steps', 4, 1, { step: 2 }, 6],
    ['go to the next step', 3, 1, { step: 2 }, 4],
    ['go down to the next step', 3, -1, { step: 2 }, 2],
    ['begin the steps at the least', 1, 1, { min: 1, step: 2 }, 3],
    ['do not count as computers do', 0.2, 1, { step: 0.1 }, 0.3],
    ['stay within bounds', 10, 1, { max: 10 }, 10],
    ['stay within bounds below', 0, -1, { min: 0 }, 0],
  ] as const)('%s', (_what, value, by, bounds, next) => {
    expect(stepped(value, by, bounds)).toBe(next)
  })
})
