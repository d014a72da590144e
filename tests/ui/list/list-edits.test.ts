import { expect, test } from 'vitest'
import { editOf, lacksValues, withoutBounds } from '../../../ui/views/list/bulk/list-edits.ts'
import { aField } from '../../kit/client-config.ts'

const title = aField('text', 'title')
const tags = aField('select', 'tags', { hasMany: true })
const fields = [title, tags]

test('39.1 LIST-5 what is added or removed is no value that replaces', () => {
  const values = { title: 'New', tags: ['a'], text: 'not chosen' }

  expect(editOf(fields, {}, values)).toEqual({ data: { title: 'New', tags: ['a'] } })
  expect(editOf(fields, { tags: null }, values)).toEqual({ data: { title: 'New', tags: ['a'] } })
  expect(editOf(fields, { tags: 'remove' }, values)).toEqual({
    data: { title: 'New' },
    lists: { tags: { action: 'remove', values: ['a'] } },
  })
  expect(editOf([title], { tags: 'remove' }, values)).toEqual({ data: { title: 'New' } })
})

test('39.1 LIST-5 an empty list replaces, and adds nothing', () => {
  expect(lacksValues(editOf(fields, {}, {}))).toBe(false)
  expect(lacksValues(editOf(fields, { tags: 'add' }, { tags: ['a'] }))).toBe(false)
  expect(lacksValues(editOf(fields, { tags: 'add' }, {}))).toBe(true)
  expect(lacksValues(editOf(fields, { tags: 'remove' }, { tags: [] }))).toBe(true)
})

test('39.1 LIST-5 as many values as a document may have can be removed from each', () => {
  const bounded = aField('text', 'words', { hasMany: true, minRows: 1, maxRows: 3, required: true })

  expect(withoutBounds(bounded)).toEqual({
    ...bounded,
    minRows: null,
    maxRows: null,
    required: false,
  })
})

test('39.1 LIST-5 a time zone is set with its date where one is chosen', () => {
  const at = aField('date', 'at')

  expect(editOf([at], {}, { at: '2026', at_tz: 'UTC' })).toEqual({
    data: { at: '2026', at_tz: 'UTC' },
  })
  expect(editOf([at], {}, { at: '2026' })).toEqual({ data: { at: '2026' } })
})
