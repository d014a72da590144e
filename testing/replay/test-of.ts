import { sayStep } from '../plan/step.ts'
import type { Trace } from './trace.ts'

/** How the source of a test is written. */
export interface TestOfOptions {
  /** Where the test imports the plan from; by default `./MACHINE.plan.ts`. */
  planFrom?: string
  /** What the test imports the engine from; by default `stateroom-admin/testing`. */
  testingFrom?: string
}

/** The first line of such a test: what begins with it may be written anew. */
export const testHeader = '// Made from a trace, and made anew by "stateroom replay --write".'

/** A trace as the source of a vitest test: what happened must go as the chart says from now on. */
export function testOf(trace: Trace, options: TestOfOptions = {}): string {
  const { planFrom, testingFrom: testing = 'stateroom-admin/testing' } = options
  const { chart: _, steps, ...told } = trace
  const title = `${trace.machine}: ${sayStory(steps.map(sayStep))}`
  const from = planFrom ?? `./${trace.machine}.plan.ts`
  return `${testHeader}
import type { Trace } from ${quoted(testing)}
import { actorWorld, replayTrace } from ${quoted(testing)}
import { expect, test } from 'vitest'
import { plan } from ${quoted(from)}

const trace: Trace = {
${Object.entries(told)
  .map(([name, value]) => `  ${name}: ${JSON.stringify(value)},\n`)
  .join('')}  steps: [
${steps.map((step) => `    ${JSON.stringify(step)},\n`).join('')}  ],
}

test(${quoted(title)}, async () => {
  const { failure } = await replayTrace(plan, trace, actorWorld(plan.machine), { anyway: true })

  expect(failure).toBeNull()
})
`
}

/** A long story is told by how it begins and ends. */
function sayStory(words: readonly string[]): string {
  const told = words.length > 6 ? [...words.slice(0, 2), '…', ...words.slice(-3)] : words
  return told.join(' › ') || 'the start'
}

/** In single quotes, whatever is in it. */
const quoted = (text: string) =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
