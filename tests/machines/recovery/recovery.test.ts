import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { DocumentData } from '#config-schema'
import type { Unparsed } from '#machines/document'
import type { JournalRecord } from '#machines/recovery'
import { recoveryMachine, withRecord } from '#machines/recovery'
import { aLink, aPost } from '../../kit/machines/document.ts'
import { heldWork } from '../../kit/machines/held-work.ts'

const record = (key: string, base: DocumentData, values: DocumentData): JournalRecord => ({
  key,
  keptAt: Number(key),
  base,
  values,
})

const typedTitle = record('1', { title: 'Hello' }, { title: 'Typed' })

/** A document whose earlier visits left these records. */
async function found(...records: JournalRecord[]) {
  const find = heldWork<readonly JournalRecord[], void>()
  const forget = heldWork<void, string>()
  const recovered: DocumentData[] = []
  const actor = createActor(
    recoveryMachine.provide({ actors: { find: find.logic, forget: forget.logic } }),
    { input: { whole: {} } },
  )
  const texts: Unparsed[] = []
  actor.on('recovered', ({ values, unparsed }) => {
    recovered.push(values)
    texts.push(...unparsed)
  })
  actor.start()
  await find.answer(records)
  return {
    actor,
    recovered,
    /** What is half typed again. */
    texts,
    shown: () => actor.getSnapshot().context.recovered,
    forgotten: forget.asked,
    answer: () => forget.answer(),
    refuse: () => forget.refuse(new Error('forbidden')),
    state: () => actor.getSnapshot().value,
    differences: () => actor.getSnapshot().context.differences,
    review: (current = aPost()) => actor.send({ type: 'user.review', current }),
    leave: (...place: string[]) => actor.send({ type: 'user.choose', place, side: 'theirs' }),
    take: (...place: string[]) => actor.send({ type: 'user.choose', place, side: 'mine' }),
    recover: (current = aPost()) => actor.send({ type: 'user.recover', current }),
    discard: () => actor.send({ type: 'user.discard' }),
    postpone: () => actor.send({ type: 'user.postpone' }),
  }
}

describe('what was typed in an earlier visit', () => {
  test('DOC-13 is offered, and nothing happens to it by itself', async () => {
    const recovery = await found(typedTitle)

    expect(recovery.state()).toBe('found')
    expect(recovery.recovered).toEqual([])
    expect(recovery.forgotten).toEqual([])
  })

  test('is no subject where there is nothing', async () => {
    expect((await found()).state()).toBe('done')
  })

  test('DOC-13 is shown beside what the document says now, and what it said then', async () => {
    const recovery = await found(
      record('1', { title: 'Hello', slug: 'hello' }, { title: 'Typed', slug: 'typed' }),
    )

    recovery.review(aPost({ title: 'Theirs' }))

    expect(recovery.differences()).toEqual([
      { kind: 'value', place: ['title'], base: 'Hello', theirs: 'Theirs' },
      { kind: 'value', place: ['slug'], base: 'hello', theirs: 'hello' },
    ])
  })

  test('DOC-13 R3 of fields that it does not name, nothing is taken', async () => {
    const recovery = await found(typedTitle)
    const current = aPost({ slug: 'theirs', links: [aLink('theirs')] })

    recovery.review(current)
    recovery.recover(current)

    expect(recovery.recovered).toEqual([{ ...current, title: 'Typed' }])
  })

  test('DOC-13 is taken place by place; what is left stays as the document says', async () => {
    const recovery = await found(
      record('1', { title: 'Hello', slug: 'hello' }, { title: 'Typed', slug: 'typed' }),
    )
    recovery.review()

    recovery.leave('title')
    recovery.leave('slug')
    recovery.take('slug')
    recovery.recover()

    expect(recovery.recovered).toEqual([aPost({ slug: 'typed' })])
  })

  test('DOC-13 rows are taken by id: what others did to the other rows stays', async () => {
    const recovery = await found(
      record(
        '1',
        { links: [aLink('a'), aLink('b')] },
        { links: [aLink('a', 'Typed'), aLink('b')] },
      ),
    )
    const current = aPost({ links: [aLink('new'), aLink('b', 'Theirs'), aLink('a')] })

    recovery.review(current)
    expect(recovery.differences().map(({ place }) => place)).toEqual([['links', 'a', 'label']])
    recovery.recover(current)

    expect(recovery.recovered).toEqual([
      aPost({ links: [aLink('new'), aLink('b', 'Theirs'), aLink('a', 'Typed')] }),
    ])
  })

  test('DOC-13 is put into the document as it is when it is taken, not as it was shown', async () => {
    const recovery = await found(typedTitle)
    recovery.review()

    recovery.recover(aPost({ slug: 'typed meanwhile' }))

    expect(recovery.recovered).toEqual([aPost({ title: 'Typed', slug: 'typed meanwhile' })])
  })

  test('DOC-13 is forgotten when it was taken, after it was told', async () => {
    const recovery = await found(typedTitle)
    recovery.review()
    recovery.recover()

    expect(recovery.recovered).toHaveLength(1)
    expect(recovery.forgotten).toEqual(['1'])
    await recovery.answer()
    expect(recovery.state()).toBe('done')
  })

  test('DOC-13 is thrown away only when that is said', async () => {
    const recovery = await found(typedTitle)
    recovery.review()
    recovery.discard()
    await recovery.answer()

    expect(recovery.recovered).toEqual([])
    expect(recovery.forgotten).toEqual(['1'])
  })

  test('DOC-13 is kept when it is put off', async () => {
    const recovery = await found(typedTitle)
    recovery.review()
    recovery.postpone()
    expect(recovery.state()).toBe('found')
    recovery.postpone()

    expect(recovery.state()).toBe('done')
    expect(recovery.forgotten).toEqual([])
  })

  test('DOC-13 what the document says already is no difference', async () => {
    const recovery = await found(typedTitle)
    const current = aPost({ title: 'Typed' })

    recovery.review(current)

    expect(recovery.differences()).toEqual([])
    expect(withRecord(typedTitle, current, {})).toEqual(current)
  })

  test('DOC-13 of two visits one is reviewed after the other, the second with the first in it', async () => {
    const recovery = await found(typedTitle, record('2', { slug: 'hello' }, { slug: 'typed' }))
    recovery.review()
    recovery.recover()
    await recovery.answer()
    expect(recovery.state()).toBe('found')

    recovery.review(aPost({ title: 'Typed' }))
    expect(recovery.differences().map(({ place }) => place)).toEqual([['slug']])
    recovery.recover(aPost({ title: 'Typed' }))
    await recovery.answer()

    expect(recovery.recovered.at(-1)).toEqual(aPost({ title: 'Typed', slug: 'typed' }))
    expect(recovery.forgotten).toEqual(['1', '2'])
    expect(recovery.state()).toBe('done')
  })

  test('DOC-13 what was left of one visit is not left of the next', async () => {
    const recovery = await found(typedTitle, record('2', { title: 'Hello' }, { title: 'Other' }))
    recovery.review()
    recovery.leave('title')
    recovery.recover()
    await recovery.answer()

    recovery.review()
    recovery.recover()

    expect(recovery.recovered).toEqual([aPost(), aPost({ title: 'Other' })])
  })
})

describe('what was half typed in an earlier visit', () => {
  const halfTyped: JournalRecord = {
    ...record('1', { title: 'Hello', slug: 'hello' }, { title: 'Hello', slug: 'typed' }),
    unparsed: [{ place: ['title'], text: '12e' }],
  }

  test('DOC-13 is shown as it was typed, and comes back as text', async () => {
    const recovery = await found(halfTyped)
    recovery.review()
    expect(recovery.differences().map(({ place }) => place)).toEqual([['title'], ['slug']])
    expect(recovery.shown().title).toBe('12e')
    recovery.recover()

    expect(recovery.recovered).toEqual([aPost({ slug: 'typed' })])
    expect(recovery.texts).toEqual([{ place: ['title'], text: '12e' }])
  })

  test('DOC-13 stays away where the document is to stay as it is', async () => {
    const recovery = await found(halfTyped)
    recovery.review()
    recovery.leave('title')
    recovery.recover()

    expect(recovery.recovered).toEqual([aPost({ slug: 'typed' })])
    expect(recovery.texts).toEqual([])
  })

  test('DOC-13 comes back over what someone else saved there, which is not overwritten', async () => {
    const recovery = await found(halfTyped)
    const current = aPost({ title: 'Theirs' })
    recovery.review(current)
    expect(recovery.differences()[0]).toEqual({
      ...{ kind: 'value', place: ['title'], base: 'Hello', theirs: 'Theirs' },
    })
    recovery.recover(current)

    expect(recovery.recovered).toEqual([aPost({ title: 'Theirs', slug: 'typed' })])
    expect(recovery.texts).toEqual([{ place: ['title'], text: '12e' }])
  })

  test('DOC-13 brings its row back, when someone else removed it', async () => {
    const links = [aLink('a'), aLink('b')]
    const recovery = await found({
      ...record('1', { links }, { links }),
      unparsed: [{ place: ['links', 'a', 'size'], text: '12e' }],
    })
    const current = aPost({ links: [aLink('b')] })
    recovery.review(current)
    recovery.recover(current)

    expect(recovery.recovered).toMatchObject([{ links: [{ id: 'a' }, { id: 'b' }] }])
    expect(recovery.texts).toHaveLength(1)
  })
})
