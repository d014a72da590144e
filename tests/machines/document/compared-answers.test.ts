import { describe, expect, test } from 'vitest'
import type { DocumentData, Json } from '#contracts/documents'
import type { HookedValues } from '#machines/document'
import { Problem } from '#problems'
import { aPost, newPostRef, openDocument } from '../../kit/machines/document.ts'

const text = (...paragraphs: Json[]): DocumentData => ({
  root: {
    type: 'root',
    children: paragraphs.map((one) =>
      typeof one === 'string'
        ? { type: 'paragraph', children: [{ type: 'text', text: one }] }
        : { type: 'block', fields: one },
    ),
  },
})
const row = (id: string, values: DocumentData = {}): DocumentData => ({ id, ...values })
const whole = { body: 'nodes', data: 'whole' } as const

interface Situation {
  what: string
  before: DocumentData
  typed: DocumentData
  answer: DocumentData
  /** What is named; absent: nothing, and the answer is on the screen. */
  told?: string
}

/** A post with an edit, and the answer to its save. */
async function answered({ before, typed, answer }: Omit<Situation, 'what'>, hooked?: HookedValues) {
  const document = await openDocument({
    data: aPost({ ...before, updatedAt: '2026-01-01T00:00:00.000Z' }),
    whole,
    ...(hooked && { hooked }),
  })
  document.edit({
    change: 'fill',
    values: aPost({ ...before, ...typed, updatedAt: '2026-01-01T00:00:00.000Z' }),
  })
  document.save()
  await document.answer.save(aPost({ ...before, ...answer, updatedAt: '2026-01-02T00:00:00.000Z' }))
  return document
}

const refused: Situation[] = [
  {
    what: 'a text',
    before: { note: 'Old' },
    typed: { note: 'New' },
    answer: { note: 'Old' },
    told: 'note',
  },
  {
    what: 'a text that was empty',
    before: { note: null },
    typed: { note: 'New' },
    answer: { note: null },
    told: 'note',
  },
  {
    what: 'a text that was emptied',
    before: { note: 'Old' },
    typed: { note: '' },
    answer: { note: 'Old' },
    told: 'note',
  },
  {
    what: 'a text in a group',
    before: { seo: { title: 'Old', note: 'N' } },
    typed: { seo: { title: 'New', note: 'Typed' } },
    answer: { seo: { title: 'Old', note: 'Typed' } },
    told: 'seo.title',
  },
  {
    what: 'a text in a group that was taken out of it',
    before: { seo: { title: 'Old' } },
    typed: { seo: {} },
    answer: { seo: { title: 'Old' } },
    told: 'seo.title',
  },
  {
    what: 'a text in a row',
    before: { links: [row('a', { label: 'A' })] },
    typed: { links: [row('a', { label: 'New' })] },
    answer: { links: [row('a', { label: 'A' })] },
    told: 'links.0.label',
  },
  {
    what: 'a row that was removed',
    before: { links: [row('a'), row('b')] },
    typed: { links: [row('b')] },
    answer: { links: [row('a'), row('b')] },
    told: 'links.a',
  },
  {
    what: 'the order of rows',
    before: { links: [row('a'), row('b')] },
    typed: { links: [row('b'), row('a')] },
    answer: { links: [row('a'), row('b')] },
    told: 'links',
  },
  {
    what: 'a rich text',
    before: { body: text('Old.') },
    typed: { body: text('New.') },
    answer: { body: text('Old.') },
    told: 'body',
  },
  {
    what: 'a field of a block in a rich text',
    before: { body: text('Old.', row('k', { note: 'Old' })) },
    typed: { body: text('New.', row('k', { note: 'New' })) },
    answer: { body: text('New.', row('k', { note: 'Old' })) },
    told: 'body.root.children.1.fields.note',
  },
  {
    what: 'a JSON value',
    before: { data: { a: 1 } },
    typed: { data: { a: 2 } },
    answer: { data: { a: 1 } },
    told: 'data',
  },
  {
    what: 'a choice',
    before: { size: 's' },
    typed: { size: 'm' },
    answer: { size: 's' },
    told: 'size',
  },
  {
    what: 'a tick',
    before: { isOpen: false },
    typed: { isOpen: true },
    answer: { isOpen: false },
    told: 'isOpen',
  },
]

describe('33.2 an answer that holds the earlier value did not take the new one', () => {
  test.each(refused)('$what stays as it was typed, and is named', async (situation) => {
    const document = await answered(situation)

    expect(document.content()).toBe('unsaved.failed')
    expect(document.context().problem).toEqual({
      code: 'document.keptEarlier',
      details: { fields: situation.told },
    })
    expect(document.values()).toMatchObject(situation.typed)
  })

  test('a group that was taken out stays out, and its fields are named', async () => {
    const before = { seo: { title: 'Old', note: null } }
    const document = await answered({ before, typed: { seo: null }, answer: before })

    expect(document.content()).toBe('unsaved.failed')
    expect(document.context().problem?.details.fields).toBe('seo.title')
    expect(document.values().seo).not.toHaveProperty('title')
  })

  test('what was saved beside it is saved', async () => {
    const document = await answered({
      before: { note: 'Old' },
      typed: { note: 'New', title: 'Typed' },
      answer: { note: 'Old', title: 'Typed' },
    })

    expect(document.context().base.title).toBe('Typed')
    expect(document.values()).toMatchObject({ title: 'Typed', note: 'New' })
  })

  test('it is not sent for ever, and is sent again when that is asked for', async () => {
    const document = await openDocument({
      data: aPost({ note: 'Old' }),
      hasDrafts: true,
      autosaveMs: 2000,
    })
    document.type('New', 'note')
    document.clock.increment(2000)
    await document.answer.save(aPost({ note: 'Old' }))
    document.clock.increment(600_000)
    expect(document.asked.save).toHaveLength(1)

    document.save('draft')
    await document.answer.save(aPost({ note: 'New' }))

    expect(document.asked.save[1]?.changes).toEqual({ note: 'New' })
    expect(document.content()).toBe('saved')
  })

  test('what was typed beside it meanwhile saves itself', async () => {
    const document = await openDocument({
      data: aPost({ note: 'Old' }),
      hasDrafts: true,
      autosaveMs: 2000,
    })
    document.type('New', 'note')
    document.clock.increment(2000)
    document.type('Typed')
    await document.answer.save(aPost({ note: 'Old' }))
    document.clock.increment(2000)

    expect(document.asked.save[1]?.changes).toEqual({ title: 'Typed', note: 'New' })
    await document.answer.save(aPost({ title: 'Typed', note: 'Old' }))
    expect(document.content()).toBe('unsaved.failed')
  })

  test('it is over when the earlier value is typed again', async () => {
    const document = await answered({
      before: { note: 'Old' },
      typed: { note: 'New' },
      answer: { note: 'Old' },
    })

    document.type('Old', 'note')

    expect(document.content()).toBe('clean')
  })
})

describe('33.2 an answer that is empty, or of another kind, has lost it', () => {
  test.each<Situation>([
    {
      what: 'a text that became a group',
      before: { note: 'Old' },
      typed: { note: 'New' },
      answer: { note: { inner: null } },
      told: 'note',
    },
    {
      what: 'a text that became a number',
      before: { note: 'Old' },
      typed: { note: 'New' },
      answer: { note: null },
      told: 'note',
    },
    {
      what: 'one choice that became many',
      before: { size: 's' },
      typed: { size: 'm' },
      answer: { size: [] },
      told: 'size',
    },
    {
      what: 'a group that became a text',
      before: { seo: { title: 'Old' } },
      typed: { seo: { title: 'New' } },
      answer: { seo: 'Old' },
      told: 'seo',
    },
    {
      what: 'a rich text that is empty',
      before: { body: text('Old.') },
      typed: { body: text('New.') },
      answer: { body: null },
      told: 'body',
    },
  ])('$what stays as it was typed, and is named', async (situation) => {
    const document = await answered(situation)

    expect(document.content()).toBe('unsaved.failed')
    expect(document.context().problem).toEqual({
      code: 'document.otherKind',
      details: { fields: situation.told },
    })
    expect(document.values()).toMatchObject(situation.typed)
  })

  test('fields for several reasons are named together', async () => {
    const document = await answered({
      before: { note: 'Old', size: 's' },
      typed: { note: 'New', size: 'm' },
      answer: { note: 'Old', size: [] },
    })

    expect(document.context().problem).toEqual({
      code: 'document.partlySaved',
      details: { fields: 'note, size' },
    })
  })
})

describe('33.2 what a hook does', () => {
  const rewritten = (document: Awaited<ReturnType<typeof answered>>) =>
    document.emitted.filter(({ type }) => type === 'rewritten')
  const trimmed = { before: { note: 'Old' }, typed: { note: 'New  ' }, answer: { note: 'New' } }

  test('comes in, and is told where no hook is declared', async () => {
    const document = await answered(trimmed)

    expect(document.content()).toBe('saved')
    expect(document.values().note).toBe('New')
    expect(rewritten(document)).toEqual([{ type: 'rewritten', places: [['note']] }])
  })

  test.each<[string, HookedValues]>([
    ['the field', { note: true }],
    ['the collection', true],
  ])('comes in quietly where %s declares one', async (_, hooked) => {
    const document = await answered(trimmed, hooked)

    expect(document.content()).toBe('saved')
    expect(rewritten(document)).toEqual([])
  })

  test('is no refusal where it only tidies up', async () => {
    const document = await answered(
      { before: { note: 'Old' }, typed: { note: 'Old ' }, answer: { note: 'Old' } },
      { note: true },
    )

    expect(document.content()).toBe('saved')
    expect(document.values().note).toBe('Old')
  })

  test('33.14 is no refusal of a rich text either that was tidied before', async () => {
    const before = { body: text('Old.', 'One two.', row('k', { note: 'N' })) }
    const typed = { body: text('Old.', 'One   two.', row('k', { note: 'N' })) }
    const document = await answered({ before, typed, answer: before }, { body: true })

    expect(document.content()).toBe('saved')
    expect(document.values().body).toEqual(before.body)
  })

  test('33.14 takes no sign of a rich text away', async () => {
    const before = { body: text('Old.') }
    const typed = { body: text('Old!') }
    const document = await answered({ before, typed, answer: before }, { body: true })

    expect(document.content()).toBe('unsaved.failed')
    expect(document.values().body).toEqual(typed.body)
  })

  test('is its own where it sets a tick back', async () => {
    const document = await answered(
      { before: { isOpen: false }, typed: { isOpen: true }, answer: { isOpen: false } },
      { isOpen: true },
    )

    expect(document.content()).toBe('saved')
  })

  test('never takes words away', async () => {
    const document = await answered(
      { before: { note: 'Old' }, typed: { note: 'New' }, answer: { note: 'Old' } },
      true,
    )

    expect(document.content()).toBe('unsaved.failed')
    expect(document.values().note).toBe('New')
  })

  test('is not told of what was typed on since', async () => {
    const document = await openDocument({ data: aPost({ note: 'Old' }) })
    document.type('New ', 'note')
    document.save()
    document.type('New word', 'note')
    await document.answer.save(aPost({ note: 'New' }))

    expect(document.emitted.filter(({ type }) => type === 'rewritten')).toEqual([])
    expect(document.values().note).toBe('New word')
  })
})

describe('33.2 what says the same in other words is the same', () => {
  test.each<Situation>([
    {
      what: 'a day and its first moment',
      before: { day: null },
      typed: { day: '2026-03-08' },
      answer: { day: '2026-03-08T00:00:00.000Z' },
    },
    {
      what: 'an id and its document',
      before: { image: null },
      typed: { image: 5 },
      answer: { image: { id: 5, alt: 'A' } },
    },
    {
      what: 'ids and their documents',
      before: { tags: [] },
      typed: { tags: ['5', '7'] },
      answer: { tags: [{ id: 5 }, 7] },
    },
    {
      what: 'a reference with its document',
      before: { page: null },
      typed: { page: { relationTo: 'pages', value: 5 } },
      answer: { page: { relationTo: 'pages', value: { id: 5 } } },
    },
    { what: 'nothing', before: { note: 'Old' }, typed: { note: '' }, answer: { note: null } },
    {
      what: 'no tick',
      before: { isOpen: true },
      typed: { isOpen: false },
      answer: { isOpen: null },
    },
    {
      what: 'keys in another order',
      before: { data: null },
      typed: { data: { a: 1, b: 2 } },
      answer: { data: { b: 2, a: 1 } },
    },
    {
      what: 'a text whose nodes have more in them',
      before: { body: text('Old.', row('k', { note: 'Old' })) },
      typed: { body: text('New.', row('k', { note: 'New' })) },
      answer: { body: text('New.', row('k', { note: 'New', blockName: '' })) },
    },
  ])('$what', async (situation) => {
    const document = await answered(situation)

    expect(document.content()).toBe('saved')
    expect(document.emitted.filter(({ type }) => type === 'rewritten')).toEqual([])
    expect(document.values()).toMatchObject(situation.answer)
  })

  test('a value of a new document that nobody sent is no difference', async () => {
    const document = await openDocument({ ref: newPostRef, data: { note: 'Default' } })
    document.type('Typed')
    document.save()
    await document.answer.save({ id: 7, title: 'Typed', note: 'Default', rank: 1 }, 7)

    expect(document.content()).toBe('saved')
  })
})

describe('33.2 an answer that is no newer than what is known is none', () => {
  const data = aPost({ updatedAt: '2026-01-02T00:00:00.000Z' })

  test.each<[string, DocumentData, number]>([
    ['is older', aPost({ title: 'Typed', updatedAt: '2026-01-01T00:00:00.000Z' }), 1],
    ['is the one before again', data, 1],
    ['is another document', aPost({ title: 'Typed', updatedAt: '2026-01-03T00:00:00.000Z' }), 2],
  ])('one that %s is asked for again', async (_, answer, id) => {
    const document = await openDocument({ data })
    document.type('Typed')
    document.save()
    await document.answer.save(answer, id)

    expect(document.content()).toBe('unsaved.offline')
    expect(document.context().problem).toMatchObject({ code: 'server.earlierAnswer' })
    expect(document.emitted).toEqual([])
    expect(document.context().base).toBe(data)
    expect(document.values().title).toBe('Typed')

    document.clock.increment(60_000)
    expect(document.asked.save).toHaveLength(2)
    await document.answer.save(aPost({ title: 'Typed', updatedAt: '2026-01-03T00:00:00.000Z' }))
    expect(document.content()).toBe('saved')
  })

  test('the one before again is none to a save that takes back what got no answer', async () => {
    const document = await openDocument({ data })
    document.type('Typed')
    document.save()
    await document.refuse.save(new Problem('server.unreachable'))
    document.type(String(data.title))
    document.save()
    await document.answer.save(data)

    expect(document.context().problem).toMatchObject({ code: 'server.earlierAnswer' })

    document.clock.increment(60_000)
    await document.answer.save({ ...data, updatedAt: '2026-01-03T00:00:00.000Z' })
    expect(document.content()).toBe('saved')
  })

  test('a site that keeps the time of a document has it all the same', async () => {
    const document = await openDocument({ data })
    document.type('Typed')
    document.save()
    await document.answer.save({ ...data, title: 'Typed' })

    expect(document.content()).toBe('saved')
  })
})
