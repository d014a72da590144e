import type { Failure } from '../drive/perform.ts'
import type { OpenWorld } from '../drive/world.ts'
import type { AnyPlan } from '../plan/plan.ts'
import type { Replay, ReplayOptions } from './replay-trace.ts'
import { replayTrace } from './replay-trace.ts'
import type { Trace } from './trace.ts'
import { reasonOf, stepsUntil } from './trace-of.ts'
import { walkTrace } from './walk-trace.ts'

/**
 * The shortest trace that can be found in which the same still goes wrong: steps are left out,
 * many at a time and then one by one. A trace in which nothing goes wrong stays as it is.
 *
 * @throws {ModelError} what `replayTrace` throws
 */
export async function shrinkTrace(
  plan: AnyPlan,
  trace: Trace,
  open: OpenWorld,
  options: ReplayOptions = {},
): Promise<Trace> {
  const { failure: wanted } = await replayTrace(plan, trace, open, options)
  if (wanted === null) return trace

  const failing = async (shorter: Trace): Promise<Failure | null> => {
    const { failure } = await triedReplay(plan, shorter, open)
    return failure && isSame(failure, wanted) ? failure : null
  }
  let shortest = cutAfter(plan, trace, wanted)
  for (let size = Math.ceil(shortest.steps.length / 2); size > 0; size = smaller(size)) {
    for (let from = 0; from < shortest.steps.length; ) {
      const without = { ...shortest, steps: shortest.steps.toSpliced(from, size) }
      const failure = await failing(without)
      if (failure) shortest = cutAfter(plan, without, failure)
      else from += size
    }
  }
  const failure = (await failing(shortest)) ?? wanted
  return { ...shortest, why: reasonOf(failure) }
}

const smaller = (size: number) => (size === 1 ? 0 : Math.ceil(size / 2))

/** What is left when a step is missing may be nothing that the chart can do. */
async function triedReplay(
  plan: AnyPlan,
  trace: Trace,
  open: OpenWorld,
): Promise<Pick<Replay, 'failure'>> {
  try {
    return await replayTrace(plan, trace, open, { anyway: true })
  } catch {
    return { failure: null }
  }
}

const isSame = (one: Failure, other: Failure) =>
  one.failedAt === other.failedAt && (one.thrown === null) === (other.thrown === null)

/** Without the steps that come after the failure, and those that could not be done. */
function cutAfter(plan: AnyPlan, trace: Trace, failure: Failure): Trace {
  const { origins } = walkTrace(plan, trace)
  const count = stepsUntil(failure).length
  return { ...trace, steps: origins.slice(0, count).map((index) => trace.steps[index]!) }
}
