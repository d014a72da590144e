import { parseArgs } from 'node:util'
import { stopwatch } from './kit/seconds.ts'
import type { Tally } from './kit/tally.ts'
import { addTallies } from './kit/tally.ts'
import type { Part } from './kit/test-parts.ts'
import { findParts, heart, parts } from './kit/test-parts.ts'

/**
 * `npm test`: the heart of the parts. `npm run test:whole`: all of them. `npm test -- NAME`: that one,
 * with what takes too long beside the others. What failed is told once more at the end; the last line says
 * how many passed and failed.
 */
export async function main(args: string[]): Promise<number> {
  const { values, positionals: names } = parseArgs({ args, options, allowPositionals: true })
  const wanted = names.length > 0 ? findParts(names) : values.whole ? parts : heart
  if (!wanted) {
    console.error(
      `There is no such part. Choose among: ${parts.map(({ name }) => name).join(', ')}.`,
    )
    return 2
  }

  const time = stopwatch()
  const outcomes: Outcome[] = []
  for (const part of wanted) outcomes.push(await run(part))

  for (const failure of outcomes.flatMap(({ tally }) => tally.failures ?? [])) {
    console.log(`\n✗ ${failure.test}\n${failure.why.replaceAll(/^/gm, '    ')}`)
  }
  const { passed, failed } = addTallies(outcomes.map(({ tally }) => tally))
  console.log(`\n${outcomes.map(line).join('\n')}\n\nAll in ${time()}.`)
  if (wanted === heart) console.log('This was the heart of it. All of it: npm run test:whole')
  console.log(`${passed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
}

const options = { whole: { type: 'boolean', default: false } } as const

interface Outcome {
  part: Part
  tally: Tally
  time: string
}

/** Runs one part. Whatever goes wrong in it is a failure of that part, and the next one still runs. */
async function run(part: Part): Promise<Outcome> {
  console.log(`\n── ${part.name}: ${part.shows}`)
  const time = stopwatch()
  const tally = await part.run().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    return { passed: 0, failed: 1, skipped: 0 }
  })
  return { part, tally, time: time() }
}

function line({ part, tally: { passed, failed, skipped }, time }: Outcome): string {
  const mark = failed === 0 ? '✓' : '✗'
  const leftOut = skipped > 0 ? `, ${skipped} skipped` : ''
  return `${mark} ${part.name.padEnd(9)}${time.padStart(10)}   ${passed} passed, ${failed} failed${leftOut}`
}
