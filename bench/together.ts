import { parseArgs } from 'node:util'
import { benchEnvironment, printEnvironment, writeReport } from './kit/report.ts'
import { browserVersion } from './load/browser.ts'
import { measureDifferences } from './together/measure-differences.ts'
import { measureLive } from './together/measure-events.ts'
import { measureVersions } from './together/measure-versions.ts'
import { printDifferences, printLive } from './together/print.ts'
import { printVersions } from './together/print-versions.ts'

/** `npm run bench:together`: what it costs to see what others do, and did, to one document. */
export async function main(args: string[]): Promise<number> {
  const { values: flags } = parseArgs({ args, options })
  const where = benchEnvironment({ chromium: await browserVersion() })
  printEnvironment(where)

  const wanted = (part: string) => flags.only === undefined || flags.only === part
  const live = wanted('live') ? await measureLive() : null
  if (live) printLive(live)
  const rounds = Number(flags.rounds)
  const differences = wanted('differences') ? await measureDifferences(rounds) : null
  if (differences) printDifferences(differences)
  const versions = wanted('versions') ? await measureVersions(Number(flags.versions), rounds) : null
  if (versions) printVersions(versions)
  writeReport(flags.json, { bench: 'together', ...where, live, differences, versions })
  return 0
}

const options = {
  rounds: { type: 'string', default: '5' },
  versions: { type: 'string', default: '1000' },
  only: { type: 'string' },
  json: { type: 'string' },
} as const
