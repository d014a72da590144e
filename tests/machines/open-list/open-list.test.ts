import { expect, test } from 'vitest'
import type { BulkResult } from '#contracts/bulk'
import type { BulkJob } from '#machines/bulk'
import type { AroundList, ListWork } from '#machines/open-list'
import { openList } from '#machines/open-list'
import { flushed } from '../../kit/machines/quiet-work.ts'

const job = (target: BulkJob['target']): BulkJob => ({
  change: { kind: 'edit', data: {} },
  target,
  locale: null,
})

/** A list on the screen, in a world where all goes well. */
function opened(own: Partial<ListWork['bulk']> = {}) {
  const listeners = new Set<(event: AroundList) => void>()
  const told: string[] = []
  const ways: ((() => void) | null)[] = []
  const unasked = async (): Promise<never> => {
    throw new Error('Nobody should ask for this.')
  }
  const tell = new Proxy({} as ListWork['tell'], {
    get:
      (_, name) =>
      (_end: unknown, undo: (() => void) | null = null) => {
        told.push(String(name))
        if (name === 'bulkSucceeded') ways.push(undo)
      },
  })
  const work: ListWork = {
    bulk: {
      list: async () => [1, 2],
      look: async ({ documents }) =>
        documents.map(({ id }) => ({ id, title: String(id), outcome: 'changed' as const })),
      run: async ({ documents }) =>
        documents.map(({ id }) => ({ id, title: String(id), outcome: 'changed' as const })),
      journal: {
        find: async () => null,
        newKey: () => 'key',
        keep: async () => {},
        forget: async () => {},
        holdOpen: () => {},
      },
      ...own,
    },
    order: { move: async () => [{ id: 1, from: 'a0', to: 'a5' }], undo: async () => {} },
    views: { read: async () => [], save: unasked, remove: unasked },
    exporting: { read: unasked },
    importing: { read: unasked, look: unasked, write: unasked, keep: () => {} },
    hear(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    tell,
  }
  const list = openList({ input: { chosen: null, size: 10, keys: [], stretch: 1 }, work })
  list.start()
  const happen = (event: AroundList) => {
    for (const listener of listeners) listener(event)
  }
  return { list, told, ways, happen, listeners }
}

test('34.3 LIST-4 an edit of all that match ends where others match', () => {
  const { list, happen } = opened()
  list.selection.send({ type: 'user.chooseMatching', total: 2 })
  list.bulk.send({ type: 'user.ask', job: job({ kind: 'matching', without: [] }) })

  happen({ type: 'page.changed' })

  expect(list.selection.getSnapshot().value).toBe('none')
  expect(list.bulk.getSnapshot().value).toBe('idle')
})

test('34.3 LIST-4 an edit of documents that were named goes on where others match', () => {
  const { list, happen } = opened()
  list.bulk.send({ type: 'user.ask', job: job({ kind: 'these', ids: [1] }) })

  happen({ type: 'page.changed' })

  expect(list.bulk.getSnapshot().value).toBe('filling')
})

test('34.3 LIST-4 what a bulk change removes is not chosen any longer, and the list is read again', async () => {
  const { list, told } = opened()
  for (const id of [1, 2, 3]) list.selection.send({ type: 'user.toggle', id })
  const target = { kind: 'these', ids: [1, 2] } as const
  list.bulk.send({
    type: 'user.ask',
    job: { change: { kind: 'delete' }, target, locale: null },
  })
  await flushed()
  list.bulk.send({ type: 'user.confirm' })
  await flushed()

  expect(list.selection.getSnapshot().context.ids).toEqual([3])
  expect(told).toEqual(['bulkBegun', 'changed', 'bulkSucceeded'])
})

const before = { version: 1, published: null, isTrashed: true }

/** A list whose bulk change of two documents has run, with these answers. */
async function changed(answers: readonly Partial<BulkResult>[]) {
  const asked: string[] = []
  const opening = opened({
    run: async ({ job, documents }) => {
      asked.push(`${job?.change.kind} ${documents.map(({ id }) => id)}`)
      return documents.map(({ id }, index) => ({
        id,
        title: null,
        outcome: 'changed' as const,
        ...(job?.change.kind !== 'undo' && answers[index]),
      }))
    },
  })
  const target = { kind: 'these', ids: [1, 2] } as const
  opening.list.bulk.send({
    type: 'user.ask',
    job: { change: { kind: 'delete' }, target, locale: null },
  })
  await flushed()
  opening.list.bulk.send({ type: 'user.confirm' })
  await flushed()
  return { ...opening, asked }
}

test('39.1 LIST-4 what went well is told with its way back, until something else begins', async () => {
  const { asked, list, told, ways } = await changed([{ before }, { before }])
  expect(list.bulk.getSnapshot().value).toBe('idle')
  told.length = 0

  ways[0]!()
  await flushed()

  expect(asked).toEqual(['delete 1,2', 'undo 1,2'])
  expect(told).toEqual(['bulkBegun', 'changed', 'bulkSucceeded'])
  expect(ways[1]).toBeNull()
})

test('39.1 LIST-4 a way back that is not everybody’s is none', async () => {
  const { ways } = await changed([{ before }, {}])
  expect(ways).toEqual([null])
})

test.each(['refused', 'gone'] as const)(
  '39.1 R7 what was %s is read before it closes',
  async (outcome) => {
    const { list, told } = await changed([{ before }, { outcome }])
    expect(list.bulk.getSnapshot().value).toBe('finished')
    expect(told).toEqual(['bulkBegun', 'changed'])
  },
)

test('34.3 LIST-4 an interrupted change is found when its list is opened', async () => {
  const record = { job: job({ kind: 'these', ids: [1] }), settled: [], looked: [], done: [] }
  const journal = {
    find: async () => ({ key: 'kept', record }),
    newKey: () => 'new',
    keep: async () => {},
    forget: async () => {},
    holdOpen: () => {},
  }
  const { list } = opened({ journal })
  await flushed()

  expect(list.bulk.getSnapshot().value).toEqual({ waiting: 'found' })
})

test('34.3 a list that was left hears and tells nothing, and stays left', async () => {
  const { list, listeners, told } = opened()
  list.order.send({ type: 'user.move', move: { ids: [1], to: { place: 'end' } } })

  list.leave()
  await flushed()

  expect(listeners.size).toBe(0)
  expect(told).toEqual(['left'])
  expect(list.isLeft()).toBe(true)
})
