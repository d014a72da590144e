import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import type { Version } from '#machines/remote-changes'
import { remoteChangesMachine } from '#machines/remote-changes'
import { Problem } from '#problems'
import { heldWork } from '../../kit/machines/held-work.ts'

const [born, first, second] = [0, 1, 2].map((second) => `2026-11-22T10:00:0${second}.000Z`) as [
  string,
  string,
  string,
]
const ann = { id: 1, collection: 'users', title: 'Ann' }
const saved = { type: 'server.saved', by: ann, isMine: false, at: second } as const

const version = (updatedAt: string, createdAt = born): Version => ({
  data: { title: 'Hello', createdAt, updatedAt },
  isPublic: false,
})

/** News of a document that somebody has deleted. */
function newsOfAnEnd() {
  const read = heldWork<Version, void>()
  const told: string[] = []
  const actor = createActor(remoteChangesMachine.provide({ actors: { read: read.logic } }))
  actor.on('*', ({ type }) => told.push(type))
  actor.start()
  actor.send({ type: 'document.known', at: first, born })
  actor.send({ type: 'server.deleted', by: null, isMine: false })
  return { actor, read, told }
}

test('LOCK-6 what was deleted is looked at before it is said to be back, and is offered by its name', async () => {
  const { actor, read, told } = newsOfAnEnd()
  expect(told).toEqual(['gone'])

  actor.send(saved)
  expect(told).toEqual(['gone'])
  await read.answer(version(second))

  expect(told).toEqual(['gone', 'back'])
  expect(actor.getSnapshot().hasTag('newer')).toBe(true)
  expect(actor.getSnapshot().context.saved).toEqual({ by: ann, isMine: false, at: second })
})

test('LOCK-6 nothing is offered when what is back is known', async () => {
  const { actor, read, told } = newsOfAnEnd()

  actor.send({ type: 'server.missed' })
  await read.answer(version(first))

  expect(told).toEqual(['gone', 'back'])
  expect(actor.getSnapshot().hasTag('newer')).toBe(false)
})

test('DOC-13 another document that has got its number is not its return', async () => {
  const { actor, read, told } = newsOfAnEnd()

  actor.send(saved)
  await read.answer(version(second, second))

  expect(told).toEqual(['gone'])
  expect(actor.getSnapshot().hasTag('newer')).toBe(false)
})

test('LOCK-6 what cannot be found stays deleted, until the next that is told', async () => {
  const { actor, read, told } = newsOfAnEnd()

  actor.send(saved)
  await read.refuse(new Problem('document.notFound'))
  expect(told).toEqual(['gone'])
  actor.send({ type: 'server.missed' })
  await read.answer(version(second))

  expect(told).toEqual(['gone', 'back'])
})

test('DOC-13 another document with its number is not taken in', async () => {
  const { actor, read, told } = newsOfAnEnd()
  actor.send({ type: 'document.known', at: first, born })
  actor.send(saved)

  actor.send({ type: 'user.takeIn' })
  await read.answer(version(second, second))

  expect(told).toEqual(['gone', 'gone'])
})

describe('17.10 a look for what was missed that comes to nothing', () => {
  const unreachable = () => new Problem('server.unreachable')

  /** An open document of which something may have been missed. */
  function looking() {
    const read = heldWork<Version, void>()
    const clock = new SimulatedClock()
    const told: string[] = []
    const actor = createActor(remoteChangesMachine.provide({ actors: { read: read.logic } }), {
      clock,
    })
    actor.on('*', ({ type }) => told.push(type))
    actor.start()
    actor.send({ type: 'document.known', at: first, born })
    actor.send({ type: 'server.missed' })
    return { actor, clock, read, told }
  }

  test('is repeated after 2, 4, 8, 16 and then every 30 s, until it is answered', async () => {
    const { actor, clock, read } = looking()
    for (const [index, seconds] of [2, 4, 8, 16, 30, 30].entries()) {
      await read.refuse(unreachable())
      clock.increment(seconds * 1000 - 1)
      expect(read.asked).toHaveLength(index + 1)
      clock.increment(1)
      expect(read.asked).toHaveLength(index + 2)
    }
    await read.answer(version(second))

    expect(actor.getSnapshot().matches('newer')).toBe(true)
  })

  test('begins with 2 s again when it was answered in between', async () => {
    const { actor, clock, read } = looking()
    await read.refuse(unreachable())
    clock.increment(2000)
    await read.answer(version(first))
    actor.send({ type: 'server.missed' })
    await read.refuse(unreachable())
    clock.increment(2000)

    expect(read.asked).toHaveLength(4)
  })

  test.each(['browser.online', 'session.renewed', 'server.missed'] as const)(
    'is repeated at once: %s',
    async (type) => {
      const { actor, read } = looking()
      await read.refuse(unreachable())
      actor.send({ type })
      await read.answer(version(second))

      expect(actor.getSnapshot().matches('newer')).toBe(true)
    },
  )

  test('that is refused waits for another session', async () => {
    const { actor, clock, read } = looking()
    await read.refuse(new Problem('session.ended'))
    clock.increment(60_000)
    expect(read.asked).toHaveLength(1)

    actor.send({ type: 'session.renewed' })
    await read.answer(version(second))
    expect(actor.getSnapshot().matches('newer')).toBe(true)
  })

  test('is given up when someone else’s save is told', async () => {
    const { actor, clock, read } = looking()
    await read.refuse(unreachable())
    actor.send(saved)
    clock.increment(60_000)

    expect(actor.getSnapshot().matches('newer')).toBe(true)
    expect(read.asked).toHaveLength(1)
  })

  test('begins anew when more was missed while it ran', async () => {
    const { actor, read } = looking()
    actor.send({ type: 'server.missed' })
    expect(read.asked).toHaveLength(2)
    await read.answer(version(second))

    expect(actor.getSnapshot().matches('newer')).toBe(true)
  })

  test('is repeated where the document was deleted, too', async () => {
    const { actor, clock, read, told } = looking()
    actor.send({ type: 'server.deleted', by: null, isMine: false })
    actor.send(saved)
    await read.refuse(unreachable())
    expect(told).toEqual(['gone'])
    clock.increment(2000)
    await read.answer(version(second))

    expect(told).toEqual(['gone', 'back'])
  })
})
