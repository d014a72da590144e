import { describe, expect, test } from 'vitest'
import type { DocumentData } from '#contracts/documents'
import type { TestDocument } from '../../kit/machines/document.ts'
import {
  aPost,
  failedDocument,
  linkedPost,
  newPostRef,
  openDocument,
  postRef,
  problemOf,
  staleBy,
} from '../../kit/machines/document.ts'

const stored = linkedPost('a', 'b')
const data = { ...stored, id: 1, createdAt: '1', updatedAt: '2', _status: 'published' }

/** A public post that somebody else has deleted, with a title that was typed meanwhile. */
async function goneDocument(): Promise<TestDocument> {
  const document = await openDocument({ data, hasDrafts: true })
  document.type('Typed')
  document.save('publish')
  await document.refuse.save(problemOf.gone)
  return document
}

describe('DOC-13 a document that somebody else deleted', () => {
  test('says so when it is saved, and keeps what is on the screen', async () => {
    const document = await goneDocument()

    expect(document.content()).toBe('unsaved.gone')
    document.type('Typed on')
    document.clock.increment(60_000)
    expect(document.values()).toEqual({ ...data, title: 'Typed on' })
    expect(document.asked.save).toHaveLength(1)
  })

  test('is created anew when its person asks for it: whole, and no more than a draft', async () => {
    const document = await goneDocument()

    document.hear('user.recreate')

    expect(document.asked.save.at(-1)).toEqual({
      ref: newPostRef,
      changes: { ...stored, title: 'Typed' },
      intent: 'draft',
      base: null,
    })
    await document.answer.save({ ...stored, title: 'Typed', id: 2, updatedAt: '3' }, 2)
    expect(document.content()).toBe('saved')
    expect(document.emitted.map(({ type }) => type)).toEqual(['saved', 'created'])
    expect(document.context().ref).toEqual({ ...postRef, id: 2 })
  })

  test('keeps what is typed while it is created anew', async () => {
    const document = await goneDocument()
    document.hear('user.recreate')
    document.type('Typed on')

    await document.answer.save({ ...stored, title: 'Typed', id: 2, updatedAt: '3' }, 2)

    expect(document.content()).toBe('unsaved.dirty')
    expect(document.values()).toMatchObject({ id: 2, title: 'Typed on' })
  })

  test('is still there to be created when that fails', async () => {
    const document = await goneDocument()
    document.hear('user.recreate')
    await document.refuse.save(problemOf.failed)
    expect(document.values().title).toBe('Typed')

    document.save('draft')

    expect(document.asked.save.at(-1)).toMatchObject({ ref: newPostRef, intent: 'draft' })
  })

  test('is saved, and nothing else, where there are no drafts', async () => {
    const document = await openDocument({ data: aPost() })
    document.type('Typed')
    document.save()
    await document.refuse.save(problemOf.gone)

    document.hear('user.recreate')

    expect(document.asked.save.at(-1)).toMatchObject({ intent: 'save' })
  })
})

test('DOC-13 another document that has got its number is not joined with it', async () => {
  const document = await openDocument({ data, hasDrafts: true })
  document.type('Typed')
  document.save('draft')

  await document.refuse.save(staleBy({ title: 'Another', createdAt: '9', updatedAt: '9' }, data))

  expect(document.content()).toBe('unsaved.gone')
  expect(document.values()).toEqual({ ...data, title: 'Typed' })
  expect(document.asked.save).toHaveLength(1)
})

test('a creation that is told “not found” is no deletion', async () => {
  const document = await openDocument({ ref: newPostRef, data: aPost() })
  document.save()

  await document.refuse.save(problemOf.gone)

  expect(document.content()).toBe('unsaved.failed')
})

describe('LOCK-6 DOC-13 a document that is told to be deleted while it is open', () => {
  const back = ({ actor }: TestDocument, values: DocumentData) =>
    actor.send({ type: 'server.back', data: { ...data, ...values }, isPublic: true })

  const deleted = async (): Promise<TestDocument> => {
    const document = await openDocument({ data, hasDrafts: true, autosaveMs: 2000 })
    document.hear('server.gone')
    return document
  }

  test('says so of what is typed from then on, and of what is typed back', async () => {
    const document = await deleted()
    expect(document.content()).toBe('gone')

    document.type('Typed')
    document.clock.increment(60_000)
    expect(document.content()).toBe('unsaved.gone')
    expect(document.context().problem).toMatchObject({ code: 'document.notFound' })
    expect(document.asked.save).toHaveLength(0)

    document.type('Hello')
    expect(document.content()).toBe('gone')
    expect(document.context().problem).toBeNull()
  })

  test.each(['invalid', 'failed', 'locked', 'offline'] as const)(
    'says so where a save ended %s, and tries nothing any more',
    async (failure) => {
      const document = await failedDocument(failure, { data })

      document.hear('server.gone')
      document.hear('browser.online')
      document.clock.increment(600_000)

      expect(document.content()).toBe('unsaved.gone')
      expect(document.values().title).toBe('Typed')
      expect(document.asked.save).toHaveLength(1)
    },
  )

  test('is clean again when somebody brings it back as it was, and is saved to that', async () => {
    const document = await deleted()

    back(document, { updatedAt: '3', _status: 'draft' })
    expect(document.content()).toBe('clean')
    document.type('Typed')
    document.clock.increment(2000)

    expect(document.asked.save).toMatchObject([{ changes: { title: 'Typed' }, base: '3' }])
  })

  test('R3 moves nothing when it comes back changed: that is offered', async () => {
    const document = await deleted()
    const before = document.context()

    back(document, { updatedAt: '3', title: 'Theirs' })

    expect(document.content()).toBe('clean')
    expect(document.context()).toEqual(before)
  })

  test('R14 has what was not saved still to save, and saves it by itself', async () => {
    const document = await deleted()
    document.type('Typed')

    back(document, { updatedAt: '3' })
    expect(document.content()).toBe('unsaved.dirty')
    expect(document.context().problem).toBeNull()
    document.clock.increment(2000)

    expect(document.asked.save).toMatchObject([{ changes: { title: 'Typed' }, base: '3' }])
  })
})
