import { chaosRun } from '../machines/chaos/run.ts'
import { randomOf, seed } from '../machines/random.ts'
import type { Proven } from './proven.ts'

const runs = 1000

/** DOC-13 DOC-14 R1 R2 R3 R14: random runs of edits and faults lose nothing. */
export async function proveChaos(): Promise<Proven> {
  const happened: Record<string, number> = {}
  for (let run = 0; run < runs; run += 1) {
    const { wrong, story, counts } = await chaosRun(randomOf(seed + run))
    if (wrong.length > 0) {
      return { figures: happened, wrong: [`seed ${seed + run}`, ...story, ...wrong] }
    }
    for (const [what, count] of Object.entries(counts)) {
      happened[what] = (happened[what] ?? 0) + count
    }
  }
  return { figures: { runs, ...happened }, wrong: [] }
}
