import { placeOf } from '../chart/states.ts'
import { ModelError } from '../model-error.ts'
import { under } from '../objects.ts'
import type { AnyPlan } from '../plan/plan.ts'
import { sayStep } from '../plan/step.ts'
import type { Edge, Graph } from './graph.ts'
import type { Moment } from './moment.ts'
import type { Stepper } from './stepper.ts'
import { tellApart } from './tell-apart.ts'

/**
 * A machine must do the same each time: takes a step of every arrow once more to see.
 *
 * @throws {ModelError} `chart.unsteady`
 */
export function mustBeSteady(plan: AnyPlan, stepper: Stepper, { roots, edges }: Graph): void {
  const compare = (one: Moment, other: Moment, where: string) => {
    if (tellApart(plan, one) !== tellApart(plan, other)) throw unsteady(where, one, other)
  }
  for (const { input, reaction } of roots) {
    compare(reaction.after, stepper.start(under(plan.inputs, input)).after, 'at the start')
  }
  for (const { from, step, reaction } of oneForEachArrow(edges)) {
    const where = `on ${sayStep(step)} in ${from.place}`
    compare(reaction.after, stepper.take(from.moment, step).after, where)
  }
}

/** The machine came to one moment, and to another when the same was done again. */
export const unsteady = (where: string, one: Moment, other: Moment): ModelError =>
  new ModelError(
    'chart.unsteady',
    `${one.snapshot.machine.id} does something else each time ${where}: ${whatDiffers(one, other)}. Let times, ids and chance come with the event or the input.`,
  )

function oneForEachArrow(edges: readonly Edge[]): Edge[] {
  const known = new Set<string>()
  return edges.filter(({ reaction }) => {
    const isNew = reaction.fired.some(({ id }) => !known.has(id))
    for (const { id } of reaction.fired) known.add(id)
    return isNew
  })
}

function whatDiffers(one: Moment, other: Moment): string {
  const [before, now] = [one.snapshot.context, other.snapshot.context]
  const key = Object.keys({ ...before, ...now }).find(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(now[name]),
  )
  if (key) return `context.${key} was ${inBrief(before[key])}, and then ${inBrief(now[key])}`
  const [first, second] = [placeOf(one.snapshot), placeOf(other.snapshot)]
  if (first !== second) return `it came to ${first}, and then to ${second}`
  return `its timers were ${timersIn(one)}, and then ${timersIn(other)}`
}

const inBrief = (value: unknown) => (JSON.stringify(value) ?? 'nothing').slice(0, 60)

const timersIn = ({ timers }: Moment) => timers.map(({ left }) => `${left} ms`).join(' and ')
