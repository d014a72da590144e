import { sayStep } from '../plan/step.ts'
import type { RecordedStep } from './recorded.ts'
import type { Trace } from './trace.ts'

/** How the source of a test is written. */
export interface TestOfOptions {
  /** Where the test imports the plan from; by default `./MACHINE.plan.ts`. */
  planFrom?: string
  /** What the machine did, at the beginning and at each step: the test expects the same. */
  recorded?: readonly RecordedStep[]
  /** What the test imports the engine from; by default `stateroom-admin/testing`. */
  testingFrom?: string
}

/** The first line of such a test: what begins with it may be written anew. */
export const testHeader = '// Made from a trace, and made anew by "stateroom replay --write".'

/**
 * A trace as the source of a vitest test. What was recorded is written out in it, so that it fails
 * when the machine does anything else.
 */
export function testOf(trace: Trace, options: TestOfOptions = {}): string {
  const { planFrom, recorded = [], testingFrom: testing = 'stateroom-admin/testing' } = options
  const { chart: _, steps, ...told } = trace
  const title = `${trace.machine}: ${sayStory(steps.map(sayStep))}`
  const from = planFrom ?? `./${trace.machine}.plan.ts`
  return `${testHeader}
import type { RecordedStep, Trace } from ${quoted(testing)}
import { actorWorld, replayTrace } from ${quoted(testing)}
import { expect, test } from 'vitest'
import { plan } from ${quoted(from)}

const trace: Trace = {
${Object.entries(told)
  .map(([name, value]) => `  ${name}: ${JSON.stringify(value)},\n`)
  .join('')}  steps: [
${linesOf(steps, '    ')}  ],
}

/** What it did at the beginning and at each step; where it failed, up to the step before. */
const recorded: RecordedStep[] = [
${linesOf(recorded, '  ')}]

test(${quoted(title)}, async () => {
  const { failure, seen } = await replayTrace(plan, trace, actorWorld(plan.machine), { anyway: true })

  expect(seen.slice(0, recorded.length)).toEqual(recorded)
  expect(failure).toBeNull()
})
`
}

const linesOf = (values: readonly object[], indent: string) =>
  values.map((value) => `${indent}${JSON.stringify(value)},\n`).join('')

/** A long story is told by how it begins and ends. */
function sayStory(words: readonly string[]): string {
  const told = words.length > 6 ? [...words.slice(0, 2), '…', ...words.slice(-3)] : words
  return told.join(' › ') || 'the start'
}

/** In single quotes, whatever is in it. */
const quoted = (text: string) =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
