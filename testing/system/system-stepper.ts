import { mapped } from '../objects.ts'
import type { Delivery } from './meeting.ts'
import { meetingOf } from './meeting.ts'
import type { Part } from './part.ts'
import { partOf } from './part.ts'
import { standIn, standInAtFirst } from './stand-in.ts'
import type { AnySystem } from './system.ts'
import type { Moments, SystemReaction } from './system-reaction.ts'
import type { SystemStep } from './system-step.ts'
import { outside } from './system-step.ts'

/** Takes steps with all machines of a system, joined as in production, without running them. */
export interface SystemStepper {
  parts: Readonly<Record<string, Part>>
  start(inputs: Readonly<Record<string, unknown>>): SystemReaction
  take(moments: Moments, step: SystemStep): SystemReaction
}

export const partsOf = ({ parts }: AnySystem): Record<string, Part> =>
  mapped(parts, (plan) => partOf(plan))

export function systemStepper(
  system: AnySystem,
  parts: Readonly<Record<string, Part>> = partsOf(system),
  arrives: Delivery = () => 1,
): SystemStepper {
  return {
    parts,
    start(inputs) {
      const firsts = mapped(parts, (part, name) => part.start(inputs[name]))
      const met = meetingOf(system, arrives, (name, watch) =>
        standInAtFirst(parts[name]!, firsts[name]!, watch),
      )
      for (const one of Object.values(met.ones)) one.begin()
      return met.end()
    },
    take(moments, { part, step }) {
      const met = meetingOf(system, arrives, (name, watch) =>
        standIn(parts[name]!, moments[name]!, watch),
      )
      if (step.cause === 'clock') met.letPass(step.ms)
      else if (part !== outside) met.ones[part!]!.take(step)
      else if (step.cause === 'event') met.hear(step.event)
      return met.end()
    },
  }
}
