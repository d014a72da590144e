import type { AnyMachineSnapshot } from 'xstate'
import type { AnyPlan } from '../plan/plan.ts'
import { mustBeJson } from './json.ts'
import type { Moment } from './moment.ts'

/**
 * A key that is the same for moments between which the plan makes no difference.
 *
 * @throws {ModelError} `chart.contextNotJson`
 */
export function tellApart(plan: AnyPlan, { snapshot, timers, running }: Moment): string {
  const { value, context, status } = snapshot
  const told = plan.tellApart ? plan.tellApart(snapshot as never) : context
  const parts = [
    status,
    value,
    told,
    historyOf(snapshot),
    timers.map(({ id, left }) => [id, left]),
    running.map(({ child }) => child),
  ]
  try {
    return JSON.stringify(parts)
  } catch (cause) {
    mustBeJson(plan.machine.id, plan.tellApart ? 'tellApart' : 'context', told)
    throw cause
  }
}

/** Where a machine would go back to by its history states, by their ids. */
export const historyOf = ({ historyValue }: AnyMachineSnapshot): [string, string[]][] =>
  Object.entries(historyValue).map(([state, nodes]) => [state, nodes.map(({ id }) => id)])
