import { existsSync, readFileSync } from 'node:fs'
import type { Failure, PlaywrightReport, VitestReport } from './failures.ts'
import { playwrightFailures, vitestFailures } from './failures.ts'

/** How many tests there were, by outcome, and which failed. */
export interface Tally {
  passed: number
  failed: number
  skipped: number
  failures?: readonly Failure[]
}

export const addTallies = (tallies: readonly Tally[]): Tally =>
  tallies.reduce((sum, { passed, failed, skipped, failures = [] }) => ({
    passed: sum.passed + passed,
    failed: sum.failed + failed,
    skipped: sum.skipped + skipped,
    failures: [...(sum.failures ?? []), ...failures],
  }))

/** A step that counts as one test. */
export const oneTest = (exitCode: number): Tally =>
  exitCode === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 }

/** What Vitest wrote down. A file that could not even be loaded has no tests: it is a failure too. */
export function vitestTally(report: string, exitCode: number): Tally {
  const written = read<VitestReport>(report)
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = written
  return honest(
    {
      passed: numPassedTests ?? 0,
      failed: numFailedTests ?? 0,
      skipped: (numPendingTests ?? 0) + (numTodoTests ?? 0),
      failures: vitestFailures(written),
    },
    exitCode,
  )
}

/** What Playwright wrote down. */
export function playwrightTally(report: string, exitCode: number): Tally {
  const written = read<PlaywrightReport>(report)
  const { stats = {} } = written
  return honest(
    {
      passed: stats.expected ?? 0,
      failed: (stats.unexpected ?? 0) + (stats.flaky ?? 0),
      skipped: stats.skipped ?? 0,
      failures: playwrightFailures(written),
    },
    exitCode,
  )
}

/** A tool that ended badly without naming a failed test has failed all the same; so has one that ran nothing. */
function honest(tally: Tally, exitCode: number): Tally {
  const isFine = exitCode === 0 && tally.passed > 0
  return tally.failed === 0 && !isFine ? { ...tally, failed: 1 } : tally
}

const read = <Report extends object>(report: string): Partial<Report> =>
  existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {}
