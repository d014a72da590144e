import { expect, test } from 'vitest'
import {
  added,
  changed,
  emptyCondition,
  groupsOf,
  removed,
  whereOf,
} from '../../../machines/filter/conditions.ts'
import type { Condition } from '../../../machines/filter/filter.types.ts'

const like = (value: string): Condition => ({ field: 'title', operator: 'like', value })

test('LIST-3 a filter is read into lines, and written as it was', () => {
  const where = {
    or: [
      { and: [{ title: { like: 'quiet' } }, { 'meta.title': { exists: 'true' } }] },
      { and: [{ kind: { in: ['essay', 'news'] } }] },
    ],
  }
  expect(groupsOf(where)).toEqual([
    [like('quiet'), { field: 'meta.title', operator: 'exists', value: 'true' }],
    [{ field: 'kind', operator: 'in', value: ['essay', 'news'] }],
  ])
  expect(whereOf(groupsOf(where))).toEqual(where)
})

test('LIST-3 a test of two fields becomes two lines, which say the same', () => {
  const both = { or: [{ and: [{ title: { like: 'a' }, kind: { equals: 'b' } }] }] }

  expect(whereOf(groupsOf(both))).toEqual({
    or: [{ and: [{ title: { like: 'a' } }, { kind: { equals: 'b' } }] }],
  })
})

test.each([
  ['no field', emptyCondition],
  ['no comparison', { field: 'title', operator: null, value: 'x' }],
  ['no value', { ...like('x'), value: null }],
  ['blanks', like('  ')],
  ['an empty list', { field: 'kind', operator: 'in', value: [] }],
] as const)('LIST-3 a line with %s filters nothing', (_what, condition) => {
  expect(whereOf([[condition as Condition]])).toBeNull()
  expect(whereOf([[condition as Condition, like('y')]])).toEqual({
    or: [{ and: [{ title: { like: 'y' } }] }],
  })
})

test('lines are added, changed and removed; a group without lines is none', () => {
  const two = added(added([], null), null)
  expect(two).toEqual([[emptyCondition], [emptyCondition]])
  const three = added(two, 1)
  const written = changed(three, { group: 1, index: 1 }, like('z'))
  expect(written).toEqual([[emptyCondition], [emptyCondition, like('z')]])
  expect(removed(written, { group: 0, index: 0 })).toEqual([[emptyCondition, like('z')]])
})
