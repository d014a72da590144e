import type { ActorOptions, AnyActorLogic } from 'xstate'
import { ModelError } from '../model-error.ts'

type Clock = NonNullable<ActorOptions<AnyActorLogic>['clock']>

/** A clock that stands still until it is told how much time passes. */
export interface StandingClock extends Clock {
  /** Fires all that is due by then, and what that sets off at once. @throws {ModelError} `chart.endless` */
  pass(ms: number): void
}

interface Alarm {
  due: number
  ring: () => void
}

/**
 * XState's own simulated clock forgets a timer of 0 ms that is set by another which fires; until
 * the next time that it is moved.
 */
export function standingClock(): StandingClock {
  const alarms = new Map<number, Alarm>()
  let now = 0
  let count = 0

  const nextDue = () =>
    [...alarms]
      .filter(([, { due }]) => due <= now)
      .sort(([, one], [, other]) => one.due - other.due)[0]

  return {
    setTimeout(ring, ms) {
      count += 1
      alarms.set(count, { due: now + ms, ring })
      return count
    },
    clearTimeout: (id) => void alarms.delete(id),
    pass(ms) {
      now += ms
      let rings = 0
      for (let next = nextDue(); next; next = nextDue()) {
        const [id, { ring }] = next
        rings += 1
        if (rings > mostRings) throw ticking()
        alarms.delete(id)
        ring()
      }
    },
  }
}

/** Timers that fire at the same moment, one setting off the other. */
const mostRings = 1000

const ticking = () =>
  new ModelError(
    'chart.endless',
    `Timers set each other off ${mostRings} times without any time passing. Give one of them a delay above 0.`,
  )
