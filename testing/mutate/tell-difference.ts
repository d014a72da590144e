import { placesOf } from '../chart/states.ts'
import { differences } from '../drive/compare.ts'
import { seenIn } from '../drive/pure-world.ts'
import type { Node } from '../explore/graph.ts'
import type { Moment, Reaction } from '../explore/moment.ts'
import { historyOf, tellApart } from '../explore/tell-apart.ts'
import { sayStep } from '../plan/step.ts'
import { disguised, lineOf } from './line.ts'
import type { Meeting, Pair } from './meetings.ts'
import { meetingsOf } from './meetings.ts'
import type { Mutant } from './mutation.ts'
import type { Original } from './original.ts'

/** What became of the question how a mutant differs from the original. */
export type Verdict =
  | { kind: 'different'; story: readonly string[]; shows: string }
  | { kind: 'equivalent' }
  /** There was more to compare than the limit allows. */
  | { kind: 'undecided' }

/** A pair, and how it came to it. */
interface Visit {
  pair: Pair
  before: Visit | null
  cause: Meeting['cause']
}

/**
 * Looks for the shortest story after which a mutant shows something else than the original, breadth
 * first over both at once, as far as the plan goes.
 *
 * @param most how many steps may be compared
 */
export function tellDifference(original: Original, mutant: Mutant, most: number): Verdict {
  const meetings = meetingsOf(original, mutant)
  const known = new Set<string>()
  const visits: Visit[] = []
  let compared = 0

  function look(before: Visit | null, { cause, one, other, to }: Meeting): Verdict | null {
    const shows = difference(one, other, mutant)
    if (shows !== null || typeof other === 'string') {
      return { kind: 'different', story: [...storyOf(before), say(cause)], shows: shows! }
    }
    const { key, pair } = pairOf(original, one.after, other.after, to)
    if (!known.has(key)) visits.push({ pair, before, cause })
    known.add(key)
    return null
  }

  for (const meeting of meetings.beginnings()) {
    const verdict = look(null, meeting)
    if (verdict) return verdict
  }
  for (const visit of visits) {
    for (const meeting of meetings.after(visit.pair)) {
      compared += 1
      if (compared > most) return { kind: 'undecided' }
      const verdict = look(visit, meeting)
      if (verdict) return verdict
    }
  }
  return { kind: 'equivalent' }
}

function difference(one: Reaction, other: Reaction | string, { disguise }: Mutant): string | null {
  if (one === other) return null
  if (typeof other === 'string') return other
  const [expected, seen] = [seenIn(one), seenIn(other)]
  if (lineOf(expected) === lineOf(seen, disguise)) return null
  const [first] = differences(expected, { ...seen, places: disguised(seen.places, disguise) })
  return first ? `${first.part}: ${first.expected} becomes ${first.seen}` : null
}

function pairOf(
  { plan, nodeOf }: Original,
  one: Moment,
  other: Moment,
  to: Node | undefined,
): { key: string; pair: Pair } {
  const isSame = one === other || hiddenIn(one) === hiddenIn(other)
  const node = isSame ? (to ?? nodeOf(one)) : undefined
  return node
    ? { key: String(node.id), pair: { together: node } }
    : { key: `${tellApart(plan, one)} ${hiddenIn(other)}`, pair: { one, other } }
}

/** What two moments that look the same can still differ in. */
export const hiddenIn = ({ snapshot, timers }: Moment): string =>
  JSON.stringify([
    placesOf(snapshot),
    historyOf(snapshot),
    timers.map(({ event, left }) => [event.type, left]),
  ])

function storyOf(visit: Visit | null): string[] {
  const story: string[] = []
  for (let at = visit; at; at = at.before) story.unshift(say(at.cause))
  return story
}

const say = (cause: Meeting['cause']): string =>
  typeof cause === 'string' ? `begin${cause && ` (${cause})`}` : sayStep(cause)
