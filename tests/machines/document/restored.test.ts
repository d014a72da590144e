import { describe, expect, test } from 'vitest'
import { aPost, newPostRef, openDocument, staleBy } from '../../kit/machines/document.ts'

const autosaving = { hasDrafts: true, autosaveMs: 2000 }

async function restored(opening: Parameters<typeof openDocument>[0] = {}) {
  const document = await openDocument(opening)
  document.hear('journal.restored')
  return document
}

describe('17.10 what came back by itself', () => {
  test('is unsaved, and is not an edit of anybody’s yet', async () => {
    const { edits, emitted, values, content } = await restored()

    expect(values()).toEqual(aPost({ title: 'Restored' }))
    expect(content()).toBe('unsaved.restored')
    expect(edits).toEqual([])
    expect(emitted).toMatchObject([
      { type: 'restored', before: aPost(), after: aPost({ title: 'Restored' }) },
    ])
  })

  test('is not saved by itself, nor on leaving, before somebody edits', async () => {
    const document = await restored(autosaving)
    document.clock.increment(60_000)
    document.hear('user.leave')
    expect(document.asked.save).toEqual([])

    document.type('Typed')
    document.clock.increment(2000)
    expect(document.asked.save).toHaveLength(1)
  })

  test('is saved when that is asked for', async () => {
    const document = await restored()
    document.save()

    expect(document.asked.save).toMatchObject([{ changes: { title: 'Restored' } }])
    await document.answer.save(aPost({ title: 'Restored' }))
    expect(document.content()).toBe('saved')
  })

  test('is discarded at once', async () => {
    const document = await restored()
    document.hear('user.revert')

    expect(document.values()).toEqual(aPost())
    expect(document.content()).toBe('clean')
  })

  test('is refused where the person may not edit, and where something was edited first', async () => {
    const reader = await restored({ permissions: { update: false } })
    expect(reader.values()).toEqual(aPost())

    const editor = await openDocument()
    editor.type('Typed')
    editor.hear('journal.restored')
    expect(editor.values()).toEqual(aPost({ title: 'Typed' }))
  })

  test('is put to the person where somebody else saves the same', async () => {
    const document = await restored()
    document.actor.send({ type: 'user.takeIn', data: aPost({ title: 'Theirs' }), isPublic: false })
    expect(document.content()).toBe('unsaved.conflicted')

    const late = await restored()
    late.save()
    await late.refuse.save(staleBy({ title: 'Theirs' }))
    expect(late.content()).toBe('unsaved.conflicted')
  })

  test.each(['restored', 'recovered'])(
    '33.14 R2 %s into a new document that was created without an answer, it raises no question',
    async (way) => {
      const document = await openDocument({ ref: newPostRef, data: {} })
      const [values, unanswered] = [{ title: 'Typed' }, [{ title: 'Type' }]]
      document.actor.send(
        way === 'restored'
          ? { type: 'journal.restored', values, unparsed: [], keptAt: 1000, unanswered }
          : { type: 'user.edit', change: 'fill', values, unanswered },
      )
      document.type('Typed on')
      document.save()
      await document.refuse.save(staleBy({ title: 'Type' }, { id: 7, updatedAt: '1' }))

      expect(document.content()).toBe('saving')
      expect(document.asked.save.at(-1)).toMatchObject({
        ref: { id: 7 },
        changes: { title: 'Typed on' },
      })
    },
  )

  test('is still there when the document is deleted', async () => {
    const document = await restored()
    document.hear('server.gone')

    expect(document.content()).toBe('unsaved.gone')
    expect(document.values()).toEqual(aPost({ title: 'Restored' }))
  })
})
