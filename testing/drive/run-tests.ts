import type { ModelTest } from '../cover/suite.ts'
import type { Graph } from '../explore/graph.ts'
import type { AnyPlan } from '../plan/plan.ts'
import type { Coverage } from './coverage.ts'
import { startCoverage } from './coverage.ts'
import { mustRepeat } from './must-repeat.ts'
import type { Failure } from './perform.ts'
import { perform } from './perform.ts'
import { rehearse } from './rehearse.ts'
import type { OpenWorld } from './world.ts'

/** How the tests of a machine went on a rung. */
export interface RunResult {
  machine: string
  tests: number
  steps: number
  failures: readonly Failure[]
  /** How long each test took, in ms. */
  times: readonly number[]
  coverage: Coverage
  /** What nothing covered, by criterion. */
  missing: Readonly<Record<keyof Coverage, readonly string[]>>
  /** How often each arrow was used, by id. */
  arrows: Readonly<Record<string, number>>
}

/** What is told while tests run: the arrows of a test that passed, or its failure. */
export interface Progress {
  done: number
  of: number
  arrows: ReadonlyMap<string, number>
  failure: Failure | null
}

/**
 * Runs tests in a world, each in one of its own, and compares all that is seen with the chart.
 *
 * @throws {ModelError} `chart.unsteady`
 */
export async function runTests(
  plan: AnyPlan,
  graph: Graph,
  tests: readonly ModelTest[],
  open: OpenWorld,
  onProgress: (progress: Progress) => void = () => {},
): Promise<RunResult> {
  const count = startCoverage(plan, graph)
  const failures: Failure[] = []
  const times: number[] = []
  const rehearsals = rehearse(plan, tests)
  let steps = 0
  for (const [index, rehearsal] of rehearsals.entries()) {
    const begun = performance.now()
    const failure = await perform(plan, rehearsal, open, count)
    if (failure) {
      mustRepeat(plan, rehearsal, failure)
      failures.push(failure)
    }
    times.push(roundedMs(performance.now() - begun))
    steps += rehearsal.test.steps.length
    onProgress({ done: index + 1, of: tests.length, arrows: count.arrows(), failure })
  }
  return {
    machine: plan.machine.id,
    tests: tests.length,
    steps,
    failures,
    times,
    coverage: count.coverage(),
    missing: count.missing(),
    arrows: Object.fromEntries(count.arrows()),
  }
}

/** Most tests take less than one. */
const roundedMs = (ms: number) => Math.round(ms * 1000) / 1000
