import { expect, test } from 'vitest'
import type { Among } from '../../../ui/views/list/statuses.ts'
import { draftIds, withStatuses } from '../../../ui/views/list/statuses.ts'

const docs = [
  { id: 1, _status: 'draft' },
  { id: 2, _status: 'published' },
  { id: 'x', _status: 'draft' },
  { id: 3, _status: 'draft' },
]

const statuses = (published: Among, scheduled: Among) =>
  withStatuses(docs, published, scheduled).map(({ _status }) => _status)

test('only drafts can be anything but published', () => {
  expect(draftIds(docs)).toEqual([1, 'x', 3])
})

test('17.8 LIST-7 a draft is changed where it is public, and scheduled where it will be', () => {
  expect(statuses(new Set(['x', 3]), new Set([3]))).toEqual([
    'draft',
    'published',
    'changed',
    'scheduled',
  ])
})

test.each([
  ['unknown', new Set<never>()],
  [new Set<never>(), 'unknown'],
] as const)('a draft is not called anything while that is unknown', (published, scheduled) => {
  expect(statuses(published, scheduled)).toEqual([null, 'published', null, null])
})
