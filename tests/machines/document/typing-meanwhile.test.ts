import { describe, expect, test } from 'vitest'
import {
  aLink,
  aPost,
  linkedPost,
  otherEdits,
  savingDocument,
} from '../../kit/machines/document.ts'

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

    document.edit(otherEdits.removeRow)
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

    document.edit(otherEdits.moveRow)
    await document.answer.save(aPost({ title: 'Typed', links: [aLink('a', 'A'), aLink('b', 'B')] }))

    expect(document.values().links).toEqual([aLink('b', 'B'), aLink('a', 'A')])
    expect(document.content()).toBe('unsaved.dirty')
  })
})
