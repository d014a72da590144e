import { parseArgs } from 'node:util'
import { travel } from '../tests/uploads/journey.ts'

const megabyte = 2 ** 20

/** MiB above what was there before; a file that is held in memory anywhere is far above them. */
const bounds = { server: 100, renderer: 100, browser: 100, heap: 10 }

/** `npm run test:uploads`: a large file arrives whole, however often it is cut, and no memory grows with it. */
export async function main(args: string[]): Promise<number> {
  const { values: flags } = parseArgs({ args, options })
  const seed = flags.seed === undefined ? Date.now() % 1_000_000 : Number(flags.seed)
  const [size, cuts] = [Number(flags.size) * megabyte, Number(flags.cuts)]
  console.log(`${flags.size} MB, cut ${cuts} times, --seed ${seed}`)
  const { kinds, page, seconds, serverMiB, wrong } = await travel({
    ...{ cuts, seed, size },
    say: console.log,
  })
  const grown = { server: serverMiB, ...page }
  const times = Object.entries(kinds).map(([kind, count]) => `${kind} ${count}`)
  console.log(`uploaded in ${seconds.toFixed(1)} s; ${times.join(', ')}`)
  for (const [name, bound] of Object.entries(bounds)) {
    const mib = grown[name as keyof typeof bounds]
    console.log(`${name.padEnd(8)} ${mib.toFixed(1).padStart(6)} MiB more, at most ${bound}`)
    if (mib > bound) wrong.push(`The memory of the ${name} grew by ${mib.toFixed(1)} MiB.`)
  }
  for (const sentence of wrong) console.error(`✗ ${sentence}`)
  console.log(wrong.length === 0 ? '✓ It arrived whole.' : `Repeat it with --seed ${seed}.`)
  return wrong.length === 0 ? 0 : 1
}

const options = {
  /** MB */
  size: { type: 'string', default: '200' },
  cuts: { type: 'string', default: '20' },
  /** Without it, the time decides. */
  seed: { type: 'string' },
} as const
