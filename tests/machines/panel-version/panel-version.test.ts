import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { panelVersionMachine } from '#machines/panel-version'
import { Problem } from '#problems'
import { heldWork } from '../../kit/machines/held-work.ts'

const minute = 60_000

function opened() {
  const compare = heldWork<boolean>()
  const clock = new SimulatedClock()
  const machine = panelVersionMachine.provide({ actors: { compare: compare.logic } })
  const actor = createActor(machine, { clock }).start()
  return {
    ...{ actor, clock, compare },
    isTold: () => actor.getSnapshot().matches({ outdated: 'told' }),
  }
}

describe('21 an old panel after an upgrade', () => {
  test('is noticed when the server may have been started anew, and when a part is missing', async () => {
    for (const type of ['server.streamEnded', 'page.missedPart'] as const) {
      const { actor, compare, isTold } = opened()
      actor.send({ type })
      expect(isTold()).toBe(false)
      await compare.answer(false)
      expect(isTold()).toBe(true)
    }
  })

  test('is noticed by whoever comes back to the tab, who asks every five minutes at most', async () => {
    const { actor, clock, compare, isTold } = opened()
    const comeBack = () => actor.send({ type: 'page.shown' })
    clock.increment(5 * minute - 1)
    comeBack()
    expect(compare.asked).toHaveLength(0)
    clock.increment(1)
    comeBack()
    await compare.answer(true)
    comeBack()
    expect(compare.asked).toHaveLength(1)
    clock.increment(5 * minute)
    comeBack()
    await compare.answer(false)
    expect(isTold()).toBe(true)
  })

  test('is asked for until the server answers', async () => {
    const { actor, clock, compare, isTold } = opened()
    actor.send({ type: 'server.streamEnded' })
    for (let round = 1; round <= 3; round += 1) {
      await compare.refuse(new Problem('server.unreachable'))
      clock.increment(minute / 2)
      expect(compare.asked).toHaveLength(round + 1)
    }
    await compare.answer(false)
    expect(isTold()).toBe(true)
  })

  test('is told again to whoever put it off and then misses a part', async () => {
    const { actor, compare, isTold } = opened()
    actor.send({ type: 'server.streamEnded' })
    await compare.answer(false)
    actor.send({ type: 'user.later' })
    actor.send({ type: 'page.shown' })
    actor.send({ type: 'server.streamEnded' })
    expect(isTold()).toBe(false)
    actor.send({ type: 'page.missedPart' })
    expect(isTold()).toBe(true)
  })
})
