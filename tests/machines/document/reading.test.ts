import { describe, expect, test } from 'vitest'
import { Problem } from '#problems'
import { aPost, openDocument, postRef, startDocument } from '../../kit/machines/document.ts'

const notFound = new Problem('document.notFound')

describe('reading a document', () => {
  test('asks for it at once', () => {
    const document = startDocument()

    expect(document.places()).toEqual(['loading'])
    expect(document.has('busy')).toBe(true)
    expect(document.asked.load).toEqual([postRef])
  })

  test('shows what the server has, clean', async () => {
    const document = await openDocument({ data: aPost({ title: 'Read' }) })

    expect(document.places()).toEqual(['open.settled.clean'])
    expect(document.values()).toEqual(aPost({ title: 'Read' }))
    expect(document.has('unsaved')).toBe(false)
    expect(document.has('busy')).toBe(false)
    expect(document.emitted).toEqual([])
  })

  test('says why it cannot be read', async () => {
    const document = startDocument()

    await document.refuse.load(notFound)

    expect(document.places()).toEqual(['unavailable'])
    expect(document.context().problem).toMatchObject({ code: 'document.notFound' })
    expect(document.emitted).toEqual([])
  })

  test('keeps that the session has ended', async () => {
    const document = startDocument()

    await document.refuse.load(new Problem('session.ended'))

    expect(document.places()).toEqual(['unavailable'])
    expect(document.context().problem).toMatchObject({ code: 'session.ended' })
  })

  test.each(['user.retry', 'session.renewed', 'browser.online'] as const)(
    '%s tries again, and the old problem is over',
    async (type) => {
      const document = startDocument()
      await document.refuse.load(notFound)

      document.hear(type)
      expect(document.places()).toEqual(['loading'])
      expect(document.asked.load).toHaveLength(2)

      await document.answer.load({
        data: aPost(),
        permissions: { update: true, delete: true, publish: true },
      })
      expect(document.content()).toBe('clean')
      expect(document.context().problem).toBeNull()
    },
  )
})
