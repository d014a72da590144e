import { expect, test } from 'vitest'
import { valuesFor, writtenBy } from '#contracts/bulk-edit'
import type { Json } from '#contracts/documents'

const to = (action: 'add' | 'remove', values: Json[]) => ({
  data: { title: 'New' },
  lists: { tags: { action, values } },
})

const post = (id: number) => ({ relationTo: 'posts', value: id })
/** The same reference, as another writes it. */
const turned = (id: number) => ({ value: id, relationTo: 'posts' })

test.each([
  ['what is added comes last, in its order', 'add', [3, 1], ['c', 'a'], [3, 1, 'c', 'a']],
  ['nothing is there twice', 'add', [1, 2], [2, 3, 3], [1, 2, 3]],
  ['an empty list gets all', 'add', [], [2, 1], [2, 1]],
  ['nothing is a list without values', 'add', null, [1], [1]],
  ['what was one value once is the first', 'add', 1, [2], [1, 2]],
  [
    'a reference is known by what it names',
    'add',
    [post(1)],
    [turned(1), post(2)],
    [post(1), post(2)],
  ],
  [
    'one of another collection is another',
    'add',
    [post(1)],
    [{ relationTo: 'pages', value: 1 }],
    [post(1), { relationTo: 'pages', value: 1 }],
  ],
  ['what is removed goes, the others stay in their order', 'remove', [3, 1, 2], [1], [3, 2]],
  ['every time that it is there', 'remove', [1, 2, 1], [1], [2]],
  ['the last one leaves an empty list', 'remove', [1], [1, 2], []],
  ['a reference goes by what it names', 'remove', [post(1), post(2)], [turned(1)], [post(2)]],
  ['an id is no text', 'remove', [1, '1'], [1], ['1']],
] as const)('39.1 LIST-5 %s', (_of, action, now, values, after) => {
  expect(writtenBy(to(action, [...values]), { tags: now as Json })).toEqual({
    title: 'New',
    tags: after,
  })
})

test.each([
  ['add', [1, 2], [2]],
  ['remove', [1, 2], [3]],
  ['remove', [], [3]],
  ['remove', null, [3]],
] as const)('39.1 LIST-5 a list that stays as it is is not written: %s', (action, now, values) => {
  expect(writtenBy(to(action, [...values]), { tags: now && [...now] })).toEqual({ title: 'New' })
})

test('39.1 LIST-5 only the values of the edited fields are told, and only those that are there', () => {
  const doc = { id: 1, title: 'Old', tags: [1], text: 'Text.' }

  expect(valuesFor({ data: { title: 'New', by: 2 } }, doc)).toEqual({ title: 'Old' })
  expect(valuesFor({ data: { at: null } }, { ...doc, at: '2026', at_tz: 'UTC' })).toEqual({
    at: '2026',
    at_tz: 'UTC',
  })
  expect(valuesFor(to('add', [2]), doc)).toEqual({ title: 'Old', tags: [1] })
})
