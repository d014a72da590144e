import { describe, expect, test } from 'vitest'
import { judgeLength } from '#contracts/seo'

const title = { min: 50, max: 60 }
const description = { min: 100, max: 150 }

describe('SEO-2 a length is judged', () => {
  test.each([
    [0, 'missing', 0, 50],
    [1, 'tooShort', 0.02, 49],
    [45, 'tooShort', 0.9, 5],
    [46, 'almostThere', 0.92, 4],
    [49, 'almostThere', 0.98, 1],
    [50, 'good', 1, 10],
    [55, 'good', 1, 5],
    [60, 'good', 1, 0],
    [61, 'tooLong', 1, 1],
    [200, 'tooLong', 1, 140],
  ] as const)('a title of %i characters: %s', (length, verdict, ratio, characters) => {
    expect(judgeLength('x'.repeat(length), title)).toEqual({ verdict, ratio, characters })
  })

  test.each([
    [90, 'tooShort', 10],
    [91, 'almostThere', 9],
    [100, 'good', 50],
    [150, 'good', 0],
    [151, 'tooLong', 1],
  ] as const)('a description of %i characters: %s', (length, verdict, characters) => {
    expect(judgeLength('x'.repeat(length), description)).toMatchObject({ verdict, characters })
  })

  test('33.13 the bar never falls while somebody writes on', () => {
    const ratios = Array.from({ length: 201 }, (_, length) =>
      judgeLength('x'.repeat(length), title),
    ).map(({ ratio }) => ratio)

    expect(ratios).toEqual(ratios.toSorted((one, other) => one - other))
  })

  test('what is no text is missing, and bounds that are one number are met or not', () => {
    expect(judgeLength(null, title).verdict).toBe('missing')
    expect(judgeLength({ en: 'x' }, title).verdict).toBe('missing')
    expect(judgeLength('12345', { min: 5, max: 5 })).toEqual({
      verdict: 'good',
      ratio: 1,
      characters: 0,
    })
  })
})
