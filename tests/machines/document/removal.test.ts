import { describe, expect, test } from 'vitest'
import { Problem } from '#config-schema'
import { aPost, newPostRef, openDocument, postRef } from '../../kit/machines/document.ts'

async function confirming() {
  const document = await openDocument()
  document.hear('user.delete')
  return document
}

async function removing() {
  const document = await confirming()
  document.hear('user.confirmDelete')
  return document
}

describe('deleting', () => {
  test('asks the person first', async () => {
    const document = await confirming()

    expect(document.removal()).toBe('confirming')
    expect(document.asked.remove).toEqual([])
  })

  test('can be thought better of', async () => {
    const document = await confirming()

    document.hear('user.cancelDelete')

    expect(document.removal()).toBe('idle')
    expect(document.asked.remove).toEqual([])
  })

  test('is the end of the document', async () => {
    const document = await removing()
    expect(document.removal()).toBe('removing')
    expect(document.has('busy')).toBe(true)
    expect(document.asked.remove).toEqual([postRef])

    await document.answer.remove()

    expect(document.places()).toEqual(['deleted'])
    expect(document.actor.getSnapshot().status).toBe('done')
    expect(document.emitted).toEqual([{ type: 'deleted' }])
  })

  test('that is refused says why, and leaves the edits alone', async () => {
    const document = await removing()
    document.type('Typed')

    await document.refuse.remove(new Problem('access.refused'))

    expect(document.removal()).toBe('refused')
    expect(document.context()).toMatchObject({
      removalProblem: { code: 'access.refused' },
      problem: null,
    })
    expect(document.values()).toEqual(aPost({ title: 'Typed' }))
    expect(document.content()).toBe('unsaved.dirty')
    expect(document.emitted).toEqual([])
  })

  test('that is refused can be tried again', async () => {
    const document = await removing()
    await document.refuse.remove(new Problem('server.unreachable'))

    document.hear('user.confirmDelete')
    expect(document.context().removalProblem).toBeNull()
    expect(document.asked.remove).toHaveLength(2)

    await document.answer.remove()
    expect(document.places()).toEqual(['deleted'])
  })

  test('that is refused can be given up, and its problem with it', async () => {
    const document = await removing()
    await document.refuse.remove(new Problem('server.unreachable'))

    document.hear('user.cancelDelete')

    expect(document.removal()).toBe('idle')
    expect(document.context().removalProblem).toBeNull()
  })

  test('tells the session when it has ended', async () => {
    const document = await removing()

    await document.refuse.remove(new Problem('session.ended'))

    expect(document.removal()).toBe('refused')
    expect(document.emitted).toEqual([{ type: 'sessionEnded' }])
  })

  test.each([
    ['without the right to', { permissions: { delete: false } }],
    ['what does not exist yet', { ref: newPostRef }],
  ])('is refused: %s', async (_why, opening) => {
    const document = await openDocument(opening)

    document.hear('user.delete')

    expect(document.actor.getSnapshot().can({ type: 'user.delete' })).toBe(false)
    expect(document.removal()).toBe('idle')
  })

  test('R14 goes on beside typing and saving', async () => {
    const document = await removing()

    document.type('Typed')
    document.save()
    expect(document.places()).toEqual(['open.content.saving', 'open.removal.removing'])

    await document.answer.save(aPost({ title: 'Typed' }))
    expect(document.places()).toEqual(['open.content.clean', 'open.removal.removing'])
  })
})
