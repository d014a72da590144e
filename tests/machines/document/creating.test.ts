import { describe, expect, test } from 'vitest'
import { withTheirs } from '#machines/document'
import {
  aPost,
  newPostRef,
  openDocument,
  problemOf,
  savingDocument,
  staleBy,
} from '../../kit/machines/document.ts'

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

describe('17.7 a creation that was made, and whose answer was lost', () => {
  const made = { id: 7, createdAt: '1', updatedAt: '1', title: null, meta: { tags: 'Typed' } }

  const repeated = async () => {
    const document = await openDocument({ ref: newPostRef, data: {}, hasDrafts: true })
    document.type('Typed', 'meta.tags')
    document.save('draft')
    await document.refuse.save(problemOf.offline)
    document.edit({ change: 'step', values: {} })
    document.save('draft')
    await document.refuse.save(staleBy({}, made))
    return document
  }

  test('is changed from then on: what was undone since is emptied there', async () => {
    const document = await repeated()

    expect(document.asked.save.at(-1)).toEqual({
      ref: { ...newPostRef, id: 7 },
      changes: { meta: { tags: null } },
      intent: 'draft',
      base: '1',
    })
    expect(document.emitted).toEqual([
      { type: 'created', id: 7 },
      { type: 'merged', fields: [] },
    ])
  })

  test('is told once', async () => {
    const document = await repeated()
    await document.answer.save({ ...made, updatedAt: '2', meta: { tags: null } }, 7)

    expect(document.content()).toBe('saved')
    expect(document.emitted.map(({ type }) => type)).toEqual(['created', 'merged', 'saved'])
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
