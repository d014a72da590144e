import { parseArgs } from 'node:util'
import { play } from '../tests/simulation/story/play.ts'
import { kindOf, shrunk } from '../tests/simulation/story/shrink.ts'
import { plainStepsOf, stepsOf } from '../tests/simulation/story/steps.ts'

const stepsInARound = 60

/** After so many edits a long run tells how far it is. */
const told = 20_000

/** `npm run simulate`: people edit in a simulated world, round by round; tells each way in which that goes wrong. */
export async function main(args: string[]): Promise<number> {
  const { values: flags } = parseArgs({ args, options })
  const first = flags.seed === undefined ? Date.now() % 1_000_000_000 : Number(flags.seed)
  const rounds = Number(flags.rounds)
  const stepsFrom = (seed: number) => (flags.plain ? plainStepsOf : stepsOf)(seed, stepsInARound)
  if (flags.trace) {
    const steps = stepsFrom(first)
    const { lines } = flags.short
      ? await shrunk(steps, first, true)
      : await play(steps, first, true)
    console.log(lines.join('\n'))
    return 0
  }

  console.log(`rounds from seed ${first}`)
  const found = new Map<string, number[]>()
  const begun = performance.now()
  const used = process.cpuUsage()
  let edits = 0
  let requests = 0
  let seed = first
  const isEnough = () =>
    flags.edits === undefined ? seed >= first + rounds : edits >= Number(flags.edits)
  for (; !isEnough(); seed += 1) {
    const played = await play(stepsFrom(seed), seed)
    const isRound = Math.floor(edits / told) < Math.floor((edits + played.edits) / told)
    if (isRound) console.log(`${edits + played.edits} edits by seed ${seed}`)
    edits += played.edits
    requests += played.requests
    if (played.wrong.length === 0) continue
    const seeds = found.get(kindOf(played))
    if (seeds) seeds.push(seed)
    else {
      found.set(kindOf(played), [seed])
      console.log(`\nseed ${seed}, round ${seed - first + 1}, shortened:`)
      console.log((await shrunk(stepsFrom(seed), seed)).lines.join('\n'))
    }
  }

  const seconds = (performance.now() - begun) / 1000
  const { user, system } = process.cpuUsage(used)
  const ofProcessor = (user + system) / 1_000_000
  console.log(
    `\n${seed - first} rounds, ${edits} edits with ${requests} requests in ${seconds.toFixed(1)} s and ${ofProcessor.toFixed(1)} s of a processor, ${Math.round(edits / ofProcessor)} a second of it`,
  )
  for (const [kind, seeds] of found) console.log(`${seeds.length} × ${kind} (${seeds.slice(0, 5)})`)
  return found.size === 0 ? 0 : 1
}

const options = {
  rounds: { type: 'string', default: '1000' },
  /** Rounds until there were so many edits, instead. */
  edits: { type: 'string' },
  /** Of the first round; each next one has the next. Without it the time decides. */
  seed: { type: 'string' },
  /** One round, with every request and every answer. */
  trace: { type: 'boolean', default: false },
  /** Rounds as they were before steps were added. */
  plain: { type: 'boolean', default: false },
  /** The trace of the shortened story. */
  short: { type: 'boolean', default: false },
} as const
