import { expect, test } from 'vitest'
import type { BulkResult } from '#contracts/bulk'
import { knownIn, transitionsOf } from '../../../ui/views/list/bulk/comparison.ts'
import { aField } from '../../kit/client-config.ts'

const category = aField('text', 'category')
const tags = aField('select', 'tags', { hasMany: true })

test('39.1 LIST-5 the values are counted, the most frequent first, and nothing is nothing', () => {
  const documents = [
    { category: 'sport' },
    { category: 'news' },
    { category: '' },
    { category: 'news' },
    {},
    { category: null },
    { category: 'news' },
    { category: 'news' },
  ]

  expect(transitionsOf(category, { data: { category: 'culture' } }, documents)).toEqual([
    {
      after: { value: 'culture' },
      before: [
        { shown: { value: 'news' }, count: 4 },
        { shown: { value: null }, count: 3 },
        { shown: { value: 'sport' }, count: 1 },
      ],
    },
  ])
})

test('39.1 LIST-5 what is left empty is empty afterwards', () => {
  expect(transitionsOf(tags, { data: { tags: [] } }, [{ tags: ['a'] }])).toEqual([
    { after: { value: null }, before: [{ shown: { value: ['a'] }, count: 1 }] },
  ])
})

test('39.1 LIST-5 a list that is added to has another value for each that it had', () => {
  const edit = { data: {}, lists: { tags: { action: 'add', values: ['c'] } } } as const
  const documents = [{ tags: ['a'] }, { tags: [] }, { tags: ['a'] }, { tags: ['c', 'a'] }]

  expect(transitionsOf(tags, edit, documents)).toEqual([
    { after: { value: ['a', 'c'] }, before: [{ shown: { value: ['a'] }, count: 2 }] },
    { after: { value: ['c'] }, before: [{ shown: { value: null }, count: 1 }] },
    { after: { value: ['c', 'a'] }, before: [{ shown: { value: ['c', 'a'] }, count: 1 }] },
  ])
})

test('39.1 LIST-5 of documents that were not read nothing is told', () => {
  const read: BulkResult = { id: 1, title: null, outcome: 'changed', values: { tags: [] } }
  const unread: BulkResult = { id: 2, title: null, outcome: 'changed' }

  expect(knownIn([read, unread])).toEqual([{ tags: [] }])
})

test('39.1 LIST-5 a date is shown in the time zone that is kept beside it', () => {
  const at = aField('date', 'at')
  const noon = '2026-01-02T12:00:00.000Z'
  const documents = [{ at: noon, at_tz: 'Asia/Tokyo' }, { at: noon }, { at: null, at_tz: 'UTC' }]

  expect(transitionsOf(at, { data: { at: noon, at_tz: 'UTC' } }, documents)).toEqual([
    {
      after: { value: noon, zone: 'UTC' },
      before: [
        { shown: { value: noon, zone: 'Asia/Tokyo' }, count: 1 },
        { shown: { value: noon }, count: 1 },
        { shown: { value: null }, count: 1 },
      ],
    },
  ])
})
