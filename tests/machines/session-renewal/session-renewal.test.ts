import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { sessionRenewalMachine } from '#machines/session-renewal'
import { Problem } from '#problems'
import { heldWork } from '../../kit/machines/held-work.ts'

const second = 1_000
const minute = 60 * second

function confirmed(timeLeft: number) {
  const untilActive = heldWork<void>()
  const renew = heldWork<number>()
  const clock = new SimulatedClock()
  const actor = createActor(
    sessionRenewalMachine.provide({
      actors: { untilActive: untilActive.logic, renew: renew.logic },
    }),
    { clock },
  ).start()
  const confirm = () => actor.send({ type: 'session.confirmed', timeLeft })
  confirm()
  return {
    actor,
    clock,
    confirm,
    renewals: renew.asked,
    work: () => untilActive.answer(),
    renewed: () => renew.answer(timeLeft),
    refuse: renew.refuse,
    isWarning: () => actor.getSnapshot().matches({ running: { warning: 'shown' } }),
  }
}

describe('NAV-9 a session', () => {
  test('of 90 seconds lasts while somebody types, with a renewal now and then', async () => {
    const { clock, isWarning, renewals, renewed, work } = confirmed(90 * second)
    for (let round = 1; round <= 10; round += 1) {
      clock.increment(45 * second)
      await work()
      expect(renewals).toHaveLength(round)
      await renewed()
      expect(isWarning()).toBe(false)
    }
  })

  test('is not renewed before half of it is over, and not for whoever is away', () => {
    const { clock, renewals } = confirmed(2 * 60 * minute)
    clock.increment(2 * 60 * minute - 1)
    expect(renewals).toHaveLength(0)
  })

  test('warns two minutes before its end, or later where it is short', () => {
    const long = confirmed(2 * 60 * minute)
    long.clock.increment(118 * minute - 1)
    expect(long.isWarning()).toBe(false)
    long.clock.increment(1)
    expect(long.isWarning()).toBe(true)

    const short = confirmed(80 * second)
    short.clock.increment(60 * second - 1)
    expect(short.isWarning()).toBe(false)
    short.clock.increment(1)
    expect(short.isWarning()).toBe(true)
  })

  test('goes on with a button of the warning, which then goes away', async () => {
    const { actor, clock, isWarning, renewals, renewed } = confirmed(10 * minute)
    clock.increment(9 * minute)
    actor.send({ type: 'user.staySignedIn' })
    expect(renewals).toHaveLength(1)
    await renewed()
    expect(isWarning()).toBe(false)
  })

  test('that cannot be renewed any more warns before its end, and asks no more', async () => {
    const { actor, clock, isWarning, refuse, renewals, work } = confirmed(10 * minute)
    clock.increment(5 * minute)
    await work()
    await refuse(new Problem('access.refused'))
    actor.send({ type: 'user.staySignedIn' })
    expect(renewals).toHaveLength(1)
    clock.increment(3 * minute)
    expect(isWarning()).toBe(true)
  })

  test('is tried again ten seconds after the server was out of reach', async () => {
    const { clock, refuse, renewals, work } = confirmed(10 * minute)
    clock.increment(5 * minute)
    await work()
    await refuse(new Problem('server.unreachable'))
    clock.increment(10 * second)
    await work()
    expect(renewals).toHaveLength(2)
  })

  test('that another tab has renewed is as fresh as it was there', () => {
    const { clock, confirm, isWarning } = confirmed(10 * minute)
    clock.increment(9 * minute)
    confirm()
    expect(isWarning()).toBe(false)
    clock.increment(8 * minute - 1)
    expect(isWarning()).toBe(false)
  })

  test('that has ended is left alone', () => {
    const { actor, clock, isWarning } = confirmed(10 * minute)
    actor.send({ type: 'session.ended' })
    clock.increment(10 * minute)
    expect(actor.getSnapshot().value).toBe('idle')
    expect(isWarning()).toBe(false)
  })
})
