import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import type { DocumentData } from '#config-schema'
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

  async function reviewed() {
    const recovery = createActor(
      recoveryMachine.provide({
        actors: {
          find: fromPromise(async () => found),
          supersede: fromPromise(async () => {}),
          forget: fromPromise(async () => {}),
        },
      }),
      { input: { whole: {} } },
    )
    const told: RecoveryEmitted[] = []
    recovery.on('*', (event) => told.push(event))
    recovery.start()
    await waitFor(recovery, (state) => !state.matches('searching'))
    recovery.send({ type: 'document.formChanged', form: 'writable' })
    return { recovery, told }
  }

  test('is not said to be restored: it waits to be reviewed', async () => {
    const { recovery, told } = await reviewed()

    expect(recovery.getSnapshot().value).toBe('found')
    expect(told).toEqual([])
  })

  test('is shown to be copied, and never put where nobody sees it', async () => {
    const { recovery, told } = await reviewed()
    recovery.send({ type: 'user.review', current })
    const { gone, there } = splitByFields(recovery.getSnapshot().context)
    recovery.send({ type: 'user.recover', current })

    expect(gone.map(({ place }) => place)).toEqual([['seo', 'note']])
    expect(there.map(({ place }) => place)).toEqual([['seo', 'title']])
    expect(told).toEqual([
      { type: 'recovered', values: { title: 'Hello', seo: { title: 'B' } }, unparsed: [] },
    ])
  })
})
