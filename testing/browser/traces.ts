import { readFileSync } from 'node:fs'
import type { ModelTest } from '../cover/suite.ts'
import { explore } from '../explore/explore.ts'
import type { AnyPageModel } from '../page-model.ts'
import type { AnyPlan } from '../plan/plan.ts'
import { readTraces } from '../replay/bug-report.ts'
import { shorterWays } from '../replay/shorter-ways.ts'
import type { TraceWalk } from '../replay/walk-trace.ts'
import { walkTrace } from '../replay/walk-trace.ts'
import { planFor, seenBy } from './seen-by.ts'

/** A test, with the plan that has its data. */
export type TracedTest = Pick<TraceWalk, 'plan' | 'test'>

type Environment = Readonly<Record<string, string | undefined>>

/**
 * The tests that the traces of this machine are in the file which `STATEROOM_TRACE` names, or with
 * `STATEROOM_SHRINK` shorter ways to their last steps; null: every test of the plan is meant.
 *
 * @throws {ModelError} `trace.unreadable`, `trace.unknownExample`, `chart.throws`
 */
export function tracedTests<S>(
  plan: AnyPlan,
  model: AnyPageModel<S>,
  { STATEROOM_TRACE: path, STATEROOM_SHRINK: isShrunk }: Environment,
): TracedTest[] | null {
  if (!path) return null
  const walks = readTraces(readFileSync(path, 'utf8'))
    .filter(({ machine }) => machine === plan.machine.id)
    .map((trace) => walkTrace(plan, trace))
  return isShrunk ? walks.flatMap((walk) => shorter(walk, model)) : walks
}

function shorter<S>({ plan, test }: TracedTest, model: AnyPageModel<S>): TracedTest[] {
  const narrow = planFor(model, plan)
  const { graph } = seenBy(model, explore(narrow))
  return shorterWays(narrow, graph, test).map((way: ModelTest) => ({ plan, test: way }))
}
