import { describe, expect, test } from 'vitest'
import { withTheirs } from '#machines/document'
import { aPost, newPostRef, openDocument, savingDocument } from '../../kit/machines/document.ts'

describe('creating', () => {
  test('sends everything, and tells the id', async () => {
    const document = await savingDocument({ ref: newPostRef })
    expect(document.asked.save).toEqual([
      { ref: newPostRef, changes: aPost({ title: 'Typed' }), intent: 'save', base: null },
    ])

    await document.answer.save(aPost({ title: 'Typed', id: 7 }), 7)

    expect(document.content()).toBe('saved')
    expect(document.context().ref).toEqual({ ...newPostRef, id: 7 })
    expect(document.emitted).toEqual([
      { type: 'saved', data: aPost({ title: 'Typed', id: 7 }) },
      { type: 'created', id: 7 },
    ])
  })

  test('is possible with nothing typed', async () => {
    const document = await openDocument({ ref: newPostRef })

    document.save()

    expect(document.content()).toBe('saving')
  })

  test('keeps what was typed meanwhile; the next save changes that document', async () => {
    const document = await savingDocument({ ref: newPostRef })

    document.type('Typed on')
    await document.answer.save(aPost({ title: 'Typed' }), 7)
    expect(document.content()).toBe('unsaved.dirty')
    document.save()

    expect(document.asked.save.at(-1)).toEqual({
      ref: { ...newPostRef, id: 7 },
      changes: { title: 'Typed on' },
      intent: 'save',
      base: null,
    })
    await document.answer.save(aPost({ title: 'Typed on' }), 7)
    expect(document.emitted.filter(({ type }) => type === 'created')).toHaveLength(1)
  })
})

test('17.7 a list that is left out of a new document is not sent, as null would not be taken', () => {
  const rows = [{ id: 'a', label: 'A' }]
  const left = { kind: 'value', base: null, theirs: null } as const
  const values = { title: 'Typed', meta: { tags: rows }, links: rows }

  expect(withTheirs(values, { ...left, place: ['links'] }, {})).toEqual({
    title: 'Typed',
    meta: { tags: rows },
  })
  expect(withTheirs(values, { ...left, place: ['meta', 'tags'] }, {})).toEqual({
    ...{ title: 'Typed', links: rows },
    meta: {},
  })
  expect(withTheirs(values, { ...left, place: ['title'] }, { title: null })).toMatchObject({
    title: null,
  })
})
