import { placesOf } from '../chart/states.ts'
import { sentenceOf } from '../in-words.ts'
import { ModelError } from '../model-error.ts'
import type { AnyPlan } from '../plan/plan.ts'
import type { Step } from '../plan/step.ts'
import { sayStep } from '../plan/step.ts'
import type { Moment } from './moment.ts'
import type { Stepper } from './stepper.ts'
import { createStepper } from './stepper.ts'

/** A stepper that says where it was when a guard or an action threw. */
export function carefulStepper({ machine }: AnyPlan): Stepper {
  const stepper = createStepper(machine)
  return {
    start(input) {
      const reaction = stepper.start(input)
      const { error, status } = reaction.after.snapshot
      if (status === 'error') throw throwing(machine.id, 'at the start', error)
      return reaction
    },
    take(moment, step) {
      try {
        return stepper.take(moment, step)
      } catch (cause) {
        throw throwing(machine.id, whereabouts(moment, step), cause)
      }
    },
  }
}

const whereabouts = ({ snapshot }: Moment, step: Step) =>
  `on ${sayStep(step)} in ${placesOf(snapshot).join(' and ')}`

function throwing(machine: string, where: string, cause: unknown): ModelError {
  if (cause instanceof ModelError) return cause
  return new ModelError(
    'chart.throws',
    `${machine} throws ${where}: ${sentenceOf(cause)} Guards and actions must not throw; if it is data that they miss, give the event an example with it in the plan.`,
    { cause },
  )
}
