import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { root } from '../scripts/kit/root.ts'
import { freePort } from './kit/free-port.ts'
import { printTable } from './kit/print-table.ts'
import { watchOthers } from './kit/processes.ts'
import { printSurroundings, surroundings, writeReport } from './kit/report.ts'
import { temporaryFolder } from './kit/temporary-folder.ts'

/** `npm run bench:start`: how long a fresh clone needs until somebody can sign in. */
export async function main(args: string[]): Promise<number> {
  const { values: flags } = parseArgs({ args, options: { json: { type: 'string' } } })
  const where = surroundings()
  printSurroundings(where)

  const clone = join(temporaryFolder('clone'), 'stateroom')
  execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${root}`, clone])
  const steps = [
    { step: 'npm ci', ...(await timed(() => install(clone))) },
    { step: 'npm start, the first time', ...(await timed(() => start(clone))) },
    { step: 'npm start, again', ...(await timed(() => start(clone))) },
  ]
  printTable(
    ['', 'seconds', 'others, %'],
    steps.map(({ othersPercent, seconds, step }) => [step, seconds, othersPercent]),
  )
  writeReport(flags.json, { bench: 'start', ...where, seed: 'examples/magazine/seed.ts', steps })
  return 0
}

async function timed(work: () => Promise<void>) {
  const others = watchOthers()
  const started = performance.now()
  await work()
  return { seconds: (performance.now() - started) / 1000, othersPercent: others() }
}
