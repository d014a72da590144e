import { describe, expect, test } from 'vitest'
import { Problem } from '#problems'
import type { Failure, TestDocument } from '../../kit/machines/document.ts'
import {
  aPost,
  failedDocument,
  linkedPost,
  openDocument,
  otherEdits,
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
    document.edit(otherEdits.insertRow)

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
    expect(document.content()).toBe('saved')
    expect(document.context().problem).toBeNull()
  })

  test('announces nothing', async () => {
    const document = await failedDocument(failure)

    expect(document.emitted).toEqual([])
  })
})

describe.each(failures.filter((failure) => failure !== 'offline'))(
  'a save that was answered and is %s',
  (failure) => {
    test.each([
      ['typed back', ({ type }: TestDocument) => type('Hello')],
      ['reverted', ({ hear }: TestDocument) => hear('user.revert')],
    ])('is over when everything is %s', async (_how, undo) => {
      const document = await failedDocument(failure)

      undo(document)

      expect(document.content()).toBe(failure === 'gone' ? 'gone' : 'clean')
      expect(document.values()).toEqual(aPost())
      expect(document.context().problem).toBeNull()
    })
  },
)

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
