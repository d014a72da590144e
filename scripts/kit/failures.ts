import { stripVTControlCharacters } from 'node:util'

/** One failed test: where it stands, and how its message begins. */
export interface Failure {
  test: string
  why: string
}

/** The parts of Vitest's JSON report that are read here. */
export interface VitestReport {
  numPassedTests?: number
  numFailedTests?: number
  numPendingTests?: number
  numTodoTests?: number
  testResults?: {
    name: string
    status: string
    message: string
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[]
  }[]
}

/** The parts of Playwright's JSON report that are read here. */
export interface PlaywrightReport {
  stats?: { expected?: number; unexpected?: number; flaky?: number; skipped?: number }
  suites?: PlaywrightSuite[]
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs?: {
    file: string
    line: number
    title: string
    tests: {
      projectName: string
      status: string
      results: { error?: { message?: string }; errorLocation?: { line: number } }[]
    }[]
  }[]
}

/** A file that could not be loaded counts as one failed test. */
export function vitestFailures({ testResults = [] }: VitestReport): Failure[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (failed.length === 0) return status === 'failed' ? [failure(name, message)] : []
    return failed.map((test) => failure(`${name} › ${test.fullName}`, test.failureMessages?.[0]))
  })
}

export function playwrightFailures({ suites = [] }: PlaywrightReport): Failure[] {
  return suites.flatMap((suite) => [
    ...playwrightFailures(suite),
    ...(suite.specs ?? []).flatMap(({ file, line, title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ projectName, results }) => {
          const result = results.find(({ error }) => error)
          const place = `${file}:${result?.errorLocation?.line ?? line}`
          return failure(`[${projectName}] ${place} › ${title}`, result?.error?.message)
        }),
    ),
  ])
}

const linesOfAMessage = 12

function failure(test: string, message = 'It left no message.'): Failure {
  const lines = stripVTControlCharacters(message).trim().split('\n')
  return { test, why: lines.slice(0, linesOfAMessage).join('\n') }
}
