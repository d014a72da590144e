import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { createActor } from 'xstate'
import { placesOf } from '../chart/states.ts'
import { effectOf } from '../explore/effects.ts'
import { inputOf, withRemoteWork } from '../explore/remote-work.ts'
import type { Step } from '../plan/step.ts'
import { sayRunning } from './say-running.ts'
import type { StandingClock } from './standing-clock.ts'
import type { Observation } from './world.ts'

/** A real actor whose work ends by message, and what is to be seen of it. */
export interface PlayedActor {
  actor: AnyActorRef
  /** What is seen now, and what it told the world since the last look. */
  look(): Observation
  do(step: Step): void
}

/** A real actor, as in production, that has not begun; nothing is ever waited for. */
export function playedActor(
  machine: AnyStateMachine,
  input: unknown,
  clock: StandingClock,
): PlayedActor {
  let effects: string[] = []
  const actor = createActor(withRemoteWork(machine), {
    clock,
    input,
    inspect: (event) => {
      if (event.type !== '@xstate.action' || event.actorRef !== actor.ref) return
      effects.push(...effectOf({ ...event.action, params: event.action.params }))
    },
  })
  // Heard by the test: without a listener XState would report it to the whole process.
  actor.subscribe({ error() {} })
  return {
    actor,
    look() {
      const seen = observe(actor.getSnapshot(), effects)
      effects = []
      return seen
    },
    do: (step) => perform(actor, clock, step),
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
