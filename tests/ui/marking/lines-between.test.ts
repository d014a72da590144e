import { expect, test } from 'vitest'
import { folded } from '../../../ui/marking/folded.ts'
import { linesBetween } from '../../../ui/marking/lines-between.ts'
import { textOf } from '../../../ui/marking/run.ts'

const sidesOf = (from: string, to: string) =>
  linesBetween(from, to).map((line) => [
    line.from && textOf(line.from.pieces),
    line.to && textOf(line.to.pieces),
  ])

test('VER-7 a changed line stands beside what became of it, a new one beside nothing', () => {
  expect(sidesOf('one\ntwo quiet tools\nthree', 'one\ntwo loud tools\nnew\nthree')).toEqual([
    ['one', 'one'],
    ['two quiet tools', 'two loud tools'],
    [null, 'new'],
    ['three', 'three'],
  ])
})

test('lines have the numbers of their own side', () => {
  const [, last] = linesBetween('a', 'new\na')

  expect([last?.from?.number, last?.to?.number]).toEqual([1, 2])
})

const twenty = Array.from({ length: 20 }, (_, index) => index)

test('VER-7 three lines are left around a change, and the rest is folded', () => {
  const shown = folded(twenty, (number) => number !== 10, 3).map((part) =>
    'item' in part ? part.item : `${part.gap} more`,
  )

  expect(shown).toEqual(['7 more', 7, 8, 9, 10, 11, 12, 13, '6 more'])
})

test('a fold in the place of one line would save nothing', () => {
  const shown = folded(twenty, (number) => number !== 4, 3).map((part) =>
    'item' in part ? part.item : `${part.gap} more`,
  )

  expect(shown.slice(0, 3)).toEqual([0, 1, 2])
})
