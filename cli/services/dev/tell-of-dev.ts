import type { ActorRefFrom } from 'xstate'
import type { CliTextKey } from '#locales'
import type { Terminal } from '../../kit/terminal.ts'
import type { devMachine } from '../../machines/dev/index.ts'
import { announce } from '../kit/announce.ts'
import type { ServerProcess } from './open-server.ts'

interface Telling {
  actor: ActorRefFrom<typeof devMachine>
  current: () => ServerProcess | undefined
  terminal: Terminal
  dataDir: string
}

const mistakeTexts: Readonly<Record<string, CliTextKey>> = {
  behind: 'cli.dev.mistake',
  down: 'cli.dev.mistakeAtStart',
  ended: 'cli.dev.ended',
}

/** The sentence about what keeps the files from being served; undefined: nothing does. */
export const mistakeTextOf = (state: string): CliTextKey | undefined => mistakeTexts[state]

/** Says in the terminal what becomes of each edit. */
export function tellOfDev({ actor, current, dataDir, terminal }: Telling): void {
  const { complain, say, text } = terminal
  let began = performance.now()
  let before: string | null = null
  let isAnnounced = false
  actor.subscribe((snapshot) => {
    const state = String(snapshot.value)
    if (state === before) return
    before = state
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    if (snapshot.hasTag('busy')) began = performance.now()
    const mistake = mistakeTextOf(state)
    if (mistake) complain(text(mistake))
    if (state !== 'serving') return
    if (isAnnounced) {
      say(text('cli.dev.updated', { seconds }))
      return
    }
    isAnnounced = true
    const server = current()
    if (server) {
      void announce(terminal, server.ready, dataDir, performance.now() - began).then(() =>
        say(text('cli.dev.watching')),
      )
    }
  })
}
