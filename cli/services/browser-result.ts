import type { AnyPlan, FailureResult, MachineResult } from '#testing'
import { coverageOfFired } from '#testing'
import type { BrowserTest } from './playwright-report.ts'

/** What a browser's tests say about one machine. */
export function browserResult(plan: AnyPlan, tests: readonly BrowserTest[]): MachineResult {
  const failures = tests.filter(({ isGood }) => !isGood).map(failureOf)
  return {
    machine: plan.machine.id,
    ...coverageOfFired(
      plan,
      tests.map(({ fired }) => fired),
    ),
    tests: tests.length,
    goals: { browser: tests.length - failures.length },
    steps: tests.reduce((sum, { fired }) => sum + Math.max(0, fired.length - 1), 0),
    failed: failures.length,
    failures,
    ms: Math.round(tests.reduce((sum, { ms }) => sum + ms, 0)),
  }
}

/** Playwright keeps the pictures and the trace; here is where it stopped. */
function failureOf({ fired, message, title }: BrowserTest): FailureResult {
  return {
    test: title,
    input: '',
    story: [],
    failedAt: fired.flat().at(-1) ?? 'the start',
    differences: [],
    broken: [],
    thrown: message === null ? null : withoutColours(message),
    trace: null,
  }
}

const escapeSign = String.fromCharCode(27)

const withoutColours = (text: string) =>
  text.replace(new RegExp(`${escapeSign}\\[[\\d;]*m`, 'g'), '')
