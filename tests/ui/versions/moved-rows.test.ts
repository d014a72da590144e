import { expect, test } from 'vitest'
import { movedRows } from '../../../ui/views/version/json/moved-rows.ts'

const rows = (...ids: string[]) => ids.map((id) => ({ id, text: `Row ${id}` }))

test('VER-4 rows that stand elsewhere are told by their ids, at any depth', () => {
  const before = { title: 'A', layout: [{ id: 'x', rows: rows('a', 'b', 'c') }] }
  const after = { title: 'B', layout: [{ id: 'x', rows: rows('c', 'a', 'b') }] }

  expect(movedRows(before, after)).toEqual([{ path: 'layout.0.rows', from: 3, to: 1 }])
})

test('VER-4 rows that were added, removed or changed in their place have not moved', () => {
  expect(movedRows({ rows: rows('a', 'b') }, { rows: rows('a', 'b', 'c') })).toEqual([])
  expect(movedRows({ rows: rows('a', 'b') }, { rows: rows('b') })).toEqual([])
  expect(movedRows({ rows: rows('a') }, { rows: [{ id: 'a', text: 'other' }] })).toEqual([])
  expect(movedRows({}, {})).toEqual([])
})
