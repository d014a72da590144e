import { describe, expect, test } from 'vitest'
import type { DocumentData } from '#contracts/documents'
import { Problem } from '#problems'
import { aPost, newPostRef, openDocument } from '../../kit/machines/document.ts'

const data = aPost({ summary: 'Short', updatedAt: '1', _status: 'draft' })
const { summary: _gone, ...without } = data

describe('DOC-13 a field that is no longer in the schema', () => {
  /** A post whose summary was typed, and that is saved into a schema without one. */
  async function savedWithout() {
    const document = await openDocument({ data, hasDrafts: true, autosaveMs: 2000 })
    document.type('Typed')
    document.type('Longer', 'summary')
    document.clock.increment(2000)
    await document.answer.save({ ...without, title: 'Typed', updatedAt: '2' })
    return document
  }

  test('is told by its name, and what was typed in it stays', async () => {
    const document = await savedWithout()

    expect(document.content()).toBe('unsaved.failed')
    expect(document.context().problem).toEqual({
      code: 'document.untaken',
      details: { fields: 'summary' },
    })
    expect(document.values()).toMatchObject({ title: 'Typed', summary: 'Longer' })
    expect(document.context().base.title).toBe('Typed')
  })

  test('is not sent again and again', async () => {
    const document = await savedWithout()

    document.clock.increment(60_000)

    expect(document.asked.save).toHaveLength(1)
  })

  test('is over when it is emptied', async () => {
    const document = await savedWithout()

    document.edit({ path: 'summary', value: null })

    expect(document.content()).toBe('clean')
  })

  test('is nobody’s loss where nothing was typed in it', async () => {
    const document = await openDocument({ data, hasDrafts: true })
    document.type('Typed')
    document.save('draft')

    await document.answer.save({ ...without, title: 'Typed', updatedAt: '2' })

    expect(document.content()).toBe('saved')
  })

  test('forgets the save that was asked for meanwhile: its person should know first', async () => {
    const document = await openDocument({ data, hasDrafts: true })
    document.type('Longer', 'summary')
    document.save('draft')
    document.save('publish')

    await document.answer.save({ ...without, updatedAt: '2' })

    expect(document.content()).toBe('unsaved.failed')
    expect(document.context().next).toBeNull()
    expect(document.asked.save).toHaveLength(1)
  })
})

describe('17.1 DOC-13 what the server no longer has below a field', () => {
  const row = (id: string, values: DocumentData = {}): DocumentData => ({ id, ...values })

  test.each<{
    what: string
    before: DocumentData
    typed: DocumentData
    taken: DocumentData
    told: string
  }>([
    {
      what: 'a field of a group',
      before: { seo: { title: 'A', note: 'B' } },
      typed: { seo: { title: 'A', note: 'Longer' } },
      taken: { seo: { title: 'A' } },
      told: 'seo.note',
    },
    {
      what: 'a field of a row',
      before: { links: [row('a', { label: 'A', note: 'N' })] },
      typed: { links: [row('a', { label: 'A', note: 'Longer' })] },
      taken: { links: [row('a', { label: 'A' })] },
      told: 'links.0.note',
    },
    {
      what: 'a field of a new row',
      before: { links: [row('a', { label: 'A' })] },
      typed: { links: [row('b', { label: 'B', note: 'New' }), row('a', { label: 'A' })] },
      taken: { links: [row('b', { label: 'B' }), row('a', { label: 'A' })] },
      told: 'links.0.note',
    },
    {
      what: 'a field of a row in a block',
      before: { layout: [row('q', { blockType: 'quote', lines: [row('l', { text: 'T' })] })] },
      typed: { layout: [row('q', { blockType: 'quote', lines: [row('l', { text: 'Longer' })] })] },
      taken: { layout: [row('q', { blockType: 'quote', lines: [row('l')] })] },
      told: 'layout.0.lines.0.text',
    },
    {
      what: 'a block that was changed',
      before: {
        layout: [
          row('h', { blockType: 'hero', text: 'H' }),
          row('q', { blockType: 'quote', text: 'Q' }),
        ],
      },
      typed: {
        layout: [
          row('h', { blockType: 'hero', text: 'Longer' }),
          row('q', { blockType: 'quote', text: 'Q' }),
        ],
      },
      taken: { layout: [row('q', { blockType: 'quote', text: 'Q' })] },
      told: 'layout.0',
    },
    {
      what: 'a block that was added',
      before: { layout: [row('q', { blockType: 'quote', text: 'Q' })] },
      typed: {
        layout: [
          row('q', { blockType: 'quote', text: 'Q' }),
          row('h', { blockType: 'hero', text: 'New' }),
        ],
      },
      taken: { layout: [row('q', { blockType: 'quote', text: 'Q' })] },
      told: 'layout.1',
    },
    {
      what: 'a list in a row',
      before: { layout: [row('q', { blockType: 'quote' })] },
      typed: { layout: [row('q', { blockType: 'quote', lines: [row('l', { text: 'New' })] })] },
      taken: { layout: [row('q', { blockType: 'quote' })] },
      told: 'layout.0.lines',
    },
  ])('$what is told by its path and stays where it was typed', async (situation) => {
    const { before, typed, taken, told } = situation
    const document = await openDocument({ data: aPost({ ...before, updatedAt: '1' }) })
    document.edit({ change: 'fill', values: aPost({ ...typed, updatedAt: '1' }) })
    document.save()

    await document.answer.save(aPost({ ...taken, updatedAt: '2' }))

    expect(document.content()).toBe('unsaved.failed')
    expect(document.context().problem).toEqual({
      code: 'document.untaken',
      details: { fields: told },
    })
    expect(document.values()).toMatchObject(typed)
    expect(document.context().base).toMatchObject(taken)
  })

  test('stays where its row was moved while the save was on its way', async () => {
    const [first, second] = [row('a', { note: 'N' }), row('b', { note: 'M' })]
    const document = await openDocument({ data: aPost({ links: [first, second] }) })
    document.edit({ path: 'links.0.note', value: 'Longer' })
    document.save()
    document.edit({ change: 'moveRow', path: 'links', from: 0, to: 1 })

    await document.answer.save(aPost({ links: [row('a'), row('b', { note: 'M' })] }))

    expect(document.values().links).toEqual([second, row('a', { note: 'Longer' })])
  })

  test('is no loss where its row was removed while the save was on its way', async () => {
    const document = await openDocument({ data: aPost({ links: [row('a', { note: 'N' })] }) })
    document.edit({ path: 'links.0.note', value: 'Longer' })
    document.save()
    document.edit({ change: 'removeRow', path: 'links', index: 0 })

    await document.answer.save(aPost({ links: [row('a')] }))

    expect(document.values().links).toEqual([])
  })

  test.each<{ what: string; before: DocumentData; typed: DocumentData; taken: DocumentData }>([
    {
      what: 'a row that nobody changed',
      before: { links: [row('a', { label: 'A' })] },
      typed: { title: 'Typed', links: [row('a', { label: 'A' })] },
      taken: { title: 'Typed', links: [] },
    },
    {
      what: 'a field of a row that was emptied',
      before: { links: [row('a', { label: 'A' })] },
      typed: { links: [row('a', { label: '' })] },
      taken: { links: [row('a')] },
    },
    {
      what: 'a row whose id the server replaced',
      before: { links: [] },
      typed: { links: [row('a', { label: 'New' })] },
      taken: { links: [row('z', { label: 'New' })] },
    },
  ])('$what is no loss', async ({ before, typed, taken }) => {
    const document = await openDocument({ data: aPost(before) })
    document.edit({ change: 'fill', values: aPost(typed) })
    document.save()

    await document.answer.save(aPost(taken))

    expect(document.content()).toBe('saved')
    expect(document.values()).toMatchObject(taken)
  })

  test('is kept when a document is created without it', async () => {
    const document = await openDocument({ ref: newPostRef, data: {} })
    document.type('Typed')
    document.type('Longer', 'summary')
    document.save()

    await document.answer.save({ title: 'Typed', id: 7, updatedAt: '1', createdAt: '1' })

    expect(document.values()).toMatchObject({ title: 'Typed', summary: 'Longer' })
    expect(document.content()).toBe('unsaved.failed')
  })
})

test('what was typed, or recovered, in a field that was gone before the document was read is kept', async () => {
  const document = await openDocument({ data: aPost({ updatedAt: '1' }) })
  document.type('Longer', 'summary')
  document.save()

  await document.answer.save(aPost({ updatedAt: '2' }))

  expect(document.values()).toMatchObject({ summary: 'Longer' })
  expect(document.content()).toBe('unsaved.failed')
})

test('a field that nobody may read, only write, is no loss', async () => {
  const document = await openDocument({ data: aPost() })
  document.type('secret', 'password')
  document.save()

  await document.answer.save(aPost())

  expect(document.content()).toBe('saved')
})

test('DOC-13 a field that is new and required is told, and nothing is lost', async () => {
  const document = await openDocument({ data })
  document.type('Typed')
  document.save()

  await document.refuse.save(
    new Problem('document.invalid', { fields: [{ path: 'fresh', message: 'Required.' }] }),
  )

  expect(document.content()).toBe('unsaved.invalid')
  expect(document.values().title).toBe('Typed')
})

test.each([
  ['a text became a number', 42],
  ['a text became a list', [{ id: 'x' }]],
  ['a text became a group', { inner: 'x' }],
  ['a text became nothing', null],
])('R1 %s while it was typed in: what was typed since stays', async (_what, kind) => {
  const document = await openDocument({ data })
  document.type('Longer', 'summary')
  document.save()
  document.type('Longer still', 'summary')

  await document.answer.save({ ...data, summary: kind })

  expect(document.values().summary).toBe('Longer still')
  expect(document.content()).toBe('unsaved.failed')
})
