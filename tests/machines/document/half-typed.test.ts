import { describe, expect, test } from 'vitest'
import type { DocumentData } from '#contracts/documents'
import { countUnsaved, guardsLeaving, unparsedAt } from '#machines/document'
import type { TestDocument } from '../../kit/machines/document.ts'
import {
  aLink,
  aPost,
  linkedPost,
  openDocument,
  problemOf,
  savingDocument,
  staleBy,
} from '../../kit/machines/document.ts'

const autosaving = { hasDrafts: true, autosaveMs: 2000 }

const halfType = ({ edit }: TestDocument, text: string | null, path = 'title') =>
  edit({ change: 'unparsed', path, text })

const textAt = ({ context }: TestDocument, path = 'title') => unparsedAt(context(), path)

const takeIn = ({ actor }: TestDocument, data: DocumentData) =>
  actor.send({ type: 'user.takeIn', data, isPublic: false })

async function halfTyped(opening: Parameters<typeof openDocument>[0] = {}) {
  const document = await openDocument(opening)
  halfType(document, '12e')
  return document
}

describe('17.3 what is half typed', () => {
  test('is unsaved, and no value', async () => {
    const document = await halfTyped()

    expect(document.content()).toBe('unsaved.unparsed')
    expect(document.has('unsaved')).toBe(true)
    expect(textAt(document)).toBe('12e')
    expect(document.values()).toEqual(aPost())
    expect(countUnsaved(document.context())).toBe(1)
  })

  test('is counted once where the value was changed on the way to it', async () => {
    const document = await openDocument()
    document.type('12')
    halfType(document, '12e')

    expect(document.content()).toBe('unsaved.dirty')
    expect(countUnsaved(document.context())).toBe(1)
  })

  test('is ended by a value, and so is that of which the text is unknown', async () => {
    const document = await halfTyped()
    document.type('12e5')
    expect(textAt(document)).toBeUndefined()
    expect(document.values().title).toBe('12e5')

    halfType(document, null)
    expect(textAt(document)).toBeNull()
    document.type(null as never)
    expect(textAt(document)).toBeUndefined()
  })

  test('is ended without a value, and nothing is left to save', async () => {
    const document = await halfTyped()
    document.edit({ change: 'parsed', path: 'title' })

    expect(textAt(document)).toBeUndefined()
    expect(document.content()).toBe('clean')
  })

  test('is ended by discarding all changes', async () => {
    const document = await halfTyped()
    document.hear('user.revert')

    expect(textAt(document)).toBeUndefined()
    expect(document.content()).toBe('clean')
  })

  test('stays where something else is typed, and where defaults arrive', async () => {
    const document = await halfTyped()
    document.type('typed', 'slug')
    document.edit({ change: 'default', path: 'title', value: 'Default' })

    expect(textAt(document)).toBe('12e')
  })

  test('is not taken from who may only read', async () => {
    const document = await halfTyped({ permissions: { update: false } })

    expect(textAt(document)).toBeUndefined()
    expect(document.content()).toBe('clean')
  })

  test('goes with its row, and comes back with it', async () => {
    const document = await openDocument({ data: linkedPost('a', 'b') })
    halfType(document, '12e', 'links.0.size')
    document.edit({ change: 'moveRow', path: 'links', from: 0, to: 1 })
    expect(textAt(document, 'links.1.size')).toBe('12e')
    expect(textAt(document, 'links.0.size')).toBeUndefined()

    const before = document.values()
    document.edit({ change: 'removeRow', path: 'links', index: 1 })
    expect(document.content()).toBe('unsaved.dirty')
    document.edit({ change: 'step', values: before })
    expect(textAt(document, 'links.1.size')).toBe('12e')
  })

  test('is told as an edit of its field, that can be undone', async () => {
    const { edits } = await halfTyped()

    expect(edits).toEqual([
      {
        type: 'edited',
        before: aPost(),
        after: aPost(),
        unparsed: { before: [], after: [{ place: ['title'], text: '12e' }] },
        path: 'title',
        at: null,
      },
    ])
  })
})

describe('17.3 a save by hand of what is half typed', () => {
  test.each(['save', 'draft', 'publish'] as const)(
    'to %s is refused, and names the field',
    async (intent) => {
      const document = await halfTyped({ hasDrafts: true })
      document.type('typed', 'slug')
      document.save(intent)

      expect(document.asked.save).toEqual([])
      expect(document.content()).toBe('unsaved.unparsed')
      expect(document.places()).toEqual(['open.unsaved.refused.unparsed'])
      expect(document.context().problem).toEqual({
        code: 'document.unfinished',
        details: {},
        fields: [{ path: 'title', message: '' }],
      })
      expect(document.emitted).toEqual([{ type: 'unfinished' }])
      expect(document.values().slug).toBe('typed')
    },
  )

  test('is refused each time it is asked for', async () => {
    const document = await halfTyped()
    document.save()
    document.save()

    expect(document.emitted).toEqual([{ type: 'unfinished' }, { type: 'unfinished' }])
  })

  test('goes when all is finished', async () => {
    const document = await halfTyped()
    document.save()
    document.type('12e5')
    expect(document.places()).toEqual(['open.unsaved.dirty'])
    expect(document.context().problem).toBeNull()
    document.save()

    expect(document.asked.save.map(({ changes }) => changes)).toEqual([{ title: '12e5' }])
  })

  test('that waits for another is refused when that one has ended', async () => {
    const document = await savingDocument()
    halfType(document, '12e', 'slug')
    document.save()
    await document.answer.save(aPost({ title: 'Typed' }))

    expect(document.places()).toEqual(['open.unsaved.refused.unparsed'])
    expect(document.asked.save).toHaveLength(1)
    expect(document.context().problem?.fields).toEqual([{ path: 'slug', message: '' }])
    expect(document.emitted.map(({ type }) => type)).toEqual(['saved', 'unfinished'])
  })

  test('is refused for what is decided first, where that stands against it', async () => {
    const document = await halfTyped()
    takeIn(document, aPost({ title: 'Theirs' }))
    document.save()

    expect(document.content()).toBe('unsaved.conflicted')
    expect(document.emitted).toEqual([])
  })

  test('that takes nothing along is not refused', async () => {
    const document = await openDocument({ data: aPost({ _status: 'published' }), hasDrafts: true })
    halfType(document, '12e')
    document.save('unpublish')

    expect(document.asked.save.map(({ intent }) => intent)).toEqual(['unpublish'])
    await document.answer.save(aPost({ _status: 'draft' }))
    expect(textAt(document)).toBe('12e')
  })

  test('that goes back to what is published ends it', async () => {
    const published = aPost({ _status: 'published' })
    const document = await openDocument({ data: published, hasDrafts: true })
    document.type('typed', 'slug')
    document.save('draft')
    await document.answer.save(aPost({ slug: 'typed', _status: 'draft' }))
    halfType(document, '12e')
    document.save('revert')
    await document.answer.save(published)

    expect(textAt(document)).toBeUndefined()
    expect(document.content()).toBe('saved')
  })

  test('17.7 that goes back to what is published leaves what was half typed since', async () => {
    const published = aPost({ _status: 'published' })
    const document = await openDocument({ data: published, hasDrafts: true })
    halfType(document, '12e')
    document.save('draft')
    document.type('typed', 'slug')
    document.save('draft')
    document.type('Hello')
    document.save('draft')
    await document.answer.save(aPost({ slug: 'typed', _status: 'draft' }))
    halfType(document, '12e')
    document.save('revert')
    halfType(document, '34e', 'slug')
    await document.answer.save(published)

    expect([textAt(document), textAt(document, 'slug')]).toEqual([undefined, '34e'])
    expect(document.content()).toBe('unsaved.unparsed')
  })
})

describe('a document that saves itself', () => {
  test('saves all else, and goes on holding what is half typed', async () => {
    const document = await halfTyped(autosaving)
    document.type('typed', 'slug')
    document.clock.increment(2000)
    expect(document.asked.save.map(({ changes }) => changes)).toEqual([{ slug: 'typed' }])
    await document.answer.save(aPost({ slug: 'typed' }))

    expect(document.content()).toBe('unsaved.unparsed')
    expect(textAt(document)).toBe('12e')
  })

  test('sends nothing where nothing else was changed', async () => {
    const document = await halfTyped(autosaving)
    document.clock.increment(10_000)
    document.hear('user.leave')

    expect(document.asked.save).toEqual([])
  })

  test('saves once it is finished, also after a save by hand was refused', async () => {
    const document = await halfTyped(autosaving)
    document.save('draft')
    document.type('12e5')
    document.clock.increment(2000)

    expect(document.asked.save.map(({ changes }) => changes)).toEqual([{ title: '12e5' }])
  })

  test('asks before it is left: what is half typed cannot be saved', async () => {
    const document = await openDocument(autosaving)
    document.type('typed', 'slug')
    expect(guardsLeaving(document.actor.getSnapshot())).toBe(false)
    halfType(document, '12e')
    expect(guardsLeaving(document.actor.getSnapshot())).toBe(true)
  })
})

describe('what someone else saved', () => {
  test('elsewhere comes under it', async () => {
    const document = await halfTyped()
    takeIn(document, aPost({ slug: 'theirs' }))

    expect(document.values()).toEqual(aPost({ slug: 'theirs' }))
    expect(textAt(document)).toBe('12e')
    expect(document.content()).toBe('unsaved.unparsed')
  })

  test.each(['mine', 'theirs'] as const)('in the same field is put beside it: %s', async (side) => {
    const document = await halfTyped()
    takeIn(document, aPost({ title: 'Theirs' }))
    expect(document.context().conflicts).toEqual([
      { kind: 'value', place: ['title'], base: 'Hello', theirs: 'Theirs' },
    ])
    halfType(document, '12e+')
    expect(document.context().conflicts).toHaveLength(1)
    document.choose(side, 'title')

    expect(textAt(document)).toBe(side === 'mine' ? '12e+' : undefined)
    expect(document.values().title).toBe('Theirs')
    expect(document.content()).toBe(side === 'mine' ? 'unsaved.unparsed' : 'clean')
  })

  test('in the same field is put beside it also where a save tells of it', async () => {
    const document = await halfTyped(autosaving)
    document.type('typed', 'slug')
    document.clock.increment(2000)
    await document.refuse.save(staleBy({ title: 'Theirs' }))

    expect(document.content()).toBe('unsaved.conflicted')
    expect(textAt(document)).toBe('12e')
  })

  test('does not take its row away', async () => {
    const document = await openDocument({ data: linkedPost('a', 'b') })
    halfType(document, '12e', 'links.0.size')
    takeIn(document, linkedPost('b'))

    expect(document.values().links).toEqual([{ ...aLink('a'), size: null }, aLink('b')])
    expect(textAt(document, 'links.0.size')).toBe('12e')
    expect(document.context().conflicts).toMatchObject([{ kind: 'row', place: ['links', 'a'] }])
  })

  test('is deleted: it stays', async () => {
    const document = await halfTyped()
    document.hear('server.gone')

    expect(document.content()).toBe('unsaved.gone')
    expect(textAt(document)).toBe('12e')
  })
})

test('17.7 what is half typed in a row keeps its value until its list is given up', async () => {
  const data = aPost({ links: [{ ...aLink('a'), size: 12 }] })
  const document = await openDocument({ data })
  halfType(document, '12e', 'links.0.size')
  const { links: _links, ...withoutLinks } = data
  takeIn(document, withoutLinks)
  expect(document.content()).toBe('unsaved.conflicted')
  expect(document.values()).toEqual(data)

  document.choose('theirs', 'links')

  expect(document.content()).toBe('clean')
  expect(document.values()).toEqual(withoutLinks)
})

describe('an answer', () => {
  test('leaves what was half typed after its question', async () => {
    const document = await savingDocument()
    halfType(document, '12e', 'slug')
    await document.answer.save(aPost({ title: 'Typed', slug: 'hooked' }))

    expect(textAt(document, 'slug')).toBe('12e')
    expect(document.values().slug).toBe('hooked')
    expect(document.content()).toBe('unsaved.unparsed')
  })

  test('names new rows otherwise, and it stays in its row', async () => {
    const document = await openDocument()
    document.edit({ change: 'insertRow', path: 'links', index: 0, row: aLink('new') })
    document.save()
    halfType(document, '12e', 'links.0.size')
    await document.answer.save(aPost({ links: [{ ...aLink('new'), id: 'named' }] }))

    expect(textAt(document, 'links.0.size')).toBe('12e')
    expect(document.context().unparsed).toEqual([
      { place: ['links', 'named', 'size'], rows: 1, text: '12e' },
    ])
  })

  test.each(Object.entries(problemOf))('that refuses loses nothing: %s', async (_name, problem) => {
    const document = await savingDocument()
    halfType(document, '12e', 'slug')
    await document.refuse.save(problem)

    expect(textAt(document, 'slug')).toBe('12e')
    expect(document.has('unsaved')).toBe(true)
  })
})
