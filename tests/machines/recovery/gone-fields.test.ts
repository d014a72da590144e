import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import type { DocumentData } from '#contracts/documents'
import type { Found, JournalRecord, RecoveryEmitted } from '#machines/recovery'
import { changedPaths, recoveryMachine, splitByFields } from '#machines/recovery'

const version = '2026-11-22T10:00:00.000Z'
const record = (base: DocumentData, values: DocumentData): JournalRecord => ({
  key: '1',
  version,
  keptAt: 0,
  base,
  values,
})
const paragraph = { type: 'paragraph', children: [] }
const blockOf = (id: string, fields: DocumentData): DocumentData => ({
  type: 'block',
  fields: { id, blockType: 'aside', ...fields },
})
const bodyOf = (...children: DocumentData[]): DocumentData => ({ root: { children } })
const row = (values: DocumentData): DocumentData => ({ id: 'a', blockType: 'hero', ...values })

describe('33.7 which values a record has changed', () => {
  test.each<[string, DocumentData, DocumentData, string[]]>([
    [
      'a group',
      { seo: { title: 'A', note: 'N' } },
      { seo: { title: 'A', note: 'M' } },
      ['seo.note'],
    ],
    ['a row', { rows: [row({ text: 'A' })] }, { rows: [row({ text: 'B' })] }, ['rows.0.text']],
    ['a new block', { rows: [] }, { rows: [row({ text: 'B' })] }, ['rows.0.text']],
    ['an emptied list', { rows: [row({})] }, { rows: [] }, ['rows']],
    ['a file', { file: null }, { file: { collection: 'media', name: 'a.png' } }, ['file']],
    ['a rich text', { body: { root: 1 } }, { body: { root: 2 } }, ['body']],
    [
      'a block in a rich text, wherever it stands by now',
      { body: bodyOf(blockOf('a', { size: 1, text: 'A' })) },
      { body: bodyOf(paragraph, blockOf('a', { size: 2, text: 'A' })) },
      ['body', 'body.root.children.1.fields.size'],
    ],
    [
      'a block in a rich text in another',
      { body: bodyOf() },
      { body: bodyOf(blockOf('a', { inner: bodyOf(blockOf('b', { size: 1 })) })) },
      [
        'body',
        'body.root.children.0.fields.inner',
        'body.root.children.0.fields.inner.root.children.0.fields.size',
      ],
    ],
  ])('%s', (_, base, values, paths) => {
    expect(changedPaths(record(base, values), { body: 'nodes' })).toEqual(paths)
  })

  test('what is half typed is one of them', () => {
    const half = {
      ...record({ seo: {} }, { seo: {} }),
      unparsed: [{ place: ['seo', 'size'], text: '1e' }],
    }

    expect(changedPaths(half, {})).toEqual(['seo.size'])
  })
})

describe('33.7 DOC-13 what has no field any more', () => {
  const current = { title: 'Hello', seo: { title: 'A' } }
  const kept = {
    ...record({ seo: { title: 'A', note: 'N' } }, { seo: { title: 'B', note: 'Typed' } }),
    gone: ['seo.note'],
  }
  const found: Found = {
    records: [kept],
    document: { createdAt: null },
    into: { values: current, version, isNew: false, unknown: [] },
  }

  async function reviewed(what = found) {
    const rests: JournalRecord[] = []
    const recovery = createActor(
      recoveryMachine.provide({
        actors: {
          find: fromPromise(async () => what),
          supersede: fromPromise(async () => {}),
          forget: fromPromise(async () => {}),
          keepRest: fromPromise(async ({ input }) => void rests.push(input)),
        },
      }),
      { input: { whole: { body: 'nodes' } } },
    )
    const told: RecoveryEmitted[] = []
    recovery.on('*', (event) => told.push(event))
    recovery.start()
    await waitFor(recovery, (state) => !state.matches('searching'))
    recovery.send({ type: 'document.formChanged', form: 'writable' })
    return { recovery, told, rests }
  }

  test('is not said to be restored: it waits to be reviewed', async () => {
    const { recovery, told } = await reviewed()

    expect(recovery.getSnapshot().value).toBe('found')
    expect(told).toEqual([])
  })

  test('33.14 comes back with nothing that was edited beside it', async () => {
    const base = {
      seo: { title: 'A', note: 'Saved' },
      rows: [row({ text: 'A', note: 'Saved' }), { ...row({ text: 'Saved' }), id: 'b' }],
    }
    const values = {
      seo: { title: 'B', note: 'Saved' },
      rows: [row({ text: 'B', note: 'Saved' }), { ...row({ text: 'Saved' }), id: 'b' }],
    }
    const now = { seo: { title: 'A' }, rows: [row({ text: 'A' })] }
    const { told } = await reviewed({
      ...found,
      records: [record(base, values)],
      into: { ...found.into!, values: now },
    })

    expect(told).toMatchObject([{ type: 'restored', keys: ['1'] }])
    expect(told[0]).toHaveProperty('values', { seo: { title: 'B' }, rows: [row({ text: 'B' })] })
  })

  test('33.14 an edit beside it is what the document has not got yet', async () => {
    const base = { seo: { title: 'A' }, rows: [row({ text: 'A' })] }
    const values = { seo: { title: 'A', note: 'New' }, rows: [{ ...row({ text: 'B' }), id: 'b' }] }
    const { told } = await reviewed({
      ...found,
      records: [record(base, values)],
      into: { ...found.into!, values: { seo: { title: 'A' }, rows: [row({ text: 'A' })] } },
    })

    expect(told[0]).toHaveProperty('values', values)
  })

  test('is shown to be copied, and never put where nobody sees it', async () => {
    const { recovery, told } = await reviewed()
    recovery.send({ type: 'user.review', current })
    const { gone, there } = splitByFields(recovery.getSnapshot().context)
    recovery.send({ type: 'user.recover', current })

    expect(gone.map(({ place }) => place)).toEqual([['seo', 'note']])
    expect(there.map(({ place }) => place)).toEqual([['seo', 'title']])
    expect(told).toEqual([
      {
        type: 'recovered',
        values: { title: 'Hello', seo: { title: 'B' } },
        unparsed: [],
        unanswered: [],
      },
    ])
  })

  test('33.16 stays to be copied when the rest of it is taken, with nothing else', async () => {
    const { recovery, told, rests } = await reviewed()
    recovery.send({ type: 'user.review', current })
    recovery.send({ type: 'user.recover', current })
    await waitFor(recovery, (state) => state.matches('found'))

    expect(told.map(({ type }) => type)).toEqual(['recovered'])
    expect(rests).toMatchObject([
      {
        key: '1',
        base: { seo: { title: 'B', note: 'N' } },
        values: { seo: { title: 'B', note: 'Typed' } },
      },
    ])
    const now = { title: 'Hello', seo: { title: 'B' } }
    recovery.send({ type: 'user.review', current: now })
    const { gone, there } = splitByFields(recovery.getSnapshot().context)
    expect(gone.map(({ place }) => place)).toEqual([['seo', 'note']])
    expect(there).toEqual([])
  })

  test('nor is what lies in a block of a rich text, which others have moved', async () => {
    const before = bodyOf(blockOf('a', { text: 'A', size: 1 }))
    const mine = bodyOf(blockOf('a', { text: 'Mine', size: 2 }))
    const theirs = bodyOf(paragraph, blockOf('a', { text: 'A', size: 1 }))
    const kept: JournalRecord = {
      ...record({ body: before }, { body: mine }),
      gone: ['body.root.children.0.fields.size'],
    }
    const { recovery, told } = await reviewed({
      ...found,
      records: [kept],
      into: { values: { body: theirs }, version: 'newer', isNew: false, unknown: [] },
    })
    recovery.send({ type: 'user.review', current: { body: theirs } })
    const { gone } = splitByFields(recovery.getSnapshot().context)
    recovery.send({ type: 'user.recover', current: { body: theirs } })

    expect(gone).toEqual([
      {
        kind: 'value',
        place: ['body', 'root', 'children', 'a', 'fields', 'size'],
        base: 1,
        theirs: 1,
      },
    ])
    const recovered = bodyOf(paragraph, blockOf('a', { text: 'Mine', size: 1 }))
    expect(told).toEqual([
      { type: 'recovered', values: { body: recovered }, unparsed: [], unanswered: [] },
    ])
  })

  test('and what lies in a new row is shown to be copied, too', async () => {
    const kept = {
      ...record({ links: [] }, { links: [row({ text: 'B', url: 'U' })] }),
      gone: ['links.0.url'],
    }
    const { recovery, told } = await reviewed({ ...found, records: [kept] })
    recovery.send({ type: 'user.review', current: { links: [] } })
    const { gone } = splitByFields(recovery.getSnapshot().context)
    recovery.send({ type: 'user.recover', current: { links: [] } })

    expect(gone.map(({ place }) => place)).toEqual([['links', 'a', 'url']])
    expect(told).toEqual([
      { type: 'recovered', values: { links: [row({ text: 'B' })] }, unparsed: [], unanswered: [] },
    ])
  })
})
