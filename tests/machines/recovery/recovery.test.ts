import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { DocumentData } from '#contracts/documents'
import type { Unparsed } from '#machines/document'
import type { Existing, Found, Into, JournalRecord, RecoveryEmitted } from '#machines/recovery'
import { recoveryMachine, withRecord } from '#machines/recovery'
import { aLink, aPost } from '../../kit/machines/document.ts'
import { heldWork } from '../../kit/machines/held-work.ts'

const record = (key: string, base: DocumentData, values: DocumentData): JournalRecord => ({
  key,
  keptAt: Number(key),
  base,
  values,
})

const first = '2026-11-22T10:00:00.000Z'

const typedTitle = record('1', { title: 'Hello' }, { title: 'Typed' })

/** A document whose earlier visits left these records. */
async function found(...records: JournalRecord[]) {
  return foundInto(null, ...records)
}

/** The same in a form that they may come back into. */
async function foundInto(into: Partial<Into> | null, ...records: JournalRecord[]) {
  return foundIn({ createdAt: first }, into, ...records)
}

/** The same, with what has the document's ID now. */
async function foundIn(
  document: Existing | null,
  into: Partial<Into> | null,
  ...records: JournalRecord[]
) {
  const recovery = searching()
  recovery.actor.send({ type: 'document.formChanged', form: 'writable' })
  const form = { values: aPost(), version: first, isNew: false, unknown: [] }
  await recovery.find({ records, document, into: into && { ...form, ...into } })
  return recovery
}

/** A document that is just opened. */
function searching() {
  const find = heldWork<Found, void>()
  const forget = heldWork<void, readonly string[]>()
  const supersede = heldWork<void, readonly string[]>()
  const recovered: DocumentData[] = []
  const actor = createActor(
    recoveryMachine.provide({
      actors: { find: find.logic, forget: forget.logic, supersede: supersede.logic },
    }),
    { input: { whole: {} } },
  )
  const texts: Unparsed[] = []
  const sent: DocumentData[] = []
  actor.on('recovered', ({ values, unparsed, unanswered }) => {
    recovered.push(values)
    sent.push(...unanswered)
    texts.push(...unparsed)
  })
  const restored: Extract<RecoveryEmitted, { type: 'restored' }>[] = []
  actor.on('restored', (event) => restored.push(event))
  actor.start()
  const keys = () => [...forget.asked, ...supersede.asked].flat()
  return {
    actor,
    find: find.answer,
    findNothing: () => find.refuse(new Error('forbidden')),
    recovered,
    restored,
    /** What saves without an answer may have made of a new document. */
    unanswered: sent,
    /** What is half typed again. */
    texts,
    shown: () => actor.getSnapshot().context.recovered,
    /** The keys of what goes. */
    forgotten: keys,
    discarded: () => forget.asked.flat(),
    answer: () => (actor.getSnapshot().matches('discarding') ? forget : supersede).answer(),
    keys: () => actor.getSnapshot().context.records.map(({ key }) => key),
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
    expect(recovery.forgotten()).toEqual([])
  })

  test('17.7 DOC-13 left by another tab later, it is of this document or of one that is gone', async () => {
    for (const [createdAt, state] of [
      [first, 'reviewing'],
      ['2026-11-21T10:00:00.000Z', 'remaining'],
    ] as const) {
      const recovery = await found()
      recovery.actor.send({ type: 'journal.left', record: { ...typedTitle, createdAt } })
      recovery.review()
      expect(recovery.state()).toBe(state)
    }
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
    expect(recovery.forgotten()).toEqual(['1'])
    await recovery.answer()
    expect(recovery.state()).toBe('done')
  })

  test('DOC-13 is thrown away only when that is said', async () => {
    const recovery = await found(typedTitle)
    recovery.review()
    recovery.discard()
    await recovery.answer()

    expect(recovery.recovered).toEqual([])
    expect(recovery.discarded()).toEqual(['1'])
  })

  test('DOC-13 is kept when it is put off', async () => {
    const recovery = await found(typedTitle)
    recovery.review()
    recovery.postpone()
    expect(recovery.state()).toBe('found')
    recovery.postpone()

    expect(recovery.state()).toBe('done')
    expect(recovery.forgotten()).toEqual([])
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
    expect(recovery.forgotten()).toEqual(['1', '2'])
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

  test('17.7 stays away with the list that it was in', async () => {
    const links = [{ ...aLink('a'), size: 12 }]
    const recovery = await found({
      ...record('1', { links: [aLink('a')] }, { links }),
      unparsed: [{ place: ['links', 'a', 'size'], text: '12e' }],
    })
    const { links: _links, ...current } = aPost()
    recovery.review(current)
    expect(recovery.differences().map(({ place }) => place)).toEqual([['links']])
    recovery.leave('links')
    recovery.recover(current)

    expect(recovery.recovered).toEqual([current])
    expect(recovery.texts).toEqual([])
  })

  test('17.7 comes back where only the order of its rows is to stay as it is', async () => {
    const recovery = await found({
      ...record('1', { links: [aLink('a'), aLink('b')] }, { links: [aLink('b'), aLink('a')] }),
      unparsed: [{ place: ['links', 'a', 'size'], text: '12e' }],
    })
    const current = aPost({ links: [aLink('a'), aLink('b')] })
    recovery.review(current)
    recovery.leave('links')
    recovery.recover(current)

    expect(recovery.recovered).toMatchObject([{ links: [{ id: 'a', size: null }, { id: 'b' }] }])
    expect(recovery.texts).toHaveLength(1)
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

describe('17.10 what nobody has saved over since', () => {
  const of = (version: string | null, one: JournalRecord): JournalRecord => ({ ...one, version })
  const title = of(first, typedTitle)
  const slug = of(first, record('2', { slug: 'hello' }, { slug: 'typed' }))

  test('comes back by itself, and what it was kept in goes', async () => {
    const recovery = await foundInto({}, title)

    expect(recovery.restored).toMatchObject([
      { values: aPost({ title: 'Typed' }), unparsed: [], keptAt: 1, keys: ['1'] },
    ])
    expect(recovery.forgotten()).toEqual(['1'])
    await recovery.answer()
    expect(recovery.state()).toBe('done')
  })

  test('of two visits comes back together', async () => {
    const recovery = await foundInto({}, title, slug)

    expect(recovery.restored).toMatchObject([
      { values: aPost({ title: 'Typed', slug: 'typed' }), keptAt: 2, keys: ['1', '2'] },
    ])
  })

  test('where two visits changed the same, the other one is offered', async () => {
    const other = of(first, record('3', { title: 'Hello' }, { title: 'Typed elsewhere' }))
    const recovery = await foundInto({}, title, other, slug)
    await recovery.answer()

    expect(recovery.restored).toMatchObject([
      { values: aPost({ title: 'Typed', slug: 'typed' }), keys: ['1', '2'] },
    ])
    expect([recovery.state(), recovery.keys()]).toEqual(['found', ['3']])
  })

  test('17.7 comes back where what it was written on was sent, and never arrived', async () => {
    const recovery = await foundInto({}, of(first, record('1', { title: 'Sent' }, { title: 'On' })))

    expect(recovery.restored).toMatchObject([{ values: aPost({ title: 'On' }), keys: ['1'] }])
  })

  test('comes back as it was half typed', async () => {
    const unparsed = [{ place: ['title'], text: '12e' }]
    const halfTyped = {
      ...of(first, record('1', { title: 'Hello' }, { title: 'Hello' })),
      unparsed,
    }
    const recovery = await foundInto({}, halfTyped)

    expect(recovery.restored).toMatchObject([{ values: aPost(), unparsed }])
  })

  test('is only offered where somebody has saved since', async () => {
    const recovery = await foundInto({ version: '2026-11-22T11:00:00.000Z' }, title)

    expect([recovery.state(), recovery.restored]).toEqual(['found', []])
  })

  test('comes back where another record is of an older version, which is offered', async () => {
    const older = of('2026-11-21T10:00:00.000Z', record('0', { slug: 'old' }, { slug: 'typed' }))
    const recovery = await foundInto({}, older, title)
    await recovery.answer()

    expect(recovery.restored).toMatchObject([{ keys: ['1'] }])
    expect(recovery.keys()).toEqual(['0'])
  })

  test('LOCK-2 is only offered where the form is not free, and not put in by hand either', async () => {
    const recovery = await foundInto(null, title)
    recovery.actor.send({ type: 'document.formChanged', form: 'readOnly' })
    recovery.review()
    recovery.recover()
    expect([recovery.state(), recovery.recovered]).toEqual(['reviewing', []])

    recovery.actor.send({ type: 'document.formChanged', form: 'writable' })
    recovery.recover()
    expect(recovery.recovered).toEqual([aPost({ title: 'Typed' })])
  })

  test('DOC-13 is only offered where the form has no field for it any more', async () => {
    expect((await foundInto({ unknown: ['title'] }, title)).state()).toBe('found')
  })

  test('is only offered where it is not known what it was made to', async () => {
    expect((await foundInto({}, typedTitle)).state()).toBe('found')
  })

  test('of a document without dates comes back where what it changed is as it was', async () => {
    const undated = of(null, typedTitle)

    expect((await foundInto({ version: null }, undated)).restored).toHaveLength(1)
    const changed = { version: null, values: aPost({ title: 'Theirs' }) }
    expect((await foundInto(changed, undated)).state()).toBe('found')
  })

  test('of a new document comes back over what new ones begin with; of two, none does', async () => {
    const begun = of(null, record('1', { title: 'Once' }, { title: 'Typed' }))
    const into = { isNew: true, version: null, values: aPost({ title: 'By default' }) }

    const { restored } = await foundInto(into, begun)
    expect(restored).toMatchObject([{ values: aPost({ title: 'Typed' }) }])
    const two = await foundInto(into, begun, of(null, record('2', {}, { slug: 'typed' })))
    expect([two.state(), two.restored]).toEqual(['found', []])
  })

  test('33.14 R2 comes back with what was sent without an answer: it may arrive yet', async () => {
    const kept = { ...title, unanswered: [{ title: 'Type' }] }

    const { restored } = await foundInto({ values: aPost() }, kept)
    expect(restored).toMatchObject([{ unanswered: [aPost({ title: 'Type' })] }])
  })

  test('33.14 R2 of a new document comes back with what was sent of it without an answer', async () => {
    const kept = record('1', {}, { title: 'Typed' })
    const sent = { ...of(null, kept), creation: 'one', unanswered: [{ title: 'Type' }] }
    const began = { isNew: true, version: null, values: { slug: 'new' } }
    const unanswered = [{ slug: 'new', title: 'Type' }]

    expect((await foundInto(began, sent)).restored).toMatchObject([{ unanswered }])
    const two = await foundInto(began, sent, of(null, record('2', {}, { slug: 'typed' })))
    const current = { slug: 'new' }
    two.actor.send({ type: 'user.review', current })
    two.actor.send({ type: 'user.recover', current })
    expect(two.unanswered).toEqual(unanswered)
  })

  test('17.7 DOC-13 never comes into another document that was given the ID of a deleted one', async () => {
    const before = { ...of(null, typedTitle), createdAt: '2026-11-21T10:00:00.000Z' }
    const undated = { version: null }

    const recovery = await foundIn({ createdAt: first }, undated, before)
    expect([recovery.state(), recovery.restored]).toEqual(['found', []])
    expect((await foundIn(before, undated, before)).restored).toHaveLength(1)
  })

  test.each([
    ['it has the ID of another one', { createdAt: first }],
    ['it no longer exists', null],
  ])(
    '17.7 DOC-13 can be copied, put off or discarded, and not recovered, where %s',
    async (_, document) => {
      const before = { ...typedTitle, createdAt: '2026-11-21T10:00:00.000Z' }
      const recovery = await foundIn(document, null, before)

      recovery.review(aPost({ title: 'Another document' }))
      expect(recovery.state()).toBe('remaining')
      expect(recovery.differences()).toEqual([
        { kind: 'value', place: ['title'], base: 'Hello', theirs: 'Hello' },
      ])
      recovery.recover()
      expect([recovery.state(), recovery.recovered]).toEqual(['remaining', []])

      recovery.postpone()
      expect(recovery.state()).toBe('found')
      recovery.review()
      recovery.discard()
      await recovery.answer()
      expect([recovery.state(), recovery.discarded()]).toEqual(['done', ['1']])
    },
  )

  test.each([
    ['nothing', [], ['2'], 'found'],
    ['another one', [title], ['1', '2'], 'found'],
    ['the same one', [slug], ['2'], 'found'],
  ] as const)(
    '33.11 offers what another tab leaves during the first search, which finds %s',
    async (_what, records, keys, state) => {
      const recovery = searching()
      recovery.actor.send({ type: 'journal.left', record: slug })
      await recovery.find({ records: [...records], document: { createdAt: first }, into: null })

      expect([recovery.state(), recovery.keys()]).toEqual([state, keys])
    },
  )

  test('33.11 offers what another tab leaves during a first search that fails', async () => {
    const recovery = searching()
    recovery.actor.send({ type: 'journal.left', record: slug })
    await recovery.findNothing()

    expect([recovery.state(), recovery.keys()]).toEqual(['found', ['2']])
  })

  test('33.11 offers it once something else has come back by itself', async () => {
    const recovery = searching()
    recovery.actor.send({ type: 'journal.left', record: slug })
    const into = { values: aPost(), version: first, isNew: false, unknown: [] }
    await recovery.find({ records: [title], document: { createdAt: first }, into })
    expect(recovery.restored.flatMap(({ keys }) => keys)).toEqual(['1'])

    await recovery.answer()
    expect([recovery.state(), recovery.keys()]).toEqual(['found', ['2']])
  })

  test('leaves what other tabs leave meanwhile to be offered', async () => {
    const recovery = await foundInto({}, title)
    recovery.actor.send({ type: 'journal.left', record: slug })
    await recovery.answer()

    expect([recovery.state(), recovery.keys()]).toEqual(['found', ['2']])
  })
})
