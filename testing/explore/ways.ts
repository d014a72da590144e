import type { Cases } from '../plan/cases.ts'
import type { AnyPlan } from '../plan/plan.ts'
import type { Step } from '../plan/step.ts'
import type { Moment, Reaction } from './moment.ts'
import { offers } from './offers.ts'
import type { Stepper } from './stepper.ts'
import { isWithin } from './within.ts'

/** One thing that the world may do now, and what comes of it. */
export interface Way {
  step: Step
  reaction: Reaction
  /** The chart ignores this step. */
  isRefused: boolean
  /** It leads farther than the plan goes. */
  isBeyond: boolean
}

/** All that may happen next. */
export const waysFrom = (plan: AnyPlan, stepper: Stepper, cases: Cases, moment: Moment): Way[] =>
  offers(moment, cases).map((step) => {
    const reaction = stepper.take(moment, step)
    const isBeyond = !isWithin(plan, reaction.after)
    return { step, reaction, isRefused: !isBeyond && changesNothing(reaction, moment), isBeyond }
  })

/** Nothing of the chart reacted, and no work or timer ended unheard either. */
export const changesNothing = ({ fired, after }: Reaction, before: Moment) =>
  fired.length === 0 &&
  after.snapshot.status === before.snapshot.status &&
  after.running.length === before.running.length &&
  after.timers.length === before.timers.length
