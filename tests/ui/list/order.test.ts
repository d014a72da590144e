import { describe, expect, test } from 'vitest'
import {
  besideStep,
  destinationOf,
  stepOf,
  withMove,
} from '../../../ui/views/list/order/destination.ts'

const docs = [1, 2, 3, 4, 5].map((id) => ({ id, _order: `a${id}` }))

const dropped = (ids: readonly number[], from: number, to: number) =>
  destinationOf(docs, ids, from, to)

const shown = (ids: readonly number[], from: number, to: number) => {
  const destination = dropped(ids, from, to)
  const rows = destination ? withMove(docs, { ids, to: destination }) : docs
  return rows.map(({ id }) => id).join('')
}

describe('a row that is dropped', () => {
  test.each([
    [0, 2, '23145'],
    [4, 0, '51234'],
    [4, 3, '12354'],
    [0, 4, '23451'],
  ])('LIST-4 from place %i at place %i stands there at once', (from, to, after) => {
    expect(shown([docs[from]!.id], from, to)).toBe(after)
  })

  test('LIST-4 goes behind the row above it, with the place where that one was seen', () => {
    expect(dropped([1], 0, 2)).toEqual({ place: 'beside', id: 3, side: 'after', key: 'a3' })
    expect(dropped([5], 4, 0)).toEqual({ place: 'beside', id: 1, side: 'before', key: 'a1' })
  })

  test('LIST-4 takes along what is chosen with it, in the order of the list', () => {
    expect(shown([4, 1], 0, 2)).toBe('23145')
    expect(shown([5, 2], 4, 0)).toBe('25134')
    expect(shown([1, 2, 3, 4], 3, 4)).toBe('51234')
  })

  test('LIST-4 goes nowhere where it would stay', () => {
    expect(dropped([2], 1, 1)).toBeNull()
    expect(dropped([2, 3], 1, 2)).toBeNull()
    expect(dropped([1, 2, 3, 4, 5], 0, 4)).toBeNull()
  })
})

describe('a row that goes by one', () => {
  const stepped = (ids: readonly number[], by: -1 | 1, before = 0) =>
    besideStep(docs, ids, stepOf(docs, ids, by), before)

  test.each([
    [[3], -1, '13245'],
    [[3], 1, '12435'],
    [[2, 3], -1, '23145'],
    [[2, 3], 1, '14235'],
  ] as const)('LIST-4 %j by %i', (ids, by, after) => {
    expect(
      withMove(docs, { ids, to: stepped(ids, by)! })
        .map(({ id }) => id)
        .join(''),
    ).toBe(after)
  })

  test('LIST-4 goes over the edge of its page, to a place among the others', () => {
    expect(stepped([1], -1, 10)).toEqual({ place: 'position', position: 10 })
    expect(stepped([5], 1, 10)).toEqual({ place: 'position', position: 16 })
    expect(stepped([4, 5], 1, 10)).toEqual({ place: 'position', position: 15 })
  })
})

test('LIST-4 what goes past the page is not guessed', () => {
  expect(withMove(docs, { ids: [1], to: { place: 'end' } })).toBe(docs)
  const beside = { place: 'beside', id: 9, side: 'after', key: null } as const
  expect(withMove(docs, { ids: [1], to: beside })).toBe(docs)
})
