import { parseArgs } from 'node:util'
import { measureTyping } from './edit/measure-typing.ts'
import { printTyping } from './edit/print.ts'
import { benchEnvironment, printEnvironment, writeReport } from './kit/report.ts'
import { browserVersion, withNewProfile } from './load/browser.ts'
import type { Contender } from './load/contender.ts'
import { signIn } from './load/contender.ts'
import { peerApp, peerVersions, startPayload } from './load/start-payload.ts'
import { startStateroom } from './load/start-stateroom.ts'
import { measurePaste } from './rich-text/measure-paste.ts'
import { printPaste } from './rich-text/print.ts'
import { richSubjects } from './rich-text/subjects.ts'

/** `npm run bench:rich-text`: what writing costs in texts of 10, 100 and 1,000 blocks. */
export async function main(args: string[]): Promise<number> {
  const { values: flags } = parseArgs({ args, options })
  const peer = flags.peer ? peerApp(flags.peer) : null
  const rounds = Number(flags.rounds)
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
            return [contender.name, await richSubjects(context, contender.server)] as const
          }),
        ),
      ),
    )
    const typing = await measureTyping(contenders, subjects, rounds)
    printTyping(typing)
    const pasting = await measurePaste(contenders, subjects, rounds)
    printPaste(pasting)
    writeReport(flags.json, { bench: 'rich-text', ...where, typing, pasting })
  } finally {
    for (const { server } of contenders) await server.stop()
  }
  return 0
}

const options = {
  peer: { type: 'string' },
  rounds: { type: 'string', default: '3' },
  json: { type: 'string' },
} as const
