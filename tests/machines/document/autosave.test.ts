import { describe, expect, test } from 'vitest'
import type { SaveIntent } from '#contracts/documents'
import {
  aPost,
  newPostRef,
  openDocument,
  otherEdits,
  problemOf,
  staleBy,
} from '../../kit/machines/document.ts'

const draft = { data: aPost({ _status: 'draft' }), hasDrafts: true, autosaveMs: 2000 }

const intents = (asked: readonly { intent: SaveIntent }[]) => asked.map(({ intent }) => intent)

describe('a draft that saves itself', () => {
  test('DOC-5 is saved 2000 ms after the last edit, by itself', async () => {
    const document = await openDocument(draft)
    document.type('Typed')

    document.clock.increment(1999)
    expect(document.asked.save).toEqual([])
    document.clock.increment(1)

    expect(document.content()).toBe('saving')
    expect(document.asked.save).toMatchObject([{ changes: { title: 'Typed' }, intent: 'autosave' }])
  })

  test('DOC-5 waits as long as the config says', async () => {
    const document = await openDocument({ ...draft, autosaveMs: 500 })
    document.type('Typed')

    document.clock.increment(500)

    expect(document.content()).toBe('saving')
  })

  test('DOC-5 waits anew with each edit, of whatever kind', async () => {
    const document = await openDocument(draft)

    document.type('T')
    document.clock.increment(1500)
    document.edit(otherEdits.insertRow)
    document.clock.increment(1500)
    document.type('Typed')
    document.clock.increment(1999)
    expect(document.asked.save).toEqual([])
    document.clock.increment(1)

    expect(document.asked.save).toHaveLength(1)
  })

  test('DOC-5 is left alone when nothing was typed, or it was typed back', async () => {
    const document = await openDocument(draft)

    document.clock.increment(60_000)
    document.type('Typed')
    document.type('Hello')
    document.clock.increment(60_000)

    expect(document.content()).toBe('clean')
    expect(document.asked.save).toEqual([])
  })

  test('DOC-5 is created by itself, but not before something was typed', async () => {
    const document = await openDocument({ ...draft, ref: newPostRef })

    document.clock.increment(60_000)
    expect(document.asked.save).toEqual([])
    document.type('Typed')
    document.clock.increment(2000)

    expect(document.asked.save).toMatchObject([{ ref: newPostRef, intent: 'autosave' }])
  })

  test('DOC-5 saves at once when it is left', async () => {
    const document = await openDocument(draft)
    document.type('Typed')

    document.hear('user.leave')

    expect(intents(document.asked.save)).toEqual(['autosave'])
  })

  test('DOC-5 has nothing to save when it is left as it was', async () => {
    const document = await openDocument(draft)

    document.hear('user.leave')

    expect(document.asked.save).toEqual([])
  })

  test('DOC-5 saves what was typed meanwhile when the wait is over again', async () => {
    const document = await openDocument(draft)
    document.type('Typed')
    document.clock.increment(2000)
    document.type('Typed on')

    await document.answer.save(aPost({ title: 'Typed', _status: 'draft' }))
    expect(document.content()).toBe('unsaved.dirty')
    document.clock.increment(2000)

    expect(document.asked.save.at(-1)).toMatchObject({ changes: { title: 'Typed on' } })
  })

  test.each(['invalid', 'failed'] as const)(
    'DOC-5 R9 stands still when its save is %s, and tries again after the next edit',
    async (failure) => {
      const document = await openDocument(draft)
      document.type('Typed')
      document.clock.increment(2000)
      await document.refuse.save(problemOf[failure])

      document.clock.increment(60_000)
      expect(document.content()).toBe(`unsaved.${failure}`)
      expect(document.asked.save).toHaveLength(1)

      document.type('Typed on')
      expect(document.content()).toBe('unsaved.dirty')
      document.clock.increment(2000)
      expect(document.asked.save.at(-1)).toMatchObject({ changes: { title: 'Typed on' } })
    },
  )

  test('DOC-5 goes on after a publication that met another version, with the next edit', async () => {
    const document = await openDocument(draft)
    document.save('publish')
    await document.refuse.save(staleBy({ slug: 'theirs' }, draft.data))
    expect(document.content()).toBe('unsaved.stale')

    document.type('Typed')
    document.clock.increment(2000)

    expect(intents(document.asked.save)).toEqual(['publish', 'autosave'])
  })
})

describe('a document that is left while a save is on its way', () => {
  test('DOC-5 saves what was typed meanwhile as soon as that has ended', async () => {
    const document = await openDocument(draft)
    document.type('Typed')
    document.clock.increment(2000)
    document.type('Typed on')

    document.hear('user.leave')
    await document.answer.save(aPost({ title: 'Typed' }))

    expect(document.content()).toBe('saving')
    expect(document.asked.save.at(-1)).toMatchObject({
      changes: { title: 'Typed on' },
      intent: 'autosave',
    })
  })
})

describe('a document that does not save itself', () => {
  test('DOC-5 waits for its person, whatever is typed, even when it is left', async () => {
    const document = await openDocument({ hasDrafts: true })
    document.type('Typed')

    document.clock.increment(60_000)
    document.hear('user.leave')

    expect(document.content()).toBe('unsaved.dirty')
    expect(document.asked.save).toEqual([])
  })
})
