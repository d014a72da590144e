import { parseArgs } from 'node:util'
import { measureMemory } from './edit/measure-memory.ts'
import { measureTyping } from './edit/measure-typing.ts'
import { printMemory, printTyping } from './edit/print.ts'
import type { Subject } from './edit/subjects.ts'
import { subjectsOf } from './edit/subjects.ts'
import { benchEnvironment, printEnvironment, writeReport } from './kit/report.ts'
import { browserVersion, withNewProfile } from './load/browser.ts'
import type { Contender } from './load/contender.ts'
import { signIn } from './load/contender.ts'
import { peerApp, peerVersions, startPayload } from './load/start-payload.ts'
import { startStateroom } from './load/start-stateroom.ts'

/** `npm run bench:edit`: what a key costs in documents of different sizes, and what it sends. */
export async function main(args: string[]): Promise<number> {
  const { values: flags } = parseArgs({ args, options })
  const peer = flags.peer ? peerApp(flags.peer) : null
  const where = benchEnvironment({
    chromium: await browserVersion(),
    ...(peer && peerVersions(peer)),
  })
  printEnvironment(where)

  const contenders: Contender[] = []
  try {
    contenders.push(await startStateroom(peer))
    if (peer) contenders.push(await startPayload(peer))
    const subjects = new Map(
      await Promise.all(
        contenders.map(async (contender) =>
          withNewProfile(async (context) => {
            await signIn(context, contender.server)
            const all = await subjectsOf(context, contender.server)
            return [contender.name, chosen(all, flags.only?.split(','))] as const
          }),
        ),
      ),
    )
    const openings = Number(flags.openings)
    const memory = openings > 0 ? await measureMemory(contenders, openings) : []
    if (memory.length > 0) printMemory(memory)
    const typing = await measureTyping(contenders, subjects, Number(flags.rounds))
    printTyping(typing)
    const seed = peer ? 'the data of the peer' : 'bench/peer-site/seed.ts'
    writeReport(flags.json, { bench: 'edit', ...where, seed, typing, memory })
  } finally {
    for (const { server } of contenders) await server.stop()
  }
  return 0
}

const options = {
  peer: { type: 'string' },
  rounds: { type: 'string', default: '3' },
  /** 0 leaves the memory out. */
  openings: { type: 'string', default: '30' },
  /** Documents by name, with commas between them. */
  only: { type: 'string' },
  json: { type: 'string' },
} as const

function chosen(all: readonly Subject[], names: readonly string[] | undefined): Subject[] {
  const unknown = names?.find((name) => all.every((subject) => subject.name !== name))
  if (unknown) throw new Error(`"${unknown}" is none of ${all.map(({ name }) => name).join(', ')}.`)
  return all.filter(({ name }) => names?.includes(name) ?? true)
}
