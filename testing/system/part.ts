import type { AnyActorRef } from 'xstate'
import { carefulStepper } from '../explore/careful-stepper.ts'
import type { Moment, Reaction } from '../explore/moment.ts'
import type { Stepper } from '../explore/stepper.ts'
import { tellApart } from '../explore/tell-apart.ts'
import { elapsed } from '../explore/timers.ts'
import { changesNothing } from '../explore/ways.ts'
import { seenIn } from '../laws/seen-in.ts'
import type { Cases } from '../plan/cases.ts'
import { casesOf } from '../plan/cases.ts'
import type { AnyPlan } from '../plan/plan.ts'
import type { Seen } from '../plan/seen.ts'
import type { Step } from '../plan/step.ts'

/** What a machine of a system does in one step, and where it is then. */
export interface Taken {
  reaction: Reaction
  seen: Seen
  /** The chart ignores this step here. */
  isIgnored: boolean
  /** The moment that stands for all that the plan can't tell from it. */
  to: Moment
}

/** One machine of a system. What it does in a moment is reckoned once, however many systems pass by it. */
export interface Part {
  plan: AnyPlan
  cases: Cases
  start(input: unknown): Taken
  take(moment: Moment, step: Step): Taken
  /** The moment when so much time has passed in which nothing was due. */
  later(moment: Moment, ms: number): Moment
  keyOf(moment: Moment): string
  /** The steps by which the work that goes on may end. */
  endsIn(moment: Moment): readonly Step[]
}

export interface PartOptions {
  stepper?: Stepper
  /** Every moment is one of its own, whatever the plan can tell apart. */
  tellsAll?: boolean
}

export function partOf(
  plan: AnyPlan,
  { stepper = carefulStepper(plan), tellsAll = false }: PartOptions = {},
): Part {
  const moments = new Map<string, Moment>()
  const keys = new WeakMap<Moment, string>()
  const taken = new WeakMap<Moment, Map<string | Step, Taken>>()
  const ends = new Map<string, readonly Step[]>()
  const cases = casesOf(plan)

  function keyOf(moment: Moment): string {
    const key = keys.get(moment) ?? tellApart(plan, moment)
    keys.set(moment, key)
    return key
  }
  function known(moment: Moment): Moment {
    if (tellsAll) return moment
    const key = keyOf(moment)
    const same = moments.get(key) ?? moment
    moments.set(key, same)
    return same
  }
  const takenBy = (before: Moment | null, step: Step | null, reaction: Reaction): Taken => ({
    reaction,
    seen: seenIn(before, step, reaction),
    isIgnored: before !== null && changesNothing(reaction, before),
    to: known(reaction.after),
  })
  return {
    plan,
    cases,
    keyOf,
    later: (moment, ms) => known({ ...moment, timers: elapsed(moment.timers, ms) }),
    start: (input) => takenBy(null, null, stepper.start(input)),
    take(moment, step) {
      const here = taken.get(moment) ?? new Map<string | Step, Taken>()
      taken.set(moment, here)
      const key = step.cause === 'event' ? JSON.stringify(step.event) : step
      const again = here.get(key) ?? takenBy(moment, step, stepper.take(moment, step))
      here.set(key, again)
      return again
    },
    endsIn: ({ running }) =>
      running.flatMap(({ child, work }) => {
        const key = `${work} ${child}`
        const known = ends.get(key) ?? cases.endsOf(work, child)
        ends.set(key, known)
        return known
      }),
  }
}

/** What joins actors sees of one: it can be asked, told and listened to. */
export type Listened = Pick<AnyActorRef, 'getSnapshot' | 'send' | 'subscribe' | 'on'>
