import { expect, test } from 'vitest'
import {
  comparing,
  differencesBetween,
} from '../../../../ui/differences/engine/differences-between.ts'
import { forAWhile } from '../../../../ui/differences/engine/in-slices.ts'
import { manyRows } from '../../../../ui/gallery/differences/large-scenes.ts'

test('VER-7 versions are compared a slice at a time, and found the same as in one go', () => {
  const comparison = { ...manyRows(50), languages: null }
  const work = comparing(comparison)
  let slices = 1
  let found = forAWhile(work, 0)
  for (; found === null; slices += 1) found = forAWhile(work, 0)
  expect(slices).toBeGreaterThan(50)
  expect(found.result).toEqual(differencesBetween(comparison))
})
