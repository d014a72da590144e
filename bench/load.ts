import { parseArgs } from 'node:util'
import { measureBudgets, printBudgets } from '../scripts/budgets.ts'
import { benchEnvironment, printEnvironment, writeReport } from './kit/report.ts'
import { browserVersion, withNewProfile } from './load/browser.ts'
import type { Contender } from './load/contender.ts'
import { signIn } from './load/contender.ts'
import type { TimeSample } from './load/measure-times.ts'
import { measureTimes } from './load/measure-times.ts'
import { measureTransfers } from './load/measure-transfers.ts'
import { printPhases, printTimes, printTransfers, printVisit } from './load/print.ts'
import type { Screen } from './load/screens.ts'
import { screensOf } from './load/screens.ts'
import { peerApp, peerVersions, startPayload } from './load/start-payload.ts'
import { startStateroom } from './load/start-stateroom.ts'

/** `npm run bench:load`: how heavy the screens are, and how long until each can be used. */
export async function main(args: string[]): Promise<number> {
  const { values: flags } = parseArgs({ args, options })
  const peer = flags.peer ? peerApp(flags.peer) : null
  const where = benchEnvironment({
    chromium: await browserVersion(),
    ...(peer && peerVersions(peer)),
  })
  printEnvironment(where)
  const budgets = measureBudgets()
  printBudgets(budgets)

  const contenders: Contender[] = []
  try {
    contenders.push(await startStateroom(peer))
    if (peer) contenders.push(await startPayload(peer))
    const screens = await chosenScreens(contenders, flags.only?.split(','))

    const transfers = await measureTransfers(contenders, screens)
    printTransfers(transfers)
    const often = {
      rounds: Number(flags.rounds),
      tries: Number(flags.tries),
      slow: Number(flags.slow),
    }
    const times: TimeSample[] = []
    await measureTimes(contenders, screens, often, (visits) => {
      times.push(...visits)
      visits.forEach(printVisit)
    })
    printTimes(times)
    printPhases(times)
    const seed = peer ? 'the data of the peer' : 'bench/peer-site/seed.ts'
    writeReport(flags.json, {
      bench: 'load',
      ...where,
      seed,
      slow: often.slow,
      budgets,
      transfers,
      times,
    })
  } finally {
    for (const { server } of contenders) await server.stop()
  }
  return 0
}

const options = {
  peer: { type: 'string' },
  rounds: { type: 'string', default: '5' },
  tries: { type: 'string', default: '3' },
  slow: { type: 'string', default: '1' },
  only: { type: 'string' },
  json: { type: 'string' },
} as const

async function chosenScreens(
  [first]: readonly Contender[],
  names: readonly string[] | undefined,
): Promise<Screen[]> {
  const screens = await withNewProfile(async (context) => {
    await signIn(context, first!.server)
    return screensOf(context, first!.server)
  })
  const unknown = names?.find((name) => screens.every((screen) => screen.name !== name))
  if (unknown) {
    throw new Error(`"${unknown}" is none of ${screens.map(({ name }) => name).join(', ')}.`)
  }
  return screens.filter(({ name }) => names?.includes(name) ?? true)
}
