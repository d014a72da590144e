import type { EventObject } from 'xstate'
import { playedActor } from '../drive/played-actor.ts'
import { standingClock } from '../drive/standing-clock.ts'
import type { Observation } from '../drive/world.ts'
import { mapped } from '../objects.ts'
import type { AnySystem } from './system.ts'
import type { SystemStep } from './system-step.ts'
import { outside } from './system-step.ts'

/** What is seen of each machine. */
export type Observations = Readonly<Record<string, Observation>>

/** Real actors on one clock, joined as in production. */
export interface SystemWorld {
  first: Observations
  do(step: SystemStep): Observations
  stop(): void
}

export function systemWorld(
  system: AnySystem,
  inputs: Readonly<Record<string, unknown>>,
): SystemWorld {
  const clock = standingClock()
  const listening = new Set<(event: EventObject) => void>()
  const played = mapped(system.parts, ({ machine }, name) =>
    playedActor(machine, inputs[name], clock),
  )
  const part = system.join(mapped(played, ({ actor }) => actor) as never, {
    hear(listener) {
      listening.add(listener)
      return () => void listening.delete(listener)
    },
    tell() {},
  })
  const look = () => mapped(played, (one) => one.look())
  for (const { actor } of Object.values(played)) actor.start()
  return {
    first: look(),
    do({ part, step }) {
      if (step.cause === 'clock') clock.pass(step.ms)
      else if (part !== outside) played[part!]!.do(step)
      else if (step.cause === 'event') for (const listener of [...listening]) listener(step.event)
      return look()
    },
    stop() {
      part()
      for (const { actor } of Object.values(played)) actor.stop()
    },
  }
}
