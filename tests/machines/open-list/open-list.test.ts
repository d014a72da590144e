import { expect, test } from 'vitest'
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
  const unasked = async (): Promise<never> => {
    throw new Error('Nobody should ask for this.')
  }
  const tell = new Proxy({} as ListWork['tell'], {
    get: (_, name) => () => void told.push(String(name)),
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
  return { list, told, happen, listeners }
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
  expect(told).toEqual(['changed'])
})

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
