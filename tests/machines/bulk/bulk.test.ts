import { describe, expect, test, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import type { BulkResult } from '#contracts/bulk'
import type { BulkChange } from '#contracts/bulk-change'
import type { DocumentId } from '#contracts/documents'
import type { BulkEnd, BulkQuestion } from '#machines/bulk'
import { bulkMachine, countOf, leftOf, recordOf, resultsOf } from '#machines/bulk'
import { Problem } from '#problems'

// What is waited for comes at once, or never.
vi.setConfig({ testTimeout: 20_000 })

/** A server with documents that are drafts: some it refuses, and its answers can be lost. */
function aServer(ids: readonly DocumentId[]) {
  const status = new Map<DocumentId, string>(ids.map((id) => [id, 'draft']))
  const refused = new Set<DocumentId>()
  let answersToLose = 0
  const asked: DocumentId[][] = []

  function resultOf({ change, id, dryRun }: Asked): BulkResult {
    const now = status.get(id)
    const known = { id, title: `Post ${id}`, base: '1' }
    if (now === undefined) return { id, title: null, outcome: 'gone' }
    if (change.kind === 'publish' && now === 'published') return { ...known, outcome: 'unchanged' }
    if (refused.has(id)) {
      return { ...known, outcome: 'refused', problem: { code: 'access.refused', details: {} } }
    }
    if (!dryRun) write(change, id)
    const before = { version: `of ${id}`, published: null, isTrashed: false }
    return { ...known, outcome: 'changed', ...(change.kind !== 'delete' && { before }) }
  }

  function write(change: BulkChange, id: DocumentId): void {
    if (change.kind === 'delete' || change.kind === 'restore') status.delete(id)
    else status.set(id, change.kind === 'publish' ? 'published' : 'draft')
  }

  async function answer({ job, documents }: BulkQuestion, dryRun: boolean) {
    if (!dryRun) asked.push(documents.map(({ id }) => id))
    const { change } = job!
    const results = documents.map(({ id }) => resultOf({ change, id, dryRun }))
    if (!dryRun && answersToLose > 0) {
      answersToLose -= 1
      throw new Problem('server.unreachable')
    }
    return results
  }
  return {
    status,
    refused,
    asked,
    answer,
    loseAnswers: (count: number) => {
      answersToLose = count
    },
    count: (of: string) => [...status.values()].filter((one) => one === of).length,
  }
}

interface Asked {
  change: BulkChange
  id: DocumentId
  dryRun: boolean
}

const ids = [1, 2, 3, 4, 5, 6, 7]

function startBulk(server = aServer(ids), size = 2) {
  const actor = createActor(
    bulkMachine.provide({
      actors: {
        list: fromPromise(async (): Promise<readonly DocumentId[]> => ids),
        look: fromPromise(({ input }) => server.answer(input, true)),
        run: fromPromise(({ input }) => server.answer(input, false)),
      },
    }),
    { input: { size } },
  )
  let end: BulkEnd | null = null
  actor.on('ended', (ended) => {
    end = ended
  })
  actor.start()
  const context = () => actor.getSnapshot().context
  return {
    server,
    actor,
    context,
    async ask(change: BulkChange) {
      const target = { kind: 'matching', without: [] } as const
      actor.send({ type: 'user.ask', job: { change, target, locale: null } })
      await waitFor(actor, (state) => state.matches('asking'))
    },
    reach: (state: 'finished' | 'waiting' | 'idle') =>
      waitFor(actor, (snapshot) => snapshot.matches(state)),
    results: () => end?.results ?? resultsOf(context()),
    /** At its end, or of what is known before. */
    counts: () => {
      const results = end?.results ?? resultsOf(context())
      return {
        changed: countOf(results, 'changed'),
        unchanged: countOf(results, 'unchanged'),
        refused: countOf(results, 'refused'),
        gone: countOf(results, 'gone'),
      }
    },
  }
}

describe('R7 every number is the server’s', () => {
  test('what cannot be changed is known before, and not asked for', async () => {
    const bulk = startBulk()
    bulk.server.refused.add(3)
    bulk.server.status.set(5, 'published')
    bulk.server.status.delete(6)

    await bulk.ask({ kind: 'publish' })
    expect(bulk.counts()).toMatchObject({ refused: 1, unchanged: 1, gone: 1 })
    expect(leftOf(bulk.context())).toBe(4)
    bulk.actor.send({ type: 'user.confirm' })
    await bulk.reach('finished')

    expect(bulk.counts()).toEqual({ changed: 4, unchanged: 1, refused: 1, gone: 1 })
    expect(bulk.server.count('published')).toBe(5)
    expect(bulk.server.asked).toEqual([
      [1, 2],
      [4, 7],
    ])
  })

  test('what was deleted after it was looked at is told as gone', async () => {
    const bulk = startBulk()

    await bulk.ask({ kind: 'publish' })
    bulk.server.status.delete(4)
    bulk.actor.send({ type: 'user.confirm' })
    await bulk.reach('finished')

    expect(bulk.counts()).toEqual({ changed: 6, unchanged: 0, refused: 0, gone: 1 })
    expect(bulk.server.count('published')).toBe(6)
  })

  test.each([
    ['publish', 'published', 7],
    ['delete', 'draft', 0],
    ['restore', 'draft', 0],
  ] as const)('an answer that was lost is asked for again: %s', async (kind, status, left) => {
    const bulk = startBulk()
    await bulk.ask({ kind })
    bulk.server.loseAnswers(2)

    bulk.actor.send({ type: 'user.confirm' })
    await bulk.reach('waiting')
    expect(bulk.context().problem?.code).toBe('server.unreachable')
    bulk.actor.send({ type: 'user.resume' })
    await bulk.reach('waiting')
    bulk.actor.send({ type: 'user.resume' })
    await bulk.reach('idle')

    expect(bulk.counts()).toEqual({ changed: 7, unchanged: 0, refused: 0, gone: 0 })
    expect(bulk.server.count(status)).toBe(left)
  })

  test('what somebody else has done meanwhile is not called ours', async () => {
    const bulk = startBulk()
    await bulk.ask({ kind: 'publish' })
    bulk.server.status.set(2, 'published')

    bulk.actor.send({ type: 'user.confirm' })
    await bulk.reach('idle')

    expect(bulk.counts()).toEqual({ changed: 6, unchanged: 1, refused: 0, gone: 0 })
  })
})

test('R7 what was refused is tried again, and what became of the others stays known', async () => {
  const bulk = startBulk()
  await bulk.ask({ kind: 'publish' })
  bulk.server.refused.add(2).add(3)
  bulk.actor.send({ type: 'user.confirm' })
  await bulk.reach('finished')
  expect(bulk.counts()).toMatchObject({ changed: 5, refused: 2 })

  bulk.server.refused.clear()
  bulk.actor.send({ type: 'user.retry' })
  expect(bulk.context().job?.target).toEqual({ kind: 'these', ids: [2, 3] })
})

test('R7 a job that a reload has interrupted goes on where it was, and knows what it may have done', async () => {
  const before = startBulk()
  await before.ask({ kind: 'publish' })
  before.actor.send({ type: 'user.confirm' })
  before.actor.send({ type: 'user.pause' })
  await before.reach('waiting')
  const record = recordOf(before.context())
  before.actor.stop()
  // The next question had gone out, and nobody was there to hear its answer.
  before.server.status.set(3, 'published').set(4, 'published')

  const after = startBulk(before.server)
  after.actor.send({ type: 'journal.found', record })
  expect(after.actor.getSnapshot().matches({ waiting: 'found' })).toBe(true)
  after.actor.send({ type: 'user.resume' })
  await after.reach('idle')

  expect(after.counts()).toEqual({ changed: 7, unchanged: 0, refused: 0, gone: 0 })
  expect(after.results().every(({ before }) => before)).toBe(true)
})

test('R7 what was changed is taken back, and nothing else', async () => {
  const bulk = startBulk()
  bulk.server.status.set(1, 'published')
  bulk.server.refused.add(2)
  await bulk.ask({ kind: 'publish' })
  bulk.actor.send({ type: 'user.confirm' })
  await bulk.reach('finished')

  bulk.actor.send({ type: 'user.undo' })
  await bulk.reach('idle')

  expect(bulk.counts()).toEqual({ changed: 5, unchanged: 0, refused: 0, gone: 0 })
  expect(bulk.server.asked.slice(-3).flat()).toEqual([3, 4, 5, 6, 7])
  expect(bulk.server.count('published')).toBe(1)
  expect(bulk.actor.getSnapshot().can({ type: 'user.undo' })).toBe(false)
})

test('R7 5,000 documents are gone through a few at a time', async () => {
  const many = Array.from({ length: 5000 }, (_, index) => index)
  const server = aServer(many)
  const actor = createActor(
    bulkMachine.provide({
      actors: {
        list: fromPromise(async (): Promise<readonly DocumentId[]> => many),
        look: fromPromise(({ input }) => server.answer(input, true)),
        run: fromPromise(({ input }) => server.answer(input, false)),
      },
    }),
    { input: { size: 25 } },
  ).start()

  const target = { kind: 'matching', without: [] } as const
  actor.send({ type: 'user.ask', job: { change: { kind: 'publish' }, target, locale: null } })
  await waitFor(actor, (state) => state.matches('asking'))
  actor.send({ type: 'user.confirm' })
  await waitFor(actor, (state) => state.matches('idle'))

  expect(server.count('published')).toBe(5000)
  expect(Math.max(...server.asked.map(({ length }) => length))).toBe(25)
})

test('39.1 LIST-5 an edit asks what the first hundred have, and forgets it once it is confirmed', async () => {
  const many = Array.from({ length: 130 }, (_, index) => index)
  const lookAt = ({ documents, withValues }: BulkQuestion) =>
    documents.map(({ id }): BulkResult => {
      const values = withValues && { values: { title: `Title ${id}` } }
      return { id, title: null, outcome: 'changed', base: '1', ...values }
    })
  const actor = createActor(
    bulkMachine.provide({
      actors: {
        list: fromPromise(async (): Promise<readonly DocumentId[]> => many),
        look: fromPromise(async ({ input }) => lookAt(input)),
        run: fromPromise(() => new Promise<readonly BulkResult[]>(() => {})),
      },
    }),
    { input: { size: 25 } },
  ).start()
  const edit = { data: { title: 'New' }, lists: { tags: { action: 'add', values: [1] } } } as const
  const target = { kind: 'matching', without: [] } as const
  actor.send({
    type: 'user.ask',
    job: { change: { kind: 'edit', data: {} }, target, locale: null },
  })
  actor.send({ type: 'user.fill', edit })
  await waitFor(actor, (state) => state.matches('asking'))

  const { job, looked } = actor.getSnapshot().context
  expect(job?.change).toEqual({ kind: 'edit', ...edit })
  expect(looked.flatMap(({ id, values }) => (values ? [id] : []))).toEqual(many.slice(0, 100))

  actor.send({ type: 'user.confirm' })
  const after = actor.getSnapshot()
  expect(after.matches('running')).toBe(true)
  expect(recordOf(after.context).looked.some(({ values }) => values)).toBe(false)
})
