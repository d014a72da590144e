import { describe, expect, test } from 'vitest'
import type { DocumentData } from '#contracts/documents'
import type { FieldProblem } from '#problems'
import { Problem } from '#problems'
import type { TestDocument } from '../../kit/machines/document.ts'
import {
  aLink,
  aPost,
  failedDocument,
  linkedPost,
  openDocument,
  savingDocument,
  staleBy,
} from '../../kit/machines/document.ts'

const takeIn = ({ actor }: TestDocument, data: DocumentData) =>
  actor.send({ type: 'user.takeIn', data, isPublic: false })

async function staleDocument(): Promise<TestDocument> {
  const document = await openDocument({ hasDrafts: true })
  document.type('Typed')
  document.save('publish')
  await document.refuse.save(staleBy({}, aPost({ updatedAt: '2' })))
  return document
}

async function refusedFor(data: DocumentData, ...fields: FieldProblem[]): Promise<TestDocument> {
  const document = await savingDocument({ data })
  await document.refuse.save(new Problem('document.invalid', { fields }))
  return document
}

const message = 'Too short.'

describe.each([
  ['invalid', () => failedDocument('invalid')],
  ['failed', () => failedDocument('failed')],
  ['locked', () => failedDocument('locked')],
  ['offline', () => failedDocument('offline')],
  ['stale', staleDocument],
] as const)('R1 R3 after a save that ended %s', (state, fail) => {
  test('a newer version comes under what was typed, and nothing is lost', async () => {
    const document = await fail()
    const { code } = document.context().problem!

    takeIn(document, aPost({ slug: 'theirs' }))

    expect(document.values()).toEqual(aPost({ title: 'Typed', slug: 'theirs' }))
    expect(document.content()).toBe(`unsaved.${state}`)
    expect(document.context().problem).toMatchObject({ code })
    document.save()
    expect(document.asked.save.at(-1)?.changes).toEqual({ title: 'Typed' })
  })

  test('what both changed is put side by side, and nothing is saved before it is decided', async () => {
    const document = await fail()

    takeIn(document, aPost({ title: 'Theirs' }))

    expect(document.content()).toBe('unsaved.conflicted')
    expect(document.values().title).toBe('Typed')
    document.clock.increment(600_000)
    expect(document.asked.save).toHaveLength(1)
  })
})

test('R3 a draft that saves itself does so with what was taken in, once something is typed', async () => {
  const document = await failedDocument('invalid', { hasDrafts: true, autosaveMs: 2000 })

  takeIn(document, aPost({ slug: 'theirs', updatedAt: '2' }))
  document.type('Typed on')
  document.clock.increment(2000)

  expect(document.asked.save.at(-1)).toMatchObject({ changes: { title: 'Typed on' }, base: '2' })
})

test('R14 an unreached server is tried again at its time, with what was taken in', async () => {
  const document = await failedDocument('offline')

  takeIn(document, aPost({ slug: 'theirs', updatedAt: '2' }))
  document.clock.increment(600_000)

  expect(document.asked.save.at(-1)).toMatchObject({ changes: { title: 'Typed' }, base: '2' })
})

test('VAL-7 what is wrong stays so at its field, wherever its row is by now', async () => {
  const document = await refusedFor(
    linkedPost('a'),
    { path: 'title', message },
    { path: 'links.0.label', message },
    { path: 'slug', message },
  )

  takeIn(document, { ...linkedPost('b', 'a'), slug: 'theirs' })

  expect(document.context().problem?.fields).toEqual([
    { path: 'title', message },
    { path: 'links.1.label', message },
  ])
})

test('VAL-7 what was wrong with a row that somebody else mended or removed is not said any more', async () => {
  const document = await refusedFor(
    linkedPost('a', 'b'),
    { path: 'links.0.label', message },
    { path: 'links.1.label', message },
  )

  takeIn(document, { ...aPost(), links: [aLink('a', 'Mended')] })

  expect(document.context().problem?.fields).toEqual([])
})

test.each([
  ['being saved', () => savingDocument()],
  ['without a session', () => failedDocument('unauthorised')],
  [
    'contested already',
    async () => {
      const document = await savingDocument()
      await document.refuse.save(staleBy({ title: 'Theirs' }))
      return document
    },
  ],
])('R1 nothing is taken in under a document that is %s', async (_state, way) => {
  const document = await way()
  const before = document.context()

  takeIn(document, aPost({ slug: 'theirs' }))

  expect(document.context()).toBe(before)
})
