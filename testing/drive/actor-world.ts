import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { createActor } from 'xstate'
import { placesOf } from '../chart/states.ts'
import { effectOf } from '../explore/effects.ts'
import { inputOf, withRemoteWork } from '../explore/remote-work.ts'
import type { Step } from '../plan/step.ts'
import { sayRunning } from './say-running.ts'
import type { StandingClock } from './standing-clock.ts'
import { standingClock } from './standing-clock.ts'
import type { Observation, World } from './world.ts'

/**
 * A real actor, as in production, on a clock that only moves when told to; its work is done or
 * fails by message, so that nothing is ever waited for.
 */
export function actorWorld(machine: AnyStateMachine): (input: unknown) => World {
  const played = withRemoteWork(machine)
  return (input) => {
    const clock = standingClock()
    let effects: string[] = []
    const actor = createActor(played, {
      clock,
      input,
      inspect: (event) => {
        if (event.type !== '@xstate.action' || event.actorRef !== actor.ref) return
        effects.push(...effectOf({ ...event.action, params: event.action.params }))
      },
    })
    // Heard by the test: without a listener XState would report it to the whole process.
    actor.subscribe({ error() {} })
    actor.start()

    function look(): Observation {
      const seen = observe(actor.getSnapshot(), effects)
      effects = []
      return seen
    }
    return {
      first: look(),
      do(step) {
        perform(actor, clock, step)
        return look()
      },
      stop: () => void actor.stop(),
    }
  }
}

function perform(actor: AnyActorRef, clock: StandingClock, step: Step): void {
  const { children, status }: AnyMachineSnapshot = actor.getSnapshot()
  if (step.cause === 'clock') {
    clock.pass(step.ms)
  } else if (step.cause === 'event') {
    if (status === 'active') actor.send(step.event)
  } else {
    const { cause: type, child, ...end } = step
    ;(children as Record<string, AnyActorRef | undefined>)[child]?.send({ type, ...end })
  }
}

const observe = (snapshot: AnyMachineSnapshot, effects: readonly string[]): Observation => ({
  places: placesOf(snapshot),
  context: snapshot.context,
  status: snapshot.status,
  effects,
  running: Object.values(snapshot.children as Record<string, AnyActorRef>).flatMap((child) => {
    const inside = child.getSnapshot()
    return inside.status === 'active'
      ? [sayRunning({ work: String(child.src), input: inputOf(inside) })]
      : []
  }),
})
