import { describe, expect, test } from 'vitest'
import { retryDelay } from '#machines/document'
import { Problem } from '#problems'
import type { TestDocument } from '../../kit/machines/document.ts'
import {
  aPost,
  failedDocument,
  openDocument,
  problemOf,
  savingDocument,
} from '../../kit/machines/document.ts'

describe('offline', () => {
  test('a save is tried again after 2, 4, 8, 16, 30 and 30 seconds', async () => {
    const document = await savingDocument()

    for (const seconds of [2, 4, 8, 16, 30, 30]) {
      await document.refuse.save(problemOf.offline)
      expect(document.content()).toBe('unsaved.offline')
      document.clock.increment(seconds * 1000 - 1)
      expect(document.content()).toBe('unsaved.offline')
      document.clock.increment(1)
      expect(document.content()).toBe('saving')
    }
    expect(document.asked.save).toHaveLength(7)
  })

  test('17.6 so is one whose answer is not ours', async () => {
    const document = await savingDocument()
    await document.refuse.save(new Problem('server.intercepted'))

    expect(document.content()).toBe('unsaved.offline')
    expect(document.context().problem).toMatchObject({ code: 'server.intercepted' })
    document.clock.increment(2000)
    expect(document.content()).toBe('saving')
    expect(document.asked.save).toHaveLength(2)
  })

  test('typing does not put the next try off, and is taken along', async () => {
    const document = await failedDocument('offline')

    document.clock.increment(1500)
    document.type('Typed on')
    document.clock.increment(500)

    expect(document.content()).toBe('saving')
    expect(document.asked.save.at(-1)).toMatchObject({ changes: { title: 'Typed on' } })
  })

  test('the browser that is online again does not wait', async () => {
    const document = await failedDocument('offline')

    document.hear('browser.online')
    expect(document.content()).toBe('saving')
    await document.answer.save(aPost({ title: 'Typed' }))

    expect(document.content()).toBe('saved')
    document.clock.increment(60_000)
    expect(document.asked.save).toHaveLength(2)
  })

  test('tries again with the same intent', async () => {
    const document = await openDocument({ hasDrafts: true })
    document.type('Typed')
    document.save('publish')
    await document.refuse.save(problemOf.offline)

    document.clock.increment(2000)

    expect(document.asked.save.at(-1)).toMatchObject({ intent: 'publish' })
  })

  test.each([
    ['a save that succeeds', (document) => document.answer.save(aPost({ title: 'Typed' }))],
    ['a save that is refused', (document) => document.refuse.save(problemOf.locked)],
  ] satisfies [string, (document: TestDocument) => Promise<void>][])(
    'the waits start anew after %s',
    async (_what, end) => {
      const document = await failedDocument('offline')
      document.hear('browser.online')
      await end(document)

      document.type('Typed on')
      document.save()
      await document.refuse.save(problemOf.offline)

      expect(document.context().attempts).toBe(1)
      document.clock.increment(2000)
      expect(document.content()).toBe('saving')
    },
  )

  test.each([
    [1, 2000],
    [4, 16_000],
    [5, 30_000],
    [1000, 30_000],
  ])('after %d tries the next one waits %d ms', (attempts, ms) => {
    expect(retryDelay(attempts)).toBe(ms)
  })
})
