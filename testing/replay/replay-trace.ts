import type { Failure } from '../drive/perform.ts'
import { perform } from '../drive/perform.ts'
import { rehearse } from '../drive/rehearse.ts'
import type { Observation, OpenWorld } from '../drive/world.ts'
import type { AnyPlan } from '../plan/plan.ts'
import { mustFit } from './must-fit.ts'
import type { RecordedStep } from './recorded.ts'
import { recordedIn } from './recorded.ts'
import type { Trace } from './trace.ts'
import { walkTrace } from './walk-trace.ts'

/** How a trace went when it was played again. */
export interface Replay {
  /** Null: everything went as the chart says. */
  failure: Failure | null
  /** The steps in words. */
  story: readonly string[]
  /** Steps that could not be done: the end of work that did not go on. */
  left: readonly string[]
  /** What the chart says must be seen after the last step. */
  last: Observation
  /** What the chart says that it does, at the start and at each step. */
  seen: readonly RecordedStep[]
  /** Where the chart says that it is, at the start and after each step. */
  places: readonly (readonly string[])[]
}

/** How strictly a trace is played. */
export interface ReplayOptions {
  /** Tries it although the chart has changed. */
  anyway?: boolean
}

/**
 * Plays a trace again, on a clock that is told how much time passes.
 *
 * @throws {ModelError} `trace.otherChart`, `trace.unknownExample`, `chart.throws`
 */
export async function replayTrace(
  plan: AnyPlan,
  trace: Trace,
  open: OpenWorld,
  { anyway = false }: ReplayOptions = {},
): Promise<Replay> {
  mustFit(plan, trace, anyway)
  const walk = walkTrace(plan, trace)
  const rehearsal = rehearse(walk.plan, [walk.test])[0]!
  const { begins, cues } = rehearsal
  return {
    failure: await perform(walk.plan, rehearsal, open),
    story: cues.map(({ said }) => said),
    left: walk.left,
    last: (cues.at(-1) ?? begins).expected,
    seen: recordedIn(rehearsal),
    places: [begins, ...cues].map(({ expected }) => expected.places),
  }
}
