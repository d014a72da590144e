import { parseArgs } from 'node:util'
import { printSurroundings, surroundings, writeReport } from './kit/report.ts'
import { browserVersion } from './load/browser.ts'
import { measureDifferences } from './together/measure-differences.ts'
import { printDifferences } from './together/print.ts'

/** `npm run bench:together`: what it costs to see what two people did to one document. */
export async function main(args: string[]): Promise<number> {
  const { values: flags } = parseArgs({ args, options })
  const where = surroundings({ chromium: await browserVersion() })
  printSurroundings(where)

  const differences = await measureDifferences(Number(flags.rounds))
  printDifferences(differences)
  writeReport(flags.json, { bench: 'together', ...where, differences })
  return 0
}

const options = {
  rounds: { type: 'string', default: '5' },
  json: { type: 'string' },
} as const
