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
  expect(vitestTally(vitest, 1)).toEqual({ passed: 4, failed: 1, skipped: 2 })

  const playwright = report({ stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 2 } })
  expect(playwrightTally(playwright, 1)).toEqual({ passed: 3, failed: 2, skipped: 2 })
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

test('the sum is over everything', () => {
  const sum = addTallies([oneTest(0), oneTest(1), { passed: 5, failed: 0, skipped: 1 }])

  expect(sum).toEqual({ passed: 6, failed: 1, skipped: 1 })
})
