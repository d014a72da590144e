import { describe, expect, test } from 'vitest'
import { guardsLeaving } from '#machines/document'
import { Problem } from '#problems'
import type { TestDocument } from '../../kit/machines/document.ts'
import { aPost, newPostRef, openDocument, problemOf, staleBy } from '../../kit/machines/document.ts'

const data = aPost({ updatedAt: '1', _status: 'draft' })

/** What leaves open whether the server has it. */
const unclear = { 'no answer': problemOf.offline, 'no JSON': new Problem('unexpected') }

/** A draft whose save may have arrived, and whose title is what it was before. */
async function undone(
  thrown: unknown,
  undo: (document: TestDocument) => void,
): Promise<TestDocument> {
  const document = await openDocument({ data, hasDrafts: true })
  document.type('Typed')
  document.save('draft')
  await document.refuse.save(thrown)
  undo(document)
  return document
}

const ways = {
  'typed back': (document: TestDocument) => document.type('Hello'),
  discarded: (document: TestDocument) => document.hear('user.revert'),
}

const cases = Object.entries(unclear).flatMap(([what, thrown]) =>
  Object.entries(ways).map(([how, undo]) => [what, how, thrown, undo] as const),
)

describe.each(cases)('a save with %s, and then %s', (_what, _how, thrown, undo) => {
  test('DOC-13 is not called clean: the server may have what is no longer there', async () => {
    const document = await undone(thrown, undo)

    expect(document.values()).toEqual(data)
    expect(document.has('unsaved')).toBe(true)
    expect(guardsLeaving(document.actor.getSnapshot())).toBe(true)
    expect(document.context().problem).not.toBeNull()
  })

  test('DOC-13 R2 which had arrived, is overwritten with what the person sees', async () => {
    const document = await undone(thrown, undo)
    document.save('draft')
    expect(document.asked.save.at(-1)).toMatchObject({ changes: {}, base: '1' })

    await document.refuse.save(staleBy({ title: 'Typed', updatedAt: '2' }, data))
    expect(document.asked.save.at(-1)).toMatchObject({ changes: { title: 'Hello' }, base: '2' })
    await document.answer.save({ ...data, updatedAt: '3' })

    expect(document.content()).toBe('saved')
    expect(document.context().conflicts).toEqual([])
  })

  test('17.7 which had arrived and was overwritten, leaves what others made of it', async () => {
    const document = await undone(thrown, undo)
    document.save('draft')

    await document.refuse.save(staleBy({ title: 'By Cid', updatedAt: '3' }, data))

    expect(document.content()).toBe('saved')
    expect(document.values().title).toBe('By Cid')
    expect(document.context().base.updatedAt).toBe('3')
    expect(document.emitted).toContainEqual({ type: 'merged', fields: ['title'] })
  })

  test('which had not arrived, is over with the next answer', async () => {
    const document = await undone(thrown, undo)
    document.save('draft')

    await document.answer.save({ ...data, updatedAt: '2' })

    expect(document.content()).toBe('saved')
    expect(document.has('unsaved')).toBe(false)
  })
})

describe('33.14 a text whose save had arrived, with what others have added since', () => {
  const body = (...texts: string[]) => ({
    root: {
      type: 'root',
      children: texts.map((text) =>
        text.startsWith('@')
          ? { type: 'upload', id: text, relationTo: 'media', value: 1, fields: null }
          : { type: 'paragraph', children: text === '_' ? [] : [{ type: 'text', text }] },
      ),
    },
  })

  test.each([
    ['what was taken back is removed', 'a b', 'a mine b', 'a b', 'new a mine b c', 'new a b c'],
    ['as a hook has tidied it', 'a b', 'a mi_-_ne b', 'a b', 'a mi-ne b', 'a b'],
    ['in a text that was empty', null, 'mine', null, 'mine', null],
    ['a block that was put back is there', 'a b c', 'a c', 'a b c', 'a c x', 'a b c x'],
    ['one that was only moved stays removed', 'a b c d', 'a c d b', 'a c d b', 'a c d', 'a c d'],
    [
      'what stood in for one of two alike is taken back',
      '_ a b _',
      'mine a b _',
      '_ a b _',
      'mine a c _',
      '_ a c _',
    ],
    ['a picture that was taken back is removed', 'a b', 'a @1 b', 'a b', 'a @1 new b', 'a new b'],
    [
      'an empty paragraph of theirs says nothing',
      'a b',
      'mine _',
      'mine _',
      'a b new _',
      'mine _ new _',
    ],
    [
      'what others removed is not mine',
      'a b c',
      'a b mine c',
      'a b more c',
      'a mine c',
      'a more c',
    ],
  ])('%s', async (_, before, sent, then, theirs, expected) => {
    const textOf = (words: string | null) => (words === null ? null : body(...words.split(' ')))
    const base = { ...data, body: textOf(before) }
    const document = await openDocument({
      data: base,
      hasDrafts: true,
      whole: { body: 'nodes' },
    })
    document.type(textOf(sent), 'body')
    document.save('draft')
    await document.refuse.save(problemOf.offline)
    document.type(textOf(then), 'body')
    document.save('draft')

    await document.refuse.save(staleBy({ body: textOf(theirs), updatedAt: '2' }, base))

    expect(document.values().body).toEqual(textOf(expected))
    expect(document.context().conflicts).toEqual([])
  })

  test('a paragraph that was moved, and that somebody else adds a sign to, is a choice', async () => {
    const base = { ...data, body: body('a', 'b') }
    const document = await openDocument({
      data: base,
      hasDrafts: true,
      whole: { body: 'nodes' },
    })
    document.type(body('b', 'a'), 'body')
    document.save('draft')

    await document.refuse.save(staleBy({ body: body('a!', 'b'), updatedAt: '2' }, base))

    expect(document.values().body).toEqual(body('b', 'a'))
    expect(document.context().conflicts).toMatchObject([{ theirs: body('a!', 'b', 'a') }])
  })

  test('a short text that a hook has tidied is nobody else’s', async () => {
    const document = await openDocument({ data, hasDrafts: true })
    document.type('Typed   twice')
    document.save('draft')
    await document.refuse.save(problemOf.offline)
    document.type('Hello')
    document.save('draft')

    await document.refuse.save(staleBy({ title: 'Typed twice', updatedAt: '2' }, data))

    expect(document.context().conflicts).toEqual([])
    expect(document.asked.save.at(-1)).toMatchObject({ changes: { title: 'Hello' } })
  })

  const withBlocks = (words: string) => {
    const { root } = body(...words.split(' '))
    const children = root.children.map((paragraph, index) => {
      const [id = '', text] = words.split(' ')[index]!.split(':')
      if (text === undefined) return paragraph
      return { type: 'block', fields: { id, blockType: 'aside', text } }
    })
    return { root: { ...root, children } }
  }

  test.each([
    ['moved', 'a 1:x c', 'A 1:m c', 'A c 1:t', 'A 1:n c', ['A c 1:n', 'A c 1:t']],
    ['moved, as it was sent', 'a 1:x c', 'A 1:m c', 'A c 1:t', 'A 1:m c', ['A c 1:t']],
    [
      'moved, and moved back',
      'a 1:x c',
      'c mine 1:x more a',
      '1:x c theirs a more',
      'c mine 1:x more a',
      ['c mine 1:x theirs more a'],
    ],
    ['that is new', 'a', 'a 1:m', 'a 1:t', 'a 1:n', ['a 1:n', 'a 1:t']],
    ['that is new, as it was sent', 'a', 'a 1:m', 'a 1:t', 'a 1:m', ['a 1:t']],
  ])('a block %s, which somebody else has changed since, is there once', async (...one) => {
    const [, before, sent, theirs, then, expected] = one
    const base = { ...data, body: withBlocks(before) }
    const document = await openDocument({ data: base, hasDrafts: true, whole: { body: 'nodes' } })
    document.type(withBlocks(sent), 'body')
    document.save('draft')
    await document.refuse.save(problemOf.offline)
    document.type(withBlocks(then), 'body')
    document.save('draft')

    await document.refuse.save(staleBy({ body: withBlocks(theirs), updatedAt: '2' }, base))

    const { conflicts, values } = document.context()
    const sides = [values.body, ...conflicts.map((conflict) => conflict.theirs)]
    expect(sides).toEqual(expected.map(withBlocks))
  })

  test('a block that somebody else removes, although it was changed with that save, is a choice', async () => {
    const base = { ...data, body: withBlocks('a 1:x b') }
    const document = await openDocument({ data: base, hasDrafts: true, whole: { body: 'nodes' } })
    document.type(withBlocks('a new 1:mine b'), 'body')
    document.save('draft')
    await document.refuse.save(problemOf.offline)
    document.save('draft')

    await document.refuse.save(staleBy({ body: withBlocks('a new b'), updatedAt: '2' }, base))

    expect(document.values().body).toEqual(withBlocks('a new 1:mine b'))
    expect(document.context().conflicts).toMatchObject([{ theirs: withBlocks('a new b') }])
  })

  test('33.14 a creation that finds its document changed since leaves the choice', async () => {
    const document = await openDocument({ ref: newPostRef, data: {}, whole: { body: 'nodes' } })
    document.type(withBlocks('a 1:mine'), 'body')
    document.save()

    const theirs = withBlocks('a 1:theirs')
    const made = { ...aPost({ body: theirs }), id: 7, createdAt: '1', updatedAt: '2' }
    await document.refuse.save(new Problem('document.stale', { current: made }))

    expect(document.values().body).toEqual(withBlocks('a 1:mine'))
    expect(document.context().conflicts).toMatchObject([{ place: ['body'], theirs }])
  })

  test('a paragraph that is removed with that save, and that somebody else moves, is gone', async () => {
    const base = { ...data, body: withBlocks('a b c gone d') }
    const document = await openDocument({ data: base, hasDrafts: true, whole: { body: 'nodes' } })
    document.type(withBlocks('a b c d'), 'body')
    document.save('draft')

    const theirs = withBlocks('a gone b c d')
    await document.refuse.save(staleBy({ body: theirs, updatedAt: '2' }, base))

    expect(document.values().body).toEqual(withBlocks('a b c d'))
    expect(document.context().base.body).toEqual(theirs)
    expect(document.content()).toBe('saving')
  })
})

test.each(Object.entries(unclear))(
  'DOC-5 a draft that saves itself asks again after a save with %s, typed back or not',
  async (_what, thrown) => {
    const document = await openDocument({ data, hasDrafts: true, autosaveMs: 2000 })
    document.type('Typed')
    document.clock.increment(2000)
    await document.refuse.save(thrown)

    document.type('Hello')
    document.clock.increment(2000)

    expect(document.content()).toBe('saving')
    expect(document.asked.save).toHaveLength(2)
  },
)

test.each(['invalid', 'unauthorised', 'locked', 'gone', 'failed'] as const)(
  'a save that was answered and is %s is over when it is typed back',
  async (failure) => {
    const document = await undone(problemOf[failure], ways['typed back'])

    expect(document.content()).toBe(failure === 'gone' ? 'gone' : 'clean')
  },
)

test('a server that says “too late” and shows what everybody knows is not asked for ever', async () => {
  const document = await openDocument({ data, hasDrafts: true })
  document.type('Typed')
  document.save('draft')

  await document.refuse.save(staleBy({}, data))

  expect(document.content()).toBe('unsaved.failed')
  expect(document.asked.save).toHaveLength(1)
  expect(document.values().title).toBe('Typed')
})
