import { describe, expect, test } from 'vitest'
import type { DocumentData } from '#contracts/documents'
import type { TestDocument } from '../../kit/machines/document.ts'
import { aLink, aPost, openDocument, problemOf, staleBy } from '../../kit/machines/document.ts'

const published = aPost({ _status: 'published', updatedAt: '1' })
const again: DocumentData = { ...published, updatedAt: '4' }
const changed: DocumentData = { ...published, title: 'Changed', _status: 'draft', updatedAt: '2' }

/** A published post with a draft since, and an edit that nobody has saved. */
async function draftSince(): Promise<TestDocument> {
  const document = await openDocument({ data: published, hasDrafts: true, autosaveMs: 2000 })
  document.type('Changed')
  document.save('draft')
  await document.answer.save(changed)
  document.type('given up', 'slug')
  return document
}

describe('17.7 going back to what is published', () => {
  test('gives up what there was when it was asked for, and keeps what was typed since', async () => {
    const document = await draftSince()
    document.save('revert')
    await document.refuse.save(problemOf.offline)
    document.type('Typed since')
    document.hear('browser.online')
    document.type('Typed last')

    await document.answer.save(again)

    expect(document.values()).toEqual({ ...again, title: 'Typed last' })
    expect(document.content()).toBe('unsaved.dirty')
  })

  test('keeps what was typed while it waited for another save', async () => {
    const document = await draftSince()
    document.save('draft')
    document.save('revert')
    document.type('Typed since')
    await document.answer.save({ ...changed, slug: 'given up', hooked: 'by the server' })
    expect(document.asked.save.at(-1)).toMatchObject({ intent: 'revert' })

    await document.answer.save(again)

    expect(document.values()).toEqual({ ...again, title: 'Typed since' })
  })

  test('gives up what others have changed meanwhile, which was taken in', async () => {
    const document = await draftSince()
    document.save('revert')
    await document.refuse.save(problemOf.offline)
    const data = { ...changed, title: 'Theirs', updatedAt: '9' }
    document.actor.send({ type: 'user.takeIn', data, isPublic: true })
    document.hear('browser.online')

    await document.answer.save({ ...again, updatedAt: '10' })

    expect(document.content()).toBe('saved')
    expect(document.values()).toEqual({ ...published, updatedAt: '10' })
  })

  test('that others have changed is asked about again', async () => {
    const document = await draftSince()
    document.save('revert')

    await document.refuse.save(staleBy({ title: 'Theirs', updatedAt: '9' }, changed))

    expect(document.content()).toBe('unsaved.stale')
  })

  test('does not call it missing what was given up', async () => {
    const document = await draftSince()
    document.edit({ change: 'insertRow', path: 'links', index: 0, row: aLink('new') })
    document.save('revert')

    await document.answer.save(again)

    expect(document.content()).toBe('saved')
    expect(document.context().problem).toBeNull()
  })
})
