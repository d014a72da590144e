import { describe, expect, test } from 'vitest'
import type { DocumentData } from '#contracts/documents'
import type { TestDocument } from '../../kit/machines/document.ts'
import {
  aLink,
  aPost,
  linkedPost,
  newPostRef,
  openDocument,
  postRef,
  problemOf,
  staleBy,
} from '../../kit/machines/document.ts'

const data = { ...linkedPost('a', 'b'), meta: { description: 'Ours', image: null }, updatedAt: '1' }

const stale = (values: DocumentData) => staleBy({ updatedAt: '2', ...values }, data)

/** A document on its way to the server, where somebody else's version of these values is. */
async function met(theirs: DocumentData, typed: (document: TestDocument) => void = typedTitle) {
  const document = await openDocument({ data, hasDrafts: true })
  typed(document)
  document.save('draft')
  await document.refuse.save(stale(theirs))
  return document
}

const typedTitle = ({ type }: TestDocument) => type('Typed')

describe('somebody else saved, and changed something else', () => {
  test('DOC-14 R3 both changes are joined, saved again by itself and told by name', async () => {
    const document = await met({ slug: 'theirs', links: [aLink('a', 'A'), aLink('b')] })

    expect(document.content()).toBe('saving')
    expect(document.values()).toMatchObject({
      title: 'Typed',
      slug: 'theirs',
      links: [aLink('a', 'A'), aLink('b')],
    })
    expect(document.emitted).toEqual([{ type: 'merged', fields: ['slug', 'links'] }])

    await document.answer.save({ ...document.values(), updatedAt: '3' })
    expect(document.content()).toBe('saved')
    expect(document.context().problem).toBeNull()
  })

  test('R3 only what its person touched is sent again, to the version that was met', async () => {
    const document = await met({ slug: 'theirs', meta: { description: 'Theirs', image: 7 } })

    expect(document.asked.save).toEqual([
      { ref: postRef, changes: { title: 'Typed' }, intent: 'draft', base: '1' },
      { ref: postRef, changes: { title: 'Typed' }, intent: 'draft', base: '2' },
    ])
  })

  test('R3 of a group and of rows, too, only the leaves that were touched are sent', async () => {
    const document = await met(
      {
        meta: { description: 'Ours', image: 7 },
        links: [aLink('new'), aLink('a', 'A'), aLink('b')],
      },
      ({ type }) => {
        type('Mine', 'meta.description')
        type('Mine', 'links.1.label')
      },
    )

    expect(document.asked.save.at(-1)?.changes).toEqual({
      meta: { description: 'Mine' },
      links: [{ id: 'new' }, { id: 'a' }, { id: 'b', label: 'Mine' }],
    })
  })

  test('R14 what is typed while the joined version is on its way stays', async () => {
    const document = await met({ slug: 'theirs' })

    document.type('Typed on')
    await document.answer.save({ ...data, title: 'Typed', slug: 'theirs', updatedAt: '3' })

    expect(document.values()).toMatchObject({ title: 'Typed on', slug: 'theirs' })
    expect(document.content()).toBe('unsaved.dirty')
  })

  test('each version that is met is joined, however many there are', async () => {
    const document = await met({ slug: 'theirs' })

    await document.refuse.save(
      stale({ slug: 'theirs', meta: { description: 'New' }, updatedAt: '3' }),
    )

    expect(document.content()).toBe('unsaved.offline')
    expect(document.values()).toMatchObject({ title: 'Typed', meta: { description: 'New' } })
    document.clock.increment(2000)
    expect(document.asked.save.at(-1)).toMatchObject({ changes: { title: 'Typed' }, base: '3' })
  })

  test('33.16 R3 each conflict after another waits longer, and says so', async () => {
    const document = await met({ slug: 'theirs' })
    const meetAnother = (time: string) =>
      document.refuse.save(stale({ slug: `theirs at ${time}`, updatedAt: time }))

    for (const [index, seconds] of [2, 4, 8, 16, 30, 30].entries()) {
      await meetAnother(`${index + 3}`)
      const { length } = document.asked.save
      expect(document.content()).toBe('unsaved.offline')
      expect(document.context().problem).toMatchObject({ code: 'document.contended' })
      document.clock.increment(seconds * 1000 - 1)
      expect(document.asked.save).toHaveLength(length)
      document.clock.increment(1)
      expect(document.asked.save).toHaveLength(length + 1)
    }

    await document.answer.save({ ...document.values(), updatedAt: '9' })
    expect(document.content()).toBe('saved')
    expect(document.context()).toMatchObject({ problem: null, attempts: 0 })
  })

  test('a save that was asked for meanwhile is the one that is tried again', async () => {
    const document = await openDocument({ data, hasDrafts: true })
    document.type('Typed')
    document.save('draft')
    document.save('autosave')

    await document.refuse.save(stale({ slug: 'theirs' }))

    expect(document.asked.save.map(({ intent }) => intent)).toEqual(['draft', 'autosave'])
  })

  test.each(['draft', 'publish'] as const)(
    'DOC-14 a publication stops, so that what is public was seen; asked for during a save: %s',
    async (first) => {
      const document = await openDocument({ data, hasDrafts: true })
      document.type('Typed')
      document.save(first)
      document.save('publish')

      await document.refuse.save(stale({ slug: 'theirs' }))

      expect(document.content()).toBe('unsaved.stale')
      expect(document.values()).toMatchObject({ title: 'Typed', slug: 'theirs' })
      expect(document.context().problem).toMatchObject({ code: 'document.stale' })
      document.clock.increment(60_000)
      expect(document.asked.save).toHaveLength(1)

      document.save('publish')
      expect(document.asked.save.at(-1)).toMatchObject({ changes: { title: 'Typed' }, base: '2' })
    },
  )

  test('DOC-14 a publication of nothing typed stops, too', async () => {
    const document = await openDocument({ data: { ...data, _status: 'draft' }, hasDrafts: true })
    document.save('publish')

    await document.refuse.save(stale({ _status: 'draft', slug: 'theirs' }))

    expect(document.content()).toBe('unsaved.stale')
    document.hear('user.revert')
    expect(document.content()).toBe('clean')
    expect(document.values().slug).toBe('theirs')
  })

  test('R1 what was typed and not sent survives taking back what is public', async () => {
    const document = await openDocument({
      data: { ...data, _status: 'published' },
      hasDrafts: true,
    })
    document.type('Typed')
    document.save('unpublish')

    await document.refuse.save(stale({ _status: 'published', slug: 'theirs' }))
    expect(document.asked.save.at(-1)).toMatchObject({
      intent: 'unpublish',
      changes: {},
      base: '2',
    })
    await document.answer.save({ ...data, _status: 'draft', slug: 'theirs', updatedAt: '3' })

    expect(document.values()).toMatchObject({ title: 'Typed', slug: 'theirs', _status: 'draft' })
    expect(document.content()).toBe('unsaved.dirty')
  })
})

describe('33.16 a save comes twice, and the second one is answered', () => {
  const time = '2026-11-22T11:00:00.000Z'
  const draft = { ...data, _status: 'draft' }

  test.each(['draft', 'autosave', 'publish'] as const)(
    'R3 what it took along is saved, and not sent again: %s',
    async (intent) => {
      const document = await openDocument({ data: draft, hasDrafts: true, autosaveMs: 2000 })
      document.type('Typed')
      document.save(intent)

      const _status = intent === 'publish' ? 'published' : 'draft'
      const written = { ...draft, title: 'Typed', _status, updatedAt: time }
      await document.refuse.save(staleBy({}, written))
      document.clock.increment(60_000)

      expect(document.content()).toBe('saved')
      expect(document.asked.save).toHaveLength(1)
      expect(document.context()).toMatchObject({ problem: null, savedAt: Date.parse(time) })
      expect(document.emitted).toContainEqual({ type: 'saved', data: written })
    },
  )

  test('R14 what was typed since is sent once more', async () => {
    const document = await openDocument({ data: draft, hasDrafts: true })
    document.type('Typed')
    document.save('draft')
    document.type('Typed on')

    await document.refuse.save(staleBy({ title: 'Typed', updatedAt: '2' }, draft))
    expect(document.asked.save.at(-1)).toMatchObject({ changes: { title: 'Typed on' }, base: '2' })
    await document.refuse.save(staleBy({ title: 'Typed on', updatedAt: '3' }, draft))

    expect(document.content()).toBe('saved')
    expect(document.values().title).toBe('Typed on')
    expect(document.asked.save).toHaveLength(2)
  })

  test('R1 what is half typed beside it stays', async () => {
    const document = await openDocument({ data: draft, hasDrafts: true, autosaveMs: 2000 })
    document.type('Typed')
    document.save('autosave')
    document.edit({ change: 'unparsed', path: 'sizes', text: '12e' })

    await document.refuse.save(staleBy({ title: 'Typed', updatedAt: '2' }, draft))

    expect(document.content()).toBe('unsaved.unparsed')
    expect(document.context().unparsed).toMatchObject([{ text: '12e' }])
  })

  test('a creation is sent as a change of what it made, and no further', async () => {
    const document = await openDocument({ ref: newPostRef, data: {}, hasDrafts: true })
    document.type('Typed')
    document.save('draft')

    await document.refuse.save(staleBy({ id: 7, updatedAt: '1', title: 'Typed' }, {}))
    await document.refuse.save(staleBy({ id: 7, updatedAt: '2', title: 'Typed' }, {}))

    expect(document.content()).toBe('saved')
    expect(document.asked.save).toHaveLength(2)
    expect(document.context().ref).toEqual({ ...newPostRef, id: 7 })
  })
})

describe('both changed the same', () => {
  test('DOC-14 R3 is put to the person: the values stay mine, over their version', async () => {
    const document = await met({ title: 'Theirs', slug: 'theirs' })

    expect(document.content()).toBe('unsaved.conflicted')
    expect(document.values()).toMatchObject({ title: 'Typed', slug: 'theirs' })
    expect(document.context().base).toMatchObject({ title: 'Theirs', slug: 'theirs' })
    expect(document.context().conflicts).toEqual([
      { kind: 'value', place: ['title'], base: 'Hello', theirs: 'Theirs' },
    ])
    expect(document.emitted).toEqual([{ type: 'merged', fields: ['slug'] }])
  })

  test('DOC-14 in the same way is no conflict', async () => {
    const document = await met({ title: 'Typed', slug: 'theirs' }, ({ type }) => {
      type('Typed')
      type('Mine', 'meta.description')
    })

    expect(document.asked.save.at(-1)?.changes).toEqual({ meta: { description: 'Mine' } })
  })

  test('DOC-14 nothing can be saved until it is decided', async () => {
    const document = await openDocument({ data, hasDrafts: true, autosaveMs: 2000 })
    document.type('Typed')
    document.clock.increment(2000)
    await document.refuse.save(stale({ title: 'Theirs' }))

    document.type('also mine', 'slug')
    document.save('draft')
    document.save('publish')
    document.hear('user.leave')
    document.clock.increment(60_000)

    expect(document.content()).toBe('unsaved.conflicted')
    expect(document.asked.save).toHaveLength(1)
  })

  test('DOC-14 mine is saved over theirs when that is chosen', async () => {
    const document = await met({ title: 'Theirs', slug: 'theirs' })

    document.choose('mine', 'title')

    expect(document.content()).toBe('unsaved.dirty')
    document.save('draft')
    expect(document.asked.save.at(-1)).toMatchObject({ changes: { title: 'Typed' }, base: '2' })
  })

  test('DOC-14 theirs is taken when that is chosen, and nothing is left to save', async () => {
    const document = await met({ title: 'Theirs', slug: 'theirs' })

    document.choose('theirs', 'title')

    expect(document.content()).toBe('clean')
    expect(document.values()).toMatchObject({ title: 'Theirs', slug: 'theirs' })
  })

  test('DOC-14 each place is decided on its own', async () => {
    const document = await met({ title: 'Theirs', slug: 'theirs' }, ({ type }) => {
      type('Typed')
      type('mine', 'slug')
    })

    document.choose('theirs', 'title')
    expect(document.content()).toBe('unsaved.conflicted')
    document.choose('mine', 'slug')

    expect(document.content()).toBe('unsaved.dirty')
    document.save('draft')
    expect(document.asked.save.at(-1)?.changes).toEqual({ slug: 'mine' })
  })

  test('a choice where nothing is contested changes nothing', async () => {
    const document = await met({ title: 'Theirs' })

    document.choose('theirs', 'slug')

    expect(document.content()).toBe('unsaved.conflicted')
    expect(document.context().conflicts).toHaveLength(1)
  })

  test('DOC-14 typing what they have settles it, and typing something else does not', async () => {
    const document = await met({ title: 'Theirs' })

    document.type('The')
    expect(document.content()).toBe('unsaved.conflicted')
    document.type('Theirs')

    expect(document.content()).toBe('clean')
    expect(document.context().conflicts).toEqual([])
  })

  test('a draft that saves itself goes on when all is decided', async () => {
    const document = await openDocument({ data, hasDrafts: true, autosaveMs: 2000 })
    document.type('Typed')
    document.clock.increment(2000)
    await document.refuse.save(stale({ title: 'Theirs' }))

    document.choose('mine', 'title')
    document.clock.increment(2000)

    expect(document.asked.save.at(-1)).toMatchObject({ intent: 'autosave', base: '2' })
  })

  test('reverting takes their version', async () => {
    const document = await met({ title: 'Theirs' })

    document.hear('user.revert')

    expect(document.content()).toBe('clean')
    expect(document.values().title).toBe('Theirs')
    expect(document.context().conflicts).toEqual([])
  })
})

describe('a row that one removed and the other edited', () => {
  const removedByMe = () =>
    met({ links: [aLink('a', 'Theirs'), aLink('b')] }, ({ edit }) =>
      edit({ change: 'removeRow', path: 'links', index: 0 }),
    )
  const removedByThem = () =>
    met({ links: [aLink('b')] }, ({ type }) => type('Mine', 'links.0.label'))

  test('is contested, and stays as it is here', async () => {
    expect((await removedByMe()).context()).toMatchObject({
      values: { links: [aLink('b')] },
      conflicts: [{ kind: 'row', place: ['links', 'a'], theirs: aLink('a', 'Theirs') }],
    })
    expect((await removedByThem()).context()).toMatchObject({
      values: { links: [aLink('a', 'Mine'), aLink('b')] },
      conflicts: [{ kind: 'row', place: ['links', 'a'], base: aLink('a'), theirs: null }],
    })
  })

  test('R12 removed here: stays removed, or comes back where it was with their text', async () => {
    const mine = await removedByMe()
    mine.choose('mine', 'links', 'a')
    mine.save('draft')
    expect(mine.asked.save.at(-1)?.changes).toEqual({ links: [{ id: 'b' }] })

    const theirs = await removedByMe()
    theirs.choose('theirs', 'links', 'a')
    expect(theirs.values().links).toEqual([aLink('a', 'Theirs'), aLink('b')])
    expect(theirs.content()).toBe('clean')
  })

  test('removed by the other: is sent whole, or goes', async () => {
    const mine = await removedByThem()
    mine.choose('mine', 'links', 'a')
    mine.save('draft')
    expect(mine.asked.save.at(-1)?.changes).toEqual({ links: [aLink('a', 'Mine'), { id: 'b' }] })

    const theirs = await removedByThem()
    theirs.choose('theirs', 'links', 'a')
    expect(theirs.values().links).toEqual([aLink('b')])
    expect(theirs.content()).toBe('clean')
  })

  test('removed by the other: removing it, too, settles it', async () => {
    const document = await removedByThem()

    document.edit({ change: 'removeRow', path: 'links', index: 0 })

    expect(document.content()).toBe('clean')
  })

  test('R12 one that only one of them removed, and nobody edited, stays removed', async () => {
    const document = await met({ links: [aLink('b')] })

    expect(document.content()).toBe('saving')
    expect(document.values().links).toEqual([aLink('b')])
  })
})

describe('rows that both moved', () => {
  const three = linkedPost('a', 'b', 'c')

  async function moved() {
    const document = await openDocument({ data: three, hasDrafts: true })
    document.edit({ change: 'moveRow', path: 'links', from: 0, to: 2 })
    document.save('draft')
    await document.refuse.save(staleBy(linkedPost('b', 'a', 'c')))
    return document
  }

  test('DOC-14 their order is contested, and stays mine', async () => {
    const document = await moved()

    expect(document.values()).toEqual(linkedPost('b', 'c', 'a'))
    expect(document.context().conflicts).toEqual([
      { kind: 'order', place: ['links'], base: ['a', 'b', 'c'], theirs: ['b', 'a', 'c'] },
    ])
  })

  test('DOC-14 either order can be chosen', async () => {
    const mine = await moved()
    mine.choose('mine', 'links')
    mine.save('draft')
    expect(mine.asked.save.at(-1)?.changes).toEqual({
      links: [{ id: 'b' }, { id: 'c' }, { id: 'a' }],
    })

    const theirs = await moved()
    theirs.choose('theirs', 'links')
    expect(theirs.values()).toEqual(linkedPost('b', 'a', 'c'))
    expect(theirs.content()).toBe('clean')
  })

  test('moving them as the other has them settles it', async () => {
    const document = await moved()

    document.edit({ change: 'moveRow', path: 'links', from: 2, to: 1 })

    expect(document.content()).toBe('clean')
  })

  test('moved by one only, they stay moved', async () => {
    const document = await openDocument({ data: three, hasDrafts: true })
    document.type('Typed')
    document.save('draft')

    await document.refuse.save(staleBy(linkedPost('c', 'a', 'b')))

    expect(document.values().links).toEqual(linkedPost('c', 'a', 'b').links)
    expect(document.asked.save.at(-1)?.changes).toEqual({ title: 'Typed' })
  })
})

describe('an own save', () => {
  test('R2 is nobody else: the next one is made to what it answered', async () => {
    const document = await openDocument({ data, hasDrafts: true })
    for (const [index, title] of ['One', 'Two', 'Three'].entries()) {
      document.type(title)
      document.save('draft')
      expect(document.asked.save.at(-1)?.base).toBe(String(index + 1))
      await document.answer.save({ ...data, title, updatedAt: String(index + 2) })
    }

    expect(document.emitted.map(({ type }) => type)).toEqual(['saved', 'saved', 'saved'])
  })

  test('R2 whose answer was lost is nobody else, whatever was typed since', async () => {
    const document = await openDocument({ data, hasDrafts: true })
    document.type('Typed')
    document.save('draft')
    await document.refuse.save(problemOf.offline)
    document.type('Typed on')
    document.hear('browser.online')

    await document.refuse.save(stale({ title: 'Typed' }))

    expect(document.content()).toBe('saving')
    expect(document.asked.save.at(-1)).toMatchObject({ changes: { title: 'Typed on' }, base: '2' })
    expect(document.emitted.flatMap((news) => (news.type === 'merged' ? news.fields : []))).toEqual(
      [],
    )
  })

  test('R2 whose answer was lost was a publication: there is nothing left to do', async () => {
    const document = await openDocument({ data: { ...data, _status: 'draft' }, hasDrafts: true })
    document.type('Typed')
    document.save('publish')
    await document.refuse.save(problemOf.offline)
    document.hear('browser.online')

    await document.refuse.save(stale({ title: 'Typed', _status: 'published' }))

    expect(document.content()).toBe('saved')
    expect(document.context()).toMatchObject({ problem: null, isPublic: true })
  })

  test('a new document, which nobody else can have changed, is never stale', async () => {
    const document = await openDocument({ ref: newPostRef, data: aPost() })
    document.save()

    expect(document.asked.save.at(-1)?.base).toBeNull()
  })
})
