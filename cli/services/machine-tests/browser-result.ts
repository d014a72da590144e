import type { AnyPlan, FailureResult, LookAlikeResult, MachineResult, Trace } from '#testing'
import { coverageOfFired, reasonOf, shapeOf } from '#testing'
import type { BrowserTest } from './playwright-report.ts'

/** What keeps a failure: the files that repeat it and show it, from where the command was run. */
export type KeepFailure = (
  trace: Trace,
  picture: Uint8Array | null,
) => Pick<FailureResult, 'trace' | 'screenshot'>

/** What a browser's tests say about one machine. */
export function browserResult(
  plan: AnyPlan,
  tests: readonly BrowserTest[],
  keep: KeepFailure,
): MachineResult {
  const failures = tests
    .filter(({ isGood }) => !isGood)
    .map((test) => {
      const failure = failureOf(test)
      return { ...failure, ...keep(failedTrace(plan, test, failure), test.picture) }
    })
  const covered = coverageOfFired(
    plan,
    tests.map(({ fired }) => fired),
  )
  const unseen = unseenIn(tests)
  return {
    machine: plan.machine.id,
    ...covered,
    unreached: covered.unreached.filter(
      (target) => !(target in unseen.states || target in unseen.arrows),
    ),
    unseen,
    ...alikeIn(tests),
    tests: tests.length,
    goals: { browser: tests.length },
    cases: tests.map(({ test, ms }) => ({ test, ms: Math.round(ms) })),
    steps: tests.reduce((sum, { fired }) => sum + Math.max(0, fired.length - 1), 0),
    failed: failures.length,
    failures,
    ms: Math.round(tests.reduce((sum, { ms }) => sum + ms, 0)),
  }
}

/** How far a test came that failed: it stopped at the moment after the last that was right. */
export function failureOf({
  fired,
  input,
  message,
  moments,
  test,
}: Pick<BrowserTest, 'fired' | 'input' | 'message' | 'moments' | 'test'>): FailureResult {
  const at = failedMoment({ fired, moments })
  const { arrow, place } = moments[at]!
  return {
    test,
    input,
    story: moments.slice(1, at + 1).map(({ said }) => said),
    failedAt: arrow,
    shows: place,
    differences: [],
    broken: [],
    thrown: message ?? 'Playwright says no more than that it failed.',
    trace: null,
    screenshot: null,
  }
}

/** What fails after the last step, such as what tidies up, is told with that step. */
const failedMoment = ({ fired, moments }: Pick<BrowserTest, 'fired' | 'moments'>) =>
  Math.min(fired.length, moments.length - 1)

/** The steps of a test up to the one where it failed. */
export function failedTrace(
  plan: AnyPlan,
  test: Pick<BrowserTest, 'fired' | 'moments' | 'trace'>,
  failure: FailureResult,
): Trace {
  const { lines } = shapeOf(plan.machine)
  const { steps } = test.moments[failedMoment(test)]!
  return {
    ...test.trace,
    chart: lines,
    steps: test.trace.steps.slice(0, steps),
    why: reasonOf(failure),
  }
}

/** Nothing where nobody asked. */
function alikeIn(tests: readonly BrowserTest[]): { alike?: LookAlikeResult } {
  const compared = new Map(tests.flatMap(({ alike = {} }) => Object.entries(alike)))
  if (compared.size === 0) return {}
  const states: Record<string, string[]> = {}
  for (const [place, others] of compared) {
    for (const other of others) states[other] = [...(states[other] ?? []), place]
  }
  const of = new Set([...compared.keys(), ...Object.keys(states)]).size
  return { alike: { of, states } }
}

/** The same in each of its tests. */
const unseenIn = ([any]: readonly BrowserTest[]) =>
  any?.unseen ?? { states: {}, arrows: {}, emitted: {} }
