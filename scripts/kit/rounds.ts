import { play } from '../../tests/simulation/story/play.ts'
import { kindOf, shrunk } from '../../tests/simulation/story/shrink.ts'
import type { Step } from '../../tests/simulation/story/steps.ts'

/** Rounds from a seed on, until there were so many of them or so many edits. */
export interface Stretch {
  first: number
  rounds: number
  edits: number
}

export interface Totals {
  rounds: number
  edits: number
  requests: number
  /** Of a processor. */
  seconds: number
  /** The seeds of the rounds that went wrong, by how. */
  found: readonly (readonly [string, readonly number[]])[]
}

/** After so many edits a long run tells how far it is. */
const told = 20_000

/** Plays them, and tells the first story of each way in which one goes wrong. */
export async function playStretch(
  stretch: Stretch,
  stepsFrom: (seed: number) => readonly Step[],
): Promise<Totals> {
  const found = new Map<string, number[]>()
  const used = process.cpuUsage()
  let [edits, requests, rounds] = [0, 0, 0]
  for (; rounds < stretch.rounds && edits < stretch.edits; rounds += 1) {
    const seed = stretch.first + rounds
    const played = await play(stepsFrom(seed), seed)
    const isRound = Math.floor(edits / told) < Math.floor((edits + played.edits) / told)
    edits += played.edits
    requests += played.requests
    if (isRound) console.log(`${edits} edits by seed ${seed}, ${wrongIn(found)} rounds went wrong`)
    if (played.wrong.length === 0) continue
    const kind = kindOf(played)
    const seeds = found.get(kind)
    if (seeds) seeds.push(seed)
    else {
      found.set(kind, [seed])
      const { lines } = await shrunk(stepsFrom(seed), seed)
      console.log(`\nseed ${seed}, round ${rounds + 1}, shortened:\n${lines.join('\n')}`)
    }
  }
  const { user, system } = process.cpuUsage(used)
  return { rounds, edits, requests, seconds: (user + system) / 1_000_000, found: [...found] }
}

const wrongIn = (found: ReadonlyMap<string, readonly number[]>): number =>
  [...found.values()].reduce((sum, { length }) => sum + length, 0)

/** Of several processes, as if it had been one. */
export function added(parts: readonly Totals[]): Totals {
  const found = new Map<string, number[]>()
  for (const [kind, seeds] of parts.flatMap((part) => part.found)) {
    found.set(kind, [...(found.get(kind) ?? []), ...seeds])
  }
  const sum = (of: (part: Totals) => number) => parts.reduce((all, part) => all + of(part), 0)
  return {
    rounds: sum(({ rounds }) => rounds),
    edits: sum(({ edits }) => edits),
    requests: sum(({ requests }) => requests),
    seconds: sum(({ seconds }) => seconds),
    found: [...found],
  }
}
