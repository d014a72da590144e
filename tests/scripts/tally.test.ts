import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { addTallies, oneTest, playwrightTally, vitestTally } from '../../scripts/kit/tally.ts'

const folder = mkdtempSync(join(tmpdir(), 'tally-'))
afterAll(() => rmSync(folder, { recursive: true }))

function report(content: object): string {
  const path = join(folder, 'report.json')
  writeFileSync(path, JSON.stringify(content))
  return path
}

test("Vitest's and Playwright's own numbers are told", () => {
  const vitest = report({ numPassedTests: 4, numFailedTests: 1, numPendingTests: 2 })
  expect(vitestTally(vitest, 1)).toMatchObject({ passed: 4, failed: 1, skipped: 2 })

  const playwright = report({ stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 2 } })
  expect(playwrightTally(playwright, 1)).toMatchObject({ passed: 3, failed: 2, skipped: 2 })
})

test.each([
  ['ended badly without a failed test', { numPassedTests: 4, numFailedTests: 0 }, 1],
  ['ran nothing at all', { numPassedTests: 0, numFailedTests: 0 }, 0],
])('a tool that %s has failed', (_what, numbers, exitCode) => {
  expect(vitestTally(report(numbers), exitCode).failed).toBe(1)
})

test('a tool that left no report has failed', () => {
  expect(playwrightTally(join(folder, 'nothing.json'), 1)).toMatchObject({ passed: 0, failed: 1 })
})

test('the sum is over everything, and names all that failed', () => {
  const [one, other] = [
    { test: 'one', why: 'a' },
    { test: 'other', why: 'b' },
  ]
  const sum = addTallies([
    oneTest(0),
    { passed: 0, failed: 1, skipped: 0, failures: [one] },
    { passed: 5, failed: 1, skipped: 1, failures: [other] },
  ])

  expect(sum).toEqual({ passed: 6, failed: 2, skipped: 1, failures: [one, other] })
})

test('what failed is named, with where it stands and how its message begins', () => {
  const red = '\u001b[31m'
  const vitest = report({
    numFailedTests: 1,
    testResults: [
      {
        name: 'a.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [
          { fullName: 'adds', status: 'passed' },
          { fullName: 'takes away', status: 'failed', failureMessages: [`${red}expected 2`] },
        ],
      },
      { name: 'b.test.ts', status: 'failed', message: 'Cannot find c', assertionResults: [] },
    ],
  })
  expect(vitestTally(vitest, 1).failures).toEqual([
    { test: 'a.test.ts › takes away', why: 'expected 2' },
    { test: 'b.test.ts', why: 'Cannot find c' },
  ])

  const failed = { error: { message: `${red}not visible` }, errorLocation: { line: 9 } }
  const tests = [
    { projectName: 'phone', status: 'unexpected', results: [failed] },
    { projectName: 'light-en', status: 'expected', results: [{}] },
  ]
  const spec = { file: 'a.spec.ts', line: 3, title: 'opens', tests }
  const playwright = report({
    stats: { unexpected: 1 },
    suites: [{ specs: [], suites: [{ specs: [spec] }] }],
  })
  expect(playwrightTally(playwright, 1).failures).toEqual([
    { test: '[phone] a.spec.ts:9 › opens', why: 'not visible' },
  ])
})
