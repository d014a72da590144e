import { parseArgs } from 'node:util'
import { play } from '../tests/simulation/story/play.ts'
import { shrunk } from '../tests/simulation/story/shrink.ts'
import type { Step } from '../tests/simulation/story/steps.ts'
import { stepsOf } from '../tests/simulation/story/steps.ts'
import type { Stretch, Totals } from './kit/rounds.ts'
import { added, playStretch } from './kit/rounds.ts'
import { playInProcesses } from './kit/simulating-processes.ts'

const stepsInARound = 60

/** `npm run simulate`: people edit in a simulated world, round by round; tells each way in which that goes wrong. */
export async function main(args: string[]): Promise<number> {
  const { values: flags } = parseArgs({ args, options })
  const first = flags.seed === undefined ? Date.now() % 1_000_000_000 : Number(flags.seed)
  const lists = flags.lists === undefined ? undefined : Number(flags.lists)
  const stepsFrom = (seed: number) => stepsOf(seed, stepsInARound, lists)
  if (flags.trace) return trace(stepsFrom(first), first, flags.short)

  const stretch: Stretch = {
    first,
    rounds: flags.edits === undefined ? Number(flags.rounds) : Number.POSITIVE_INFINITY,
    edits: flags.edits === undefined ? Number.POSITIVE_INFINITY : Number(flags.edits),
  }
  // One of several processes: it tells the first of them.
  if (process.send) {
    process.send(await playStretch(stretch, stepsFrom))
    return 0
  }
  console.log(`rounds from seed ${first}`)
  const begun = performance.now()
  const processes = Number(flags.processes)
  const parts =
    processes > 1
      ? await playInProcesses(stretch, processes, flags.lists)
      : [await playStretch(stretch, stepsFrom)]
  tell(added(parts), (performance.now() - begun) / 1000)
  return parts.every(({ found }) => found.length === 0) ? 0 : 1
}

async function trace(steps: readonly Step[], seed: number, isShort: boolean): Promise<number> {
  const { lines } = isShort ? await shrunk(steps, seed, true) : await play(steps, seed, true)
  console.log(lines.join('\n'))
  return 0
}

function tell({ rounds, edits, requests, seconds, found }: Totals, passed: number): void {
  console.log(
    `\n${rounds} rounds, ${edits} edits with ${requests} requests in ${passed.toFixed(1)} s and ${seconds.toFixed(1)} s of a processor, ${Math.round(edits / seconds)} a second of it`,
  )
  const wrong = found.reduce((sum, [, seeds]) => sum + seeds.length, 0)
  console.log(`${wrong} rounds went wrong`)
  for (const [kind, seeds] of found) console.log(`${seeds.length} × ${kind} (${seeds.slice(0, 5)})`)
}

const options = {
  rounds: { type: 'string', default: '1000' },
  /** Rounds until there were so many edits, instead. */
  edits: { type: 'string' },
  /** Of the first round; each next one has the next. Without it the time decides. */
  seed: { type: 'string' },
  /** At the same time, each with seeds of its own, from every millionth one on. */
  processes: { type: 'string', default: '1' },
  /** One round, with every request and every answer. */
  trace: { type: 'boolean', default: false },
  /** Rounds as they were when so many lists of steps had been added; 0: none. */
  lists: { type: 'string' },
  /** The trace of the shortened story. */
  short: { type: 'boolean', default: false },
} as const
