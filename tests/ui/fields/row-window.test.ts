import { describe, expect, test } from 'vitest'
import { placeBeside } from '../../../ui/fields/rows/drag/drop-mark.ts'
import { piecesOf, stretchBetween } from '../../../ui/fields/rows/window/row-heights.ts'

const heights = Array.from({ length: 1000 }, () => 10)
const none = () => false

describe('R8 of a long list only what is near is on the page', () => {
  test.each([
    ['at the beginning', -50, 100, { from: 0, to: 10 }],
    ['in the middle', 5005, 5050, { from: 500, to: 505 }],
    ['at the end', 9990, 20_000, { from: 999, to: 1000 }],
    ['when it is below what is seen', -500, -10, { from: 0, to: 0 }],
    ['when it is above what is seen', 10_000, 12_000, { from: 0, to: 0 }],
  ])('%s', (_, top, bottom, stretch) => {
    expect(stretchBetween(heights, top, bottom)).toEqual(stretch)
  })

  test('open rows count with their height', () => {
    expect(stretchBetween([10, 500, 10, 10], 400, 515)).toEqual({ from: 1, to: 3 })
  })

  test('the rest is as high as its rows', () => {
    const pieces = piecesOf([10, 20, 30, 40, 50], { from: 2, to: 3 }, none)

    expect(pieces).toEqual([
      { from: 0, to: 2, height: 30 },
      { index: 2 },
      { from: 3, to: 5, height: 90 },
    ])
  })

  test('a row that has to stay stays, wherever it is', () => {
    const pieces = piecesOf(heights, { from: 0, to: 2 }, (index) => index === 500)

    expect(pieces).toEqual([
      { index: 0 },
      { index: 1 },
      { from: 2, to: 500, height: 4980 },
      { index: 500 },
      { from: 501, to: 1000, height: 4990 },
    ])
  })
})

describe('DOC-15 a row that is dropped beside another', () => {
  test.each([
    [0, 2, 'before', 1],
    [0, 2, 'after', 2],
    [2, 0, 'before', 0],
    [2, 0, 'after', 1],
    [1, 1, 'before', 1],
    [1, 1, 'after', 1],
    [1, 2, 'before', 1],
    [1, 0, 'after', 1],
  ] as const)('from %i beside %i (%s) comes to %i', (from, beside, side, place) => {
    expect(placeBeside(from, beside, side)).toBe(place)
  })
})
