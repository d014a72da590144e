import type { AnyStateMachine } from 'xstate'
import { playedActor } from './played-actor.ts'
import { standingClock } from './standing-clock.ts'
import type { World } from './world.ts'

/**
 * A real actor, as in production, on a clock that only moves when told to; its work is done or
 * fails by message, so that nothing is ever waited for.
 */
export const actorWorld =
  (machine: AnyStateMachine) =>
  (input: unknown): World => {
    const { actor, look, do: perform } = playedActor(machine, input, standingClock())
    actor.start()
    return {
      first: look(),
      do(step) {
        perform(step)
        return look()
      },
      stop: () => void actor.stop(),
    }
  }
