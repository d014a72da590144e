import { expect, test, vi } from 'vitest'
import { watch } from '../../../ui/fields/kit/watch.ts'
import { openDocument } from '../../kit/machines/document.ts'

test('R8 only those hear of a change whom it concerns, until they stop', async () => {
  const { actor, type } = await openDocument()
  const [title, body] = [vi.fn(), vi.fn()]
  const stopTitle = watch(actor, (one, other) => one.values.title !== other.values.title, title)
  const stopBody = watch(actor, (one, other) => one.values.body !== other.values.body, body)

  type('Typed', 'title')
  expect([title.mock.calls.length, body.mock.calls.length]).toEqual([1, 0])
  type('Typed', 'body')
  expect([title.mock.calls.length, body.mock.calls.length]).toEqual([1, 1])

  stopTitle()
  type('Again', 'title')
  expect(title).toHaveBeenCalledTimes(1)

  stopBody()
  const next = vi.fn()
  watch(actor, (one, other) => one.values.title !== other.values.title, next)
  type('Once more', 'title')
  expect(next).toHaveBeenCalledTimes(1)
})
