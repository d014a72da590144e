import { describe, expect, test } from 'vitest'
import { Problem } from '#config-schema'
import { retryDelay } from '#machines/document'
import type { Failure, TestDocument } from '../../kit/machines/document.ts'
import {
  aPost,
  failedDocument,
  linkedPost,
  newPostRef,
  openDocument,
  problemOf,
  savingDocument,
} from '../../kit/machines/document.ts'

const failures = Object.keys(problemOf) as Failure[]

describe.each(failures)('a save that ends %s', (failure) => {
  test('R14 keeps every edit, says why and is still unsaved', async () => {
    const document = await failedDocument(failure)

    expect(document.content()).toBe(`unsaved.${failure}`)
    expect(document.has('unsaved')).toBe(true)
    expect(document.has('busy')).toBe(false)
    expect(document.values()).toEqual(aPost({ title: 'Typed' }))
    expect(document.context().problem).toMatchObject({ code: problemOf[failure].code })
  })

  test('R14 keeps what was typed meanwhile', async () => {
    const document = await savingDocument()

    document.type('Typed on')
    await document.refuse.save(problemOf[failure])

    expect(document.values().title).toBe('Typed on')
  })

  test('R14 goes on taking edits', async () => {
    const document = await failedDocument(failure, { data: linkedPost('a') })

    document.type('Typed on')
    document.hear('user.insertRow')

    expect(document.content()).toBe(`unsaved.${failure}`)
    expect(document.values()).toEqual({ ...linkedPost('new', 'a'), title: 'Typed on' })
  })

  test('can be tried again with what was typed since', async () => {
    const document = await failedDocument(failure)

    document.type('better', 'slug')
    document.save()
    expect(document.asked.save.at(-1)).toMatchObject({
      changes: { title: 'Typed', slug: 'better' },
    })

    await document.answer.save(aPost({ title: 'Typed', slug: 'better' }))
    expect(document.content()).toBe('clean')
    expect(document.context().problem).toBeNull()
  })

  test.each([
    ['typed back', ({ type }: TestDocument) => type('Hello')],
    ['reverted', ({ hear }: TestDocument) => hear('user.revert')],
  ])('is over when everything is %s', async (_how, undo) => {
    const document = await failedDocument(failure)

    undo(document)

    expect(document.content()).toBe('clean')
    expect(document.values()).toEqual(aPost())
    expect(document.context().problem).toBeNull()
  })

  test('tells the session only if that is why', async () => {
    const document = await failedDocument(failure)

    expect(document.emitted).toEqual(failure === 'unauthorised' ? [{ type: 'sessionEnded' }] : [])
  })
})

describe('a refused field', () => {
  const fields = ['title', 'links', 'links.0.label', 'links.1.label', 'linksTitle'].map((path) => ({
    path,
    message: `${path} is wrong.`,
  }))

  async function refused() {
    const document = await savingDocument({ data: linkedPost('a', 'b') })
    await document.refuse.save(new Problem('document.invalid', { fields }))
    return document
  }

  test('VAL-7 is named with its path', async () => {
    const document = await refused()

    expect(document.context().problem?.fields).toEqual(fields)
  })

  test.each([
    ['title', ['links', 'links.0.label', 'links.1.label', 'linksTitle']],
    ['links.0.label', ['title', 'links', 'links.1.label', 'linksTitle']],
    ['links', ['title', 'linksTitle']],
  ])('loses its error when %s changes, and no other does', async (path, left) => {
    const document = await refused()

    document.type('Changed', path)

    expect(document.context().problem?.fields?.map((field) => field.path)).toEqual(left)
    expect(document.content()).toBe('unsaved.invalid')
  })

  test('errors inside of rows are out of date when rows move', async () => {
    const document = await refused()

    document.hear('user.moveRow')

    expect(document.context().problem?.fields?.map(({ path }) => path)).toEqual([
      'title',
      'linksTitle',
    ])
  })
})

describe('a refused save of a document that nobody touched', () => {
  test('stays invalid: a new one', async () => {
    const document = await openDocument({ ref: newPostRef })

    document.save()
    await document.refuse.save(problemOf.invalid)

    expect(document.content()).toBe('unsaved.invalid')
    expect(document.context().problem).toMatchObject({ code: 'document.invalid' })
  })

  test('stays invalid: a publication', async () => {
    const document = await openDocument({ data: aPost({ _status: 'draft' }), hasDrafts: true })

    document.save('publish')
    await document.refuse.save(problemOf.invalid)

    expect(document.content()).toBe('unsaved.invalid')
    document.hear('user.revert')
    expect(document.content()).toBe('clean')
  })
})

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

    expect(document.content()).toBe('clean')
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

  test('no try is made for what was typed back', async () => {
    const document = await failedDocument('offline')

    document.type('Hello')
    document.clock.increment(60_000)

    expect(document.content()).toBe('clean')
    expect(document.asked.save).toHaveLength(1)
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

describe('a session that ended', () => {
  test('saves again with the same intent when it is renewed', async () => {
    const document = await openDocument({ hasDrafts: true })
    document.type('Typed')
    document.save('publish')
    await document.refuse.save(problemOf.unauthorised)
    document.type('better', 'slug')

    document.hear('session.renewed')

    expect(document.content()).toBe('saving')
    expect(document.asked.save.at(-1)).toMatchObject({
      changes: { title: 'Typed', slug: 'better' },
      intent: 'publish',
    })
  })

  test.each(failures.filter((failure) => failure !== 'unauthorised'))(
    'a renewed one is no reason to save what is %s',
    async (failure) => {
      const document = await failedDocument(failure)

      document.hear('session.renewed')

      expect(document.content()).toBe(`unsaved.${failure}`)
      expect(document.asked.save).toHaveLength(1)
    },
  )
})

describe('what failed for another reason', () => {
  test.each([
    [
      'too large',
      new Problem('request.tooLarge', { details: { limit: '2 MB' } }),
      'request.tooLarge',
    ],
    ['refused', new Problem('access.refused'), 'access.refused'],
    ['not foreseen', new TypeError('no such thing'), 'unexpected'],
  ])('is named: %s', async (_what, thrown, code) => {
    const document = await savingDocument()

    await document.refuse.save(thrown)

    expect(document.content()).toBe('unsaved.failed')
    expect(document.context().problem).toMatchObject({ code })
    document.clock.increment(60_000)
    expect(document.asked.save).toHaveLength(1)
  })
})
