import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Stretch, Totals } from './rounds.ts'

/** No process plays so many rounds. */
const apart = 1_000_000

const script = fileURLToPath(new URL('../run.mjs', import.meta.url))

/** The same in several processes, each with its part of the edits or rounds and with seeds of its own. */
export const playInProcesses = (
  { first, rounds, edits }: Stretch,
  processes: number,
  lists: string | undefined,
): Promise<Totals[]> =>
  Promise.all(
    Array.from({ length: processes }, (_, index) => {
      const part = (all: number) => String(Math.ceil(all / processes))
      const size = Number.isFinite(edits) ? ['--edits', part(edits)] : ['--rounds', part(rounds)]
      const seed = ['--seed', String(first + index * apart)]
      return playApart([
        'simulate',
        ...seed,
        ...size,
        ...(lists === undefined ? [] : ['--lists', lists]),
      ])
    }),
  )

const playApart = (args: readonly string[]): Promise<Totals> =>
  new Promise((resolve, reject) => {
    let totals: Totals | null = null
    fork(script, args)
      .on('message', (message: Totals) => {
        totals = message
      })
      .on('error', reject)
      .on('exit', (code) => {
        if (totals) resolve(totals)
        else reject(new Error(`'${args.join(' ')}' ended with ${code}, and told nothing.`))
      })
  })
