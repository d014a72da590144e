import type { AnySystem } from '#testing'
import { exploreSystem, mutateSystem, runSystem } from '#testing'
import { seed } from '../machines/random.ts'
import type { Proven } from './proven.ts'

/** All that can be shown of machines together without a browser. */
export async function proveSystem(system: AnySystem): Promise<Proven> {
  const gone = await runSystem(system, { seed, walks: 300, moments: 5_000 })
  const { harmless, mistakes } = mutateSystem(exploreSystem(system))
  const unseen = mistakes.filter(({ seenBy }) => seenBy.length === 0)
  return {
    figures: {
      moments: gone.moments,
      laws: gone.laws.length,
      talks: gone.talks,
      tests: gone.tests,
      mistakes: mistakes.length,
      harmless: harmless.length,
    },
    wrong: [
      ...gone.failures.map((failure) => JSON.stringify(failure)),
      ...unseen.map(({ message, mistake }) => `No law sees: ${message}, ${mistake}`),
      ...(mistakes.length > 0 ? [] : ['There is nothing to mistake.']),
    ],
  }
}
