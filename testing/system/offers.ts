import { nextTimer } from '../explore/timers.ts'
import type { AnySystem } from './system.ts'
import type { Moments, SystemReaction } from './system-reaction.ts'
import type { SystemStep } from './system-step.ts'
import { outside } from './system-step.ts'
import type { SystemStepper } from './system-stepper.ts'

/** What people and the world may do at any time. */
export function worldlySteps(
  { direct, outside: told = {} }: AnySystem,
  { parts }: SystemStepper,
): SystemStep[] {
  const own = Object.entries(parts).flatMap(([part, { cases }]) =>
    cases.events
      .filter(({ event }) => direct[part]?.includes(event.type))
      .map((step) => ({ part, step })),
  )
  const around = Object.entries(told).flatMap(([type, examples]) =>
    Object.entries(examples).map(
      ([example, data]): SystemStep => ({
        part: outside,
        step: { cause: 'event', event: { ...data, type }, example },
      }),
    ),
  )
  return [...own, ...around]
}

/** How work that goes on may end, and time, which passes for all of them alike until the first timer is due. */
export function stepsIn(moments: Moments, { parts }: SystemStepper): SystemStep[] {
  const ends = Object.entries(moments).flatMap(([part, moment]) =>
    parts[part]!.endsIn(moment).map((step) => ({ part, step })),
  )
  const due = Object.values(moments).flatMap(({ timers }) => nextTimer(timers)?.left ?? [])
  if (due.length === 0) return ends
  return [...ends, { part: null, step: { cause: 'clock', ms: Math.min(...due) } }]
}

/** The machine that it was meant for ignores it, and nobody was told anything. */
export const isIgnored = ({ messages, taken }: SystemReaction, { step }: SystemStep): boolean =>
  step.cause !== 'clock' &&
  messages.length === 0 &&
  Object.values(taken).every((own) => own.every((one) => one.isIgnored))

/** Each machine with each of its inputs. */
export function beginningsOf(
  { parts: plans }: AnySystem,
  { parts }: SystemStepper,
): Record<string, string>[] {
  return Object.keys(plans).reduce<Record<string, string>[]>(
    (sofar, name) =>
      Object.keys(parts[name]!.cases.inputs).flatMap((input) =>
        sofar.map((inputs) => ({ ...inputs, [name]: input })),
      ),
    [{}],
  )
}
