import { ModelError } from '../model-error.ts'
import { nearest } from '../nearest.ts'
import { under } from '../objects.ts'
import type { AnyPlan, Examples } from '../plan/plan.ts'
import type { Step } from '../plan/step.ts'
import type { TracedStep } from './trace.ts'

type Named = Exclude<Step | TracedStep, { cause: 'clock' }>

/** Whether the plan has data under the name of this step's example. */
export function hasExample(plan: AnyPlan, step: Named): boolean {
  const { examples } = examplesFor(plan, step)
  return step.example !== undefined && Object.hasOwn(examples, step.example)
}

/** The plan's data for a step that names an example. @throws {ModelError} `trace.unknownExample` */
export function exampleOf(plan: AnyPlan, step: Named & { example: string }): unknown {
  const { examples, where } = examplesFor(plan, step)
  return pick(plan, examples, step.example, where)
}

/** The plan's input of that name. @throws {ModelError} `trace.unknownExample` */
export const exampleInput = (plan: AnyPlan, example: string): unknown =>
  pick(plan, plan.inputs ?? {}, example, 'inputs')

function examplesFor(plan: AnyPlan, step: Named): { examples: Examples<unknown>; where: string } {
  if (step.cause === 'event') {
    const { type } = step.event
    return { examples: under(plan.events, type) ?? {}, where: `events['${type}']` }
  }
  const { cause, work } = step
  return { examples: under(plan.outcomes, work)?.[cause] ?? {}, where: `outcomes.${work}.${cause}` }
}

function pick(plan: AnyPlan, examples: Examples<unknown>, name: string, where: string): unknown {
  if (Object.hasOwn(examples, name)) return examples[name]
  throw new ModelError(
    'trace.unknownExample',
    `The trace takes the example "${name}" from ${where} of the plan of ${plan.machine.id}, and there is none.${nearest(name, Object.keys(examples))} Add it to the plan, or write its data into the trace instead of its name.`,
  )
}
