import type { AnyPlan } from '../plan/plan.ts'
import type { Moment } from './moment.ts'

/** A key that is the same for moments between which the plan makes no difference. */
export function tellApart(plan: AnyPlan, { snapshot, timers, running }: Moment): string {
  const { value, context, status, historyValue } = snapshot
  const told = plan.tellApart ? plan.tellApart(snapshot as never) : context
  const history = Object.entries(historyValue).map(([state, nodes]) => [
    state,
    nodes.map(({ id }) => id),
  ])
  return JSON.stringify([
    status,
    value,
    told,
    history,
    timers.map(({ id, left }) => [id, left]),
    running.map(({ child }) => child),
  ])
}
