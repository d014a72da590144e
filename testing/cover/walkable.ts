import type { Edge } from '../explore/graph.ts'
import type { Moment, Reaction } from '../explore/moment.ts'
import type { Stepper } from '../explore/stepper.ts'
import { createStepper } from '../explore/stepper.ts'
import { ModelError } from '../model-error.ts'
import { under } from '../objects.ts'
import type { AnyPlan } from '../plan/plan.ts'
import { sayStep } from '../plan/step.ts'
import type { Walk } from './tour.ts'

/**
 * A graph whose nodes stand for several moments must hold for each of them: goes every walk to see.
 *
 * @throws {ModelError} `plan.tellsTooLittle`
 */
export function mustBeWalkable(plan: AnyPlan, walks: readonly Walk[]): void {
  if (plan.tellApart === undefined) return
  const stepper = createStepper(plan.machine)
  for (const walk of walks) go(plan, stepper, walk)
}

function go(plan: AnyPlan, stepper: Stepper, { root, edges }: Walk): void {
  let moment = stepper.start(under(plan.inputs, root.input)).after
  for (const edge of edges) {
    const reaction = stepper.take(moment, edge.step)
    if (!isSame(reaction, edge.reaction)) throw tellsTooLittle(plan, edge, moment)
    moment = reaction.after
  }
}

const isSame = (one: Reaction, other: Reaction) =>
  one.fired.length === other.fired.length &&
  one.fired.every(({ id }, index) => id === other.fired[index]?.id)

function tellsTooLittle({ machine }: AnyPlan, { from, step }: Edge, moment: Moment): ModelError {
  const [one, other] = [from.moment.snapshot.context, moment.snapshot.context]
  const differing = Object.keys({ ...one, ...other }).filter(
    (key) => JSON.stringify(one[key]) !== JSON.stringify(other[key]),
  )
  return new ModelError(
    'plan.tellsTooLittle',
    `${machine.id} reacts differently to ${sayStep(step)} in two moments of ${from.place} that its plan does not tell apart. They differ in context.${differing.join(', context.')}: add what matters of it to tellApart.`,
  )
}
