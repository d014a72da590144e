import { describe, expect, test } from 'vitest'
import type { TestDocument } from '../../kit/machines/document.ts'
import { aLink, aPost, linkedPost, openDocument, otherEdits } from '../../kit/machines/document.ts'

describe('editing', () => {
  test('makes a document unsaved, and typing back makes it clean again', async () => {
    const document = await openDocument()

    document.type('Hello you')
    expect(document.content()).toBe('unsaved.dirty')
    expect(document.has('unsaved')).toBe(true)
    expect(document.values()).toEqual(aPost({ title: 'Hello you' }))

    document.type('Hello')
    expect(document.content()).toBe('clean')
    expect(document.has('unsaved')).toBe(false)
  })

  test('what is emptied and what was never there are the same', async () => {
    const document = await openDocument()

    document.type(null, 'subtitle')

    expect(document.content()).toBe('clean')
  })

  test('leaves what was not touched as it was, to the last object', async () => {
    const data = linkedPost('a', 'b')
    const document = await openDocument({ data })

    document.type('Changed', 'links.1.label')

    const [first, second] = document.values().links as object[]
    expect(first).toBe((data.links as object[])[0])
    expect(second).toEqual({ id: 'b', label: 'Changed' })
    expect(data).toEqual(linkedPost('a', 'b'))
  })

  test('asks nobody', async () => {
    const document = await openDocument()

    document.type('Hello you')

    expect(document.asked.save).toEqual([])
  })
})

describe('rows', () => {
  test.each([
    ['first', 0, ['new', 'a', 'b']],
    ['between', 1, ['a', 'new', 'b']],
    ['last', 2, ['a', 'b', 'new']],
  ])('are inserted %s', async (_where, index, ids) => {
    const document = await openDocument({ data: linkedPost('a', 'b') })

    document.edit({ change: 'insertRow', path: 'links', index, row: aLink('new') })

    expect(document.values()).toEqual(linkedPost(...ids))
    expect(document.content()).toBe('unsaved.dirty')
  })

  test('are inserted where there was no list yet', async () => {
    const document = await openDocument({ data: {} })

    document.edit({ change: 'insertRow', path: 'links', index: 0, row: aLink('new') })

    expect(document.values()).toEqual({ links: [aLink('new')] })
  })

  test('are removed, and the document is clean when they are put back', async () => {
    const document = await openDocument({ data: linkedPost('a', 'b') })

    document.edit({ change: 'removeRow', path: 'links', index: 0 })
    expect(document.values()).toEqual(linkedPost('b'))
    expect(document.content()).toBe('unsaved.dirty')

    document.edit({ change: 'insertRow', path: 'links', index: 0, row: aLink('a') })
    expect(document.content()).toBe('clean')
  })

  test.each([
    [0, 2, ['b', 'c', 'a']],
    [2, 0, ['c', 'a', 'b']],
    [0, 1, ['b', 'a', 'c']],
  ])('are moved from %d to %d', async (from, to, ids) => {
    const document = await openDocument({ data: linkedPost('a', 'b', 'c') })

    document.edit({ change: 'moveRow', path: 'links', from, to })

    expect(document.values()).toEqual(linkedPost(...ids))
    expect(document.content()).toBe('unsaved.dirty')
  })

  test('that are not there cannot be moved', async () => {
    const document = await openDocument({ data: linkedPost('a') })

    document.edit({ change: 'moveRow', path: 'links', from: 7, to: 0 })

    expect(document.values()).toEqual(linkedPost('a'))
    expect(document.content()).toBe('clean')
  })
})

describe('reverting', () => {
  test('goes back to what the server has', async () => {
    const document = await openDocument()
    document.type('Hello you')

    document.hear('user.revert')

    expect(document.values()).toEqual(aPost())
    expect(document.content()).toBe('clean')
  })
})

describe('without the right to update', () => {
  const data = linkedPost('a', 'b')
  const attempts: [string, (document: TestDocument) => void][] = [
    ['typing', ({ type }) => type('Typed')],
    ...Object.entries(otherEdits).map(([name, edit]): (typeof attempts)[number] => [
      name,
      (document) => document.edit(edit),
    ]),
    ['saving', ({ save }) => save()],
  ]

  test.each(attempts)('%s is refused', async (_what, attempt) => {
    const document = await openDocument({ data, permissions: { update: false } })

    attempt(document)

    expect(document.values()).toEqual(data)
    expect(document.content()).toBe('clean')
    expect(document.asked.save).toEqual([])
    expect(document.edits).toEqual([])
  })

  test('nothing can be published', async () => {
    const data = aPost({ _status: 'draft' })
    const document = await openDocument({ data, hasDrafts: true, permissions: { publish: false } })

    document.save('publish')

    expect(document.content()).toBe('clean')
  })
})
