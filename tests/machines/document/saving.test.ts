import { describe, expect, test } from 'vitest'
import { aPost, openDocument, postRef, savingDocument } from '../../kit/machines/document.ts'

describe('saving', () => {
  test('sends only what changed', async () => {
    const document = await savingDocument()

    expect(document.content()).toBe('saving')
    expect(document.has('busy') && document.has('unsaved')).toBe(true)
    expect(document.asked.save).toEqual([
      { ref: postRef, changes: { title: 'Typed' }, intent: 'save', base: null },
    ])
  })

  test('is clean with the document as the server has it now', async () => {
    const document = await savingDocument()

    await document.answer.save(aPost({ title: 'Typed', slug: 'typed' }))

    expect(document.content()).toBe('saved')
    expect(document.values()).toEqual(aPost({ title: 'Typed', slug: 'typed' }))
    expect(document.context()).toMatchObject({ savedAt: 1000, attempts: 0, problem: null })
    expect(document.emitted).toEqual([
      { type: 'saved', data: aPost({ title: 'Typed', slug: 'typed' }) },
    ])
  })

  test('of a clean document is refused', async () => {
    const document = await openDocument()

    document.save()

    expect(document.actor.getSnapshot().can({ type: 'user.save', intent: 'save' })).toBe(false)
    expect(document.content()).toBe('clean')
    expect(document.asked.save).toEqual([])
  })

  test('is asked for once at a time, however often the key is pressed', async () => {
    const document = await savingDocument()

    document.save()
    document.save()

    expect(document.asked.save).toHaveLength(1)
    expect(document.context().intent).toBe('save')
  })

  test('tells which version the changes are made to, and goes on from the one it was told', async () => {
    const document = await savingDocument({ data: aPost({ updatedAt: 'monday' }) })
    expect(document.asked.save.at(-1)).toMatchObject({ base: 'monday' })

    await document.answer.save(aPost({ title: 'Typed', updatedAt: 'tuesday' }))
    document.type('Typed on')
    document.save()

    expect(document.asked.save.at(-1)).toMatchObject({ base: 'tuesday' })
  })

  test('the next save starts from what the last one answered', async () => {
    const document = await savingDocument()
    await document.answer.save(aPost({ title: 'Typed', slug: 'typed' }))

    document.type('own', 'slug')
    document.save()

    expect(document.asked.save.at(-1)).toMatchObject({ changes: { slug: 'own' } })
  })
})

describe('a global', () => {
  test('is saved, never created', async () => {
    const ref = { kind: 'global', slug: 'settings', locale: null } as const
    const document = await savingDocument({ ref })

    await document.answer.save(aPost({ title: 'Typed' }), null)

    expect(document.context().ref).toEqual(ref)
    expect(document.emitted.map(({ type }) => type)).toEqual(['saved'])
  })
})
