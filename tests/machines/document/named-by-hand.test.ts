import { expect, test } from 'vitest'
import { aPost, newPostRef, openDocument, problemOf } from '../../kit/machines/document.ts'

const own = { hasDrafts: true, autosaveMs: 2000, namedByHand: true } as const

test('DOC-17 a new document that is named by hand is created when somebody says so, not by itself', async () => {
  const document = await openDocument({ ...own, ref: newPostRef })
  document.edit({ path: 'id', value: 'my-p' })
  document.clock.increment(60_000)
  document.hear('user.leave')

  expect(document.content()).toBe('unsaved.dirty')
  expect(document.asked.save).toEqual([])
  document.edit({ path: 'id', value: 'my-page' })
  document.save('draft')
  expect(document.asked.save).toMatchObject([{ changes: { id: 'my-page' }, intent: 'draft' }])
})

test('DOC-17 once it exists, its drafts save themselves', async () => {
  const document = await openDocument({ ...own, data: aPost({ id: 'my-page' }) })
  document.type('Typed')
  document.clock.increment(2000)

  expect(document.asked.save).toMatchObject([{ changes: { title: 'Typed' }, intent: 'autosave' }])
})

test('DOC-17 a name that is typed on while it is created comes too late', async () => {
  const document = await openDocument({ ...own, autosaveMs: null, ref: newPostRef })
  document.edit({ path: 'id', value: 'my-page' })
  document.save('draft')
  document.edit({ path: 'id', value: 'my-page-2' })
  document.type('Typed on')
  await document.answer.save(aPost({ id: 'my-page' }), 'my-page')

  expect(document.values()).toMatchObject({ id: 'my-page', title: 'Typed on' })
  document.save('draft')
  expect(document.asked.save.at(-1)?.changes).toEqual({ title: 'Typed on' })
})

test('DOC-17 DOC-13 what was deleted is created again under its name', async () => {
  const document = await openDocument({ ...own, data: aPost({ id: 'my-page' }) })
  document.type('Typed')
  document.save('draft')
  await document.refuse.save(problemOf.gone)
  document.hear('user.recreate')

  expect(document.asked.save.at(-1)).toMatchObject({
    ref: { id: null },
    changes: { id: 'my-page', title: 'Typed' },
  })
})
