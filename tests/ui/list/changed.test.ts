import { expect, test } from 'vitest'
import { draftIds, withChanged } from '../../../ui/views/list/changed.ts'

const docs = [
  { id: 1, _status: 'draft' },
  { id: 2, _status: 'published' },
  { id: 'x', _status: 'draft' },
]

const statuses = (published: Parameters<typeof withChanged>[1]) =>
  withChanged(docs, published).map(({ _status }) => _status)

test('only drafts can hide something published', () => {
  expect(draftIds(docs)).toEqual([1, 'x'])
})

test('a draft of something published is called changed', () => {
  expect(statuses(new Set(['x']))).toEqual(['draft', 'published', 'changed'])
})

test('a draft is not called anything while that is unknown', () => {
  expect(statuses('unknown')).toEqual([null, 'published', null])
})
