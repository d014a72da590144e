import type { Criterion } from '../cover/criteria.ts'
import type { ModelTest } from '../cover/suite.ts'
import { testNames } from '../cover/test-names.ts'
import type { Failure } from '../drive/perform.ts'
import type { RunResult } from '../drive/run-tests.ts'
import type { MutationResult } from '../mutate/result.ts'
import type { SystemMutation } from '../system/mutate-system.ts'
import type { SystemResult } from '../system/run-system.ts'
import type { UnseenParts } from './browser-note.ts'

/** Where tests can be run. */
export type Rung = 'pure' | 'actor' | 'browser'

/** What is kept of a run, as plain data: `results.json`. */
export interface Results {
  format: 1
  rung: Rung
  /** A preset or a criterion. */
  cover: string
  /** Of the random walks. */
  seed: number
  /** ISO 8601. */
  finishedAt: string
  /** The folder that the machines were found in; null: the package's own. */
  dir: string | null
  machines: readonly MachineResult[]
  /** Machines that were tried together; absent: this rung tries none. */
  systems?: readonly SystemResult[]
}

/** What is kept of weighing the tests: `mutation.json`. */
export interface Scores {
  format: 1
  /** ISO 8601. */
  finishedAt: string
  dir: string | null
  machines: readonly MutationResult[]
  /** What the laws of machines together see of messages that go wrong. */
  systems?: readonly ({ system: string } & SystemMutation)[]
}

/** How the tests of one machine went. */
export interface MachineResult {
  machine: string
  /** 0 to 1, by criterion; null: this rung does not tell. */
  coverage: Readonly<Record<Criterion, number | null>>
  /** What nothing covered, by criterion. */
  missing: Readonly<Record<Criterion, readonly string[]>>
  /** The states and arrows of the chart that nothing covered. */
  unreached: readonly string[]
  /** How often each arrow was used, by id. */
  arrows: Readonly<Record<string, number>>
  tests: number
  /** How many of the tests were made for what. */
  goals: Readonly<Record<string, number>>
  /** States that a page model can't tell apart; none where nobody asked. */
  alike?: LookAlikeResult
  /** Every test by its name, with how long it took. */
  cases: readonly { test: string; ms: number }[]
  /** What a browser cannot show or cause, with reasons; none where machines run by themselves. */
  unseen?: UnseenParts
  steps: number
  failed: number
  failures: readonly FailureResult[]
  ms: number
}

/** What running the assertions of states in other states has found. */
export interface LookAlikeResult {
  /** How many states were compared. */
  of: number
  /** By state: the others in which its assertion passes as well. */
  states: Readonly<Record<string, readonly string[]>>
}

/** A failure in words. */
export interface FailureResult
  extends Pick<Failure, 'story' | 'failedAt' | 'differences' | 'broken' | 'thrown'> {
  /** The name of the test: what it does. */
  test: string
  /** The name of the input that the test begins with. */
  input: string
  /** Where the machine is after the last step of the story, and so what a page should show. */
  shows?: string
  /** The file that repeats it, from where the command was run; null where none could be made. */
  trace: string | null
  /** The file with a picture of the page, from where the command was run; null: there is none. */
  screenshot?: string | null
}

/**
 * What is kept of a run of these tests; `traces` are the files of its failures, in their order, and
 * `others` has names for those that are of no test.
 */
export function resultOf(
  { failures, times, ...run }: RunResult,
  tests: readonly ModelTest[],
  traces: readonly (string | null)[],
  ms: number,
  others: ReadonlyMap<Failure, string> = new Map(),
): MachineResult {
  const named = testNames(tests)
  const names = new Map(tests.map((test, index) => [test, named[index]!]))
  return {
    ...run,
    unreached: unreachedIn(run),
    goals: goalsOf(tests),
    cases: named.map((test, index) => ({ test, ms: times[index]! })),
    failed: failures.length,
    failures: failures.map((failure, index) => ({
      test: others.get(failure) ?? names.get(failure.test)!,
      input: failure.test.input,
      story: failure.story,
      failedAt: failure.failedAt,
      differences: failure.differences,
      broken: failure.broken,
      thrown: failure.thrown,
      trace: traces[index] ?? null,
    })),
    ms: Math.round(ms),
  }
}

/** What is in the chart, and nothing covered. */
export const unreachedIn = ({ missing }: Pick<MachineResult, 'missing'>): string[] => [
  ...missing.states,
  ...missing.transitions,
]

function goalsOf(tests: readonly ModelTest[]): Record<string, number> {
  const goals: Record<string, number> = {}
  for (const { goal } of tests) goals[goal] = (goals[goal] ?? 0) + 1
  return goals
}
