import { describe, expect, test } from 'vitest'
import {
  aLink,
  aPost,
  linkedPost,
  newPostRef,
  openDocument,
  postRef,
  savingDocument,
} from '../../kit/machines/document.ts'

describe('saving', () => {
  test('sends only what changed', async () => {
    const document = await savingDocument()

    expect(document.content()).toBe('saving')
    expect(document.has('busy') && document.has('unsaved')).toBe(true)
    expect(document.asked.save).toEqual([
      { ref: postRef, changes: { title: 'Typed' }, intent: 'save' },
    ])
  })

  test('is clean with the document as the server has it now', async () => {
    const document = await savingDocument()

    await document.answer.save(aPost({ title: 'Typed', slug: 'typed' }))

    expect(document.content()).toBe('clean')
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

  test('is asked for once, however often the key is pressed', async () => {
    const document = await savingDocument()

    document.save()
    document.save('publish')

    expect(document.asked.save).toHaveLength(1)
    expect(document.context().intent).toBe('save')
  })

  test('the next save starts from what the last one answered', async () => {
    const document = await savingDocument()
    await document.answer.save(aPost({ title: 'Typed', slug: 'typed' }))

    document.type('own', 'slug')
    document.save()

    expect(document.asked.save.at(-1)).toMatchObject({ changes: { slug: 'own' } })
  })
})

describe('typing while a save is on its way', () => {
  test('R14 is accepted, and stays unsaved', async () => {
    const document = await savingDocument()

    document.type('Typed on')
    expect(document.content()).toBe('saving')
    expect(document.values().title).toBe('Typed on')
    await document.answer.save(aPost({ title: 'Typed' }))

    expect(document.content()).toBe('unsaved.dirty')
    expect(document.values().title).toBe('Typed on')
  })

  test('R1 the answer does not touch the newer leaf, and brings the others', async () => {
    const document = await savingDocument()

    document.type('Typed on')
    await document.answer.save(aPost({ title: 'TYPED', slug: 'typed' }))

    expect(document.values()).toEqual(aPost({ title: 'Typed on', slug: 'typed' }))
    document.save()
    expect(document.asked.save.at(-1)).toMatchObject({ changes: { title: 'Typed on' } })
  })

  test('typing back to what was there before the save is unsaved, too', async () => {
    const document = await savingDocument()

    document.type('Hello')
    await document.answer.save(aPost({ title: 'Typed' }))

    expect(document.content()).toBe('unsaved.dirty')
    expect(document.values().title).toBe('Hello')
  })

  test('R12 a row that was removed does not come back', async () => {
    const document = await savingDocument({ data: linkedPost('a', 'b') })

    document.hear('user.removeRow')
    await document.answer.save({ ...linkedPost('a', 'b'), title: 'Typed' })

    expect(document.values().links).toEqual([aLink('b')])
    expect(document.content()).toBe('unsaved.dirty')
    document.save()
    expect(document.asked.save.at(-1)).toMatchObject({ changes: { links: [{ id: 'b' }] } })
  })

  test('a row that a hook added is kept', async () => {
    const document = await savingDocument({ data: linkedPost('a') })

    document.type('Changed', 'links.0.label')
    await document.answer.save({ ...linkedPost('a', 'hook'), title: 'Typed' })

    expect(document.values().links).toEqual([aLink('a', 'Changed'), aLink('hook')])
  })

  test('rows keep their new order, and take what the server made of each', async () => {
    const document = await savingDocument({ data: linkedPost('a', 'b') })

    document.hear('user.moveRow')
    await document.answer.save(aPost({ title: 'Typed', links: [aLink('a', 'A'), aLink('b', 'B')] }))

    expect(document.values().links).toEqual([aLink('b', 'B'), aLink('a', 'A')])
    expect(document.content()).toBe('unsaved.dirty')
  })
})

describe('creating', () => {
  test('sends everything, and tells the id', async () => {
    const document = await savingDocument({ ref: newPostRef })
    expect(document.asked.save).toEqual([
      { ref: newPostRef, changes: aPost({ title: 'Typed' }), intent: 'save' },
    ])

    await document.answer.save(aPost({ title: 'Typed', id: 7 }), 7)

    expect(document.content()).toBe('clean')
    expect(document.context().ref).toEqual({ ...newPostRef, id: 7 })
    expect(document.emitted).toEqual([
      { type: 'saved', data: aPost({ title: 'Typed', id: 7 }) },
      { type: 'created', id: 7 },
    ])
  })

  test('is possible with nothing typed', async () => {
    const document = await openDocument({ ref: newPostRef })

    document.save()

    expect(document.content()).toBe('saving')
  })

  test('keeps what was typed meanwhile; the next save changes that document', async () => {
    const document = await savingDocument({ ref: newPostRef })

    document.type('Typed on')
    await document.answer.save(aPost({ title: 'Typed' }), 7)
    expect(document.content()).toBe('unsaved.dirty')
    document.save()

    expect(document.asked.save.at(-1)).toEqual({
      ref: { ...newPostRef, id: 7 },
      changes: { title: 'Typed on' },
      intent: 'save',
    })
    await document.answer.save(aPost({ title: 'Typed on' }), 7)
    expect(document.emitted.filter(({ type }) => type === 'created')).toHaveLength(1)
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

describe('drafts', () => {
  const draft = { data: aPost({ _status: 'draft' }), hasDrafts: true }

  test('a clean draft is worth publishing', async () => {
    const document = await openDocument(draft)

    document.save('publish')

    expect(document.content()).toBe('saving')
    expect(document.asked.save).toEqual([{ ref: postRef, changes: {}, intent: 'publish' }])
  })

  test('a clean draft is not worth saving', async () => {
    const document = await openDocument(draft)

    document.save('draft')

    expect(document.content()).toBe('clean')
  })

  test('what is published and clean is not worth publishing', async () => {
    const document = await openDocument({ ...draft, data: aPost({ _status: 'published' }) })

    document.save('publish')

    expect(document.content()).toBe('clean')
  })

  test.each(['draft', 'publish'] as const)('typed text is sent as asked: %s', async (intent) => {
    const document = await openDocument(draft)

    document.type('Typed')
    document.save(intent)

    expect(document.asked.save).toEqual([{ ref: postRef, changes: { title: 'Typed' }, intent }])
  })
})
