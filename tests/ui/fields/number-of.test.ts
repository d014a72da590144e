import { afterEach, describe, expect, test, vi } from 'vitest'
import { numberOf, roundedOf, stepped } from '../../../ui/fields/number/number-of.ts'

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

  test.each([
    ['9007199254740993', 9007199254740992],
    ['12345678901234567890', 12345678901234567000],
    ['0.1000000000000000055', 0.1],
    ['-123456789.123456789123', -123456789.12345679],
    ['1e-400', 0],
    ['98765432109876543210e-3', 98765432109876540],
  ])('33.12 FLD-4 %j would be rounded, so it is none yet', (typed, nearest) => {
    expect([numberOf(typed), roundedOf(typed)]).toEqual([undefined, nearest])
  })

  test.each([
    ['9007199254740992', 9007199254740992],
    ['0.1', 0.1],
    ['1.10', 1.1],
    ['000123.4500', 123.45],
    ['1e21', 1e21],
    ['12300000000000000000000', 123e20],
    ['1.7976931348623157e308', Number.MAX_VALUE],
    ['-0', -0],
    ['0.000', 0],
    ['5e-324', 5e-324],
  ])('33.12 FLD-4 %j stays what it is', (typed, number) => {
    expect([numberOf(typed), roundedOf(typed)]).toEqual([number, undefined])
  })

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
