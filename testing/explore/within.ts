import { placesOf } from '../chart/states.ts'
import { sentenceOf } from '../in-words.ts'
import { ModelError } from '../model-error.ts'
import type { AnyPlan } from '../plan/plan.ts'
import type { Moment } from './moment.ts'

/** Whether the plan goes as far as this moment. */
export function isWithin({ machine, within }: AnyPlan, { snapshot }: Moment): boolean {
  try {
    return within === undefined || within(snapshot as never)
  } catch (cause) {
    throw new ModelError(
      'plan.throws',
      `The within of ${machine.id} throws in ${placesOf(snapshot).join(' and ')}: ${sentenceOf(cause)} It is asked in every state, also before anything is loaded: let it answer there as well.`,
      { cause },
    )
  }
}
