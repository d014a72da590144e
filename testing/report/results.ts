import type { Criterion } from '../cover/criteria.ts'
import type { ModelTest } from '../cover/suite.ts'
import type { Failure } from '../drive/perform.ts'
import type { RunResult } from '../drive/run-tests.ts'
import type { MutationResult } from '../mutate/result.ts'
import type { SystemMutation } from '../system/mutate-system.ts'
import type { SystemResult } from '../system/run-system.ts'

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
  steps: number
  failed: number
  failures: readonly FailureResult[]
  ms: number
}

/** A failure in words. */
export interface FailureResult
  extends Pick<Failure, 'story' | 'failedAt' | 'differences' | 'broken' | 'thrown'> {
  /** What the test was made for, and its number among those: `pairs 12`. */
  test: string
  /** The name of the input that the test begins with. */
  input: string
  /** The file that repeats it, from where the command was run; null where none could be made. */
  trace: string | null
}

/** What is kept of a run of these tests; `traces` are the files of its failures, in their order. */
export function resultOf(
  { failures, ...run }: RunResult,
  tests: readonly ModelTest[],
  traces: readonly (string | null)[],
  ms: number,
): MachineResult {
  const names = namesOf(tests)
  return {
    ...run,
    unreached: unreachedIn(run),
    goals: goalsOf(tests),
    failed: failures.length,
    failures: failures.map(({ test, story, failedAt, differences, broken, thrown }, index) => ({
      test: names.get(test) ?? 'a random walk',
      input: test.input,
      story,
      failedAt,
      differences,
      broken,
      thrown,
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

/** The name of each test: its goal, and its number among those of that goal. */
function namesOf(tests: readonly ModelTest[]): Map<ModelTest, string> {
  const names = new Map<ModelTest, string>()
  const counts = new Map<string, number>()
  for (const test of tests) {
    const number = (counts.get(test.goal) ?? 0) + 1
    counts.set(test.goal, number)
    names.set(test, `${test.goal} ${number}`)
  }
  return names
}

function goalsOf(tests: readonly ModelTest[]): Record<string, number> {
  const goals: Record<string, number> = {}
  for (const { goal } of tests) goals[goal] = (goals[goal] ?? 0) + 1
  return goals
}
