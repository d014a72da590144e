import { parseArgs } from 'node:util'
import { benchEnvironment, printEnvironment, writeReport } from './kit/report.ts'
import { ServerProcess } from './kit/server-process.ts'
import { makeContenders } from './server/contenders.ts'
import type { RateSample, Running } from './server/measure-rates.ts'
import { measureRates } from './server/measure-rates.ts'
import type { StartSample } from './server/measure-starts.ts'
import { measureStarts } from './server/measure-starts.ts'
import { printRates, printStarts } from './server/print.ts'

/** `npm run bench:server`: what our host and plugin cost on top of Payload's own handler. */
export async function main(args: string[]): Promise<number> {
  const { values: flags } = parseArgs({ args, options })
  const rounds = Number(flags.rounds)
  const tries = Number(flags.tries)
  const where = benchEnvironment()
  printEnvironment(where)

  const contenders = await makeContenders()
  const starts: StartSample[] = []
  await measureStarts(contenders, rounds, tries, (sample) => starts.push(sample))
  printStarts(starts)

  const rates: RateSample[] = []
  const running: Running[] = []
  try {
    for (const { command, name } of contenders) {
      running.push({ name, server: await ServerProcess.start(command) })
    }
    await measureRates(running, rounds, tries, (sample) => rates.push(sample))
  } finally {
    for (const { server } of running) await server.stop()
  }
  printRates(rates)
  writeReport(flags.json, { bench: 'server', ...where, seed, starts, rates })
  return 0
}

const seed = 'examples/magazine/seed.ts'

const options = {
  rounds: { type: 'string', default: '5' },
  tries: { type: 'string', default: '3' },
  json: { type: 'string' },
} as const
