import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import type { ReindexAnswer } from '#contracts/reindex'
import type { ReindexEmitted } from '#machines/reindex'
import { reindexMachine } from '#machines/reindex'
import { Problem } from '#problems'

const collections = ['posts', 'pages', 'media']

function startReindex(work: (chosen: readonly string[]) => Promise<ReindexAnswer> = never) {
  const actor = createActor(
    reindexMachine.provide({ actors: { reindex: fromPromise(({ input }) => work(input)) } }),
    { input: { collections } },
  )
  const heard: ReindexEmitted[] = []
  actor.on('*', (news) => heard.push(news))
  actor.start()
  actor.send({ type: 'user.open' })
  return { actor, heard, chosen: () => actor.getSnapshot().context.chosen }
}

const never = () => new Promise<never>(() => {})

/** Chooses the posts, is asked and says yes. */
async function runWith(work: (chosen: readonly string[]) => Promise<ReindexAnswer>) {
  const started = startReindex(work)
  started.actor.send({ type: 'user.toggle', collection: 'posts' })
  started.actor.send({ type: 'user.ask' })
  started.actor.send({ type: 'user.confirm' })
  await waitFor(started.actor, (state) => state.matches('idle'))
  return started
}

describe('choosing what to reindex', () => {
  test('LIST-5 several can be chosen, and stand in the order of the list', () => {
    const { actor, chosen } = startReindex()

    actor.send({ type: 'user.toggle', collection: 'media' })
    actor.send({ type: 'user.toggle', collection: 'posts' })
    expect(chosen()).toEqual(['posts', 'media'])

    actor.send({ type: 'user.toggle', collection: 'media' })
    expect(chosen()).toEqual(['posts'])
  })

  test('LIST-5 all are chosen at once, also where some are already, and none again', () => {
    const { actor, chosen } = startReindex()

    actor.send({ type: 'user.toggle', collection: 'pages' })
    actor.send({ type: 'user.toggleAll' })
    expect(chosen()).toEqual(collections)

    actor.send({ type: 'user.toggleAll' })
    expect(chosen()).toEqual([])
  })

  test('LIST-5 nothing is asked while nothing is chosen', () => {
    const { actor } = startReindex()
    expect(actor.getSnapshot().can({ type: 'user.ask' })).toBe(false)
  })

  test.each(['user.close', 'user.cancel'] as const)('SRCH-1 %s forgets the choice', (type) => {
    const { actor, chosen } = startReindex()
    actor.send({ type: 'user.toggleAll' })
    if (type === 'user.cancel') actor.send({ type: 'user.ask' })

    actor.send({ type })

    expect(actor.getSnapshot().matches('idle')).toBe(true)
    expect(chosen()).toEqual([])
  })
})

describe('reindexing', () => {
  test('SRCH-1 is told when it is done, and the choice is cleared', async () => {
    const asked: unknown[] = []
    const { chosen, heard } = await runWith(async (input) => {
      asked.push(input)
      return { message: 'One of one.' }
    })

    expect(asked).toEqual([['posts']])
    expect(heard).toEqual([{ type: 'reindexed', message: 'One of one.' }])
    expect(chosen()).toEqual([])
  })

  test('SRCH-1 is told when it is refused', async () => {
    const { heard } = await runWith(() => Promise.reject(new Problem('access.refused')))

    expect(heard).toEqual([{ type: 'failed', problem: { code: 'access.refused', details: {} } }])
  })

  test('SRCH-1 ends quietly when the server is not reached, and claims no success', async () => {
    const { chosen, heard } = await runWith(() => Promise.reject(new Problem('server.unreachable')))

    expect(heard).toEqual([])
    expect(chosen()).toEqual([])
  })

  test('LIST-5 says how far it is, and forgets it for the next time', () => {
    const { actor } = startReindex()
    actor.send({ type: 'server.progressed', done: 9, total: 9 })
    actor.send({ type: 'user.toggleAll' })
    actor.send({ type: 'user.ask' })
    actor.send({ type: 'user.confirm' })
    expect(actor.getSnapshot().context.progress).toBeNull()

    actor.send({ type: 'server.progressed', done: 1, total: 3 })

    expect(actor.getSnapshot().context.progress).toEqual({ done: 1, total: 3 })
    expect(actor.getSnapshot().hasTag('busy')).toBe(true)
  })
})
