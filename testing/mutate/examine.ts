import { actorWorld } from '../drive/actor-world.ts'
import type { OpenWorld } from '../drive/world.ts'
import { lineOf } from './line.ts'
import type { Mutant } from './mutation.ts'
import type { Script } from './scripts.ts'

/** Whether any of the tests sees that a mutant is not the original. What throws is seen. */
export async function isSeen(mutant: Mutant, scripts: readonly Script[]): Promise<boolean> {
  const open = actorWorld(mutant.machine)
  for (const script of nearestFirst(mutant, scripts)) {
    try {
      if (await differs(mutant, script, open)) return true
    } catch {
      return true
    }
  }
  return false
}

async function differs(
  { disguise }: Mutant,
  { input, first, cues }: Script,
  open: OpenWorld,
): Promise<boolean> {
  const world = await open(input)
  try {
    if (lineOf(world.first, disguise) !== first) return true
    for (const { step, expected } of cues) {
      if (lineOf(await world.do(step), disguise) !== expected) return true
    }
    return false
  } finally {
    await world.stop()
  }
}

/** The tests that pass by the mistake come first, and of those the ones that do so soonest. */
function nearestFirst({ where, touches }: Mutant, scripts: readonly Script[]): Script[] {
  const distances = new Map(
    scripts.map((script) => {
      const { passes, cues } = script
      const distance = passes.get(where) ?? cues.length + (passes.get(touches) ?? farthest)
      return [script, distance]
    }),
  )
  return scripts.toSorted((one, other) => distances.get(one)! - distances.get(other)!)
}

const farthest = 1_000
