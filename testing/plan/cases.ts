import type { EventObject } from 'xstate'
import { hears } from '../chart/hears.ts'
import { ModelError } from '../model-error.ts'
import { nearest } from '../nearest.ts'
import { under } from '../objects.ts'
import type { AnyPlan, Examples } from './plan.ts'
import type { Step } from './step.ts'
import { onlyExample } from './step.ts'

type EventStep = Extract<Step, { cause: 'event' }>

/** A plan made ready: every example as a step. */
export interface Cases {
  inputs: Examples<unknown>
  events: readonly EventStep[]
  /** How the work of a child may end. */
  endsOf(work: string, child: string): Step[]
}

/**
 * The examples of a plan as steps; an event without data needs none.
 *
 * @throws {ModelError} `plan.unknownEvent`, `plan.unknownWork`, `plan.workWithoutOutcomes`
 */
export function casesOf(plan: AnyPlan): Cases {
  refuseUnknown(plan)
  const { machine, inputs = { [onlyExample]: undefined }, events = {}, outcomes = {} } = plan
  const types = new Set([
    ...heardBy(plan).filter((type) => !type.includes('*')),
    ...Object.keys(events),
  ])
  return {
    inputs,
    events: [...types].flatMap((type) => stepsOf(type, under(events, type))),
    endsOf(work, child) {
      const ends = under(outcomes, work)
      if (ends === undefined) {
        throw new ModelError(
          'plan.workWithoutOutcomes',
          `${machine.id} asks for the work "${work}", and its plan does not say how that may end. Add outcomes: { ${work}: { done: {…}, failed: {…} } }.`,
        )
      }
      return [
        ...Object.entries(ends.done ?? {}).map(
          ([example, output]): Step => ({ cause: 'done', work, child, output, example }),
        ),
        ...Object.entries(ends.failed ?? {}).map(
          ([example, error]): Step => ({ cause: 'failed', work, child, error, example }),
        ),
      ]
    },
  }
}

/** The events that a chart names, wildcards among them; XState's own are no events of the world. */
const heardBy = ({ machine }: AnyPlan): string[] =>
  (machine.events as string[]).filter((type) => !type.startsWith('xstate.') && type !== '')

const stepsOf = (type: string, examples: Examples<object> = { [onlyExample]: {} }): EventStep[] =>
  Object.entries(examples).map(([example, data]) => ({
    cause: 'event',
    event: { ...data, type } as EventObject,
    example,
  }))

function refuseUnknown({ machine, events = {}, outcomes = {} }: AnyPlan): void {
  const heard = heardBy({ machine })
  for (const type of Object.keys(events)) {
    if (heard.some((written) => hears(written, type))) continue
    throw new ModelError(
      'plan.unknownEvent',
      `The plan of ${machine.id} has examples of "${type}", an event that the chart never listens to.${nearest(type, heard)}`,
    )
  }
  const works = Object.keys(machine.implementations.actors)
  for (const work of Object.keys(outcomes)) {
    if (works.includes(work)) continue
    throw new ModelError(
      'plan.unknownWork',
      `The plan of ${machine.id} has outcomes of "${work}", work that the chart does not know.${nearest(work, works)}`,
    )
  }
}
