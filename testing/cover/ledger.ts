import type { Graph, Passage } from '../explore/graph.ts'
import type { Criterion } from './criteria.ts'
import { criteria, lastArrow, sayPair } from './criteria.ts'
import { happeningOf } from './happening.ts'
import { numbering } from './numbering.ts'
import { showing } from './showing.ts'

/** What of a graph a criterion asks for, and what of that is still to be covered. */
export interface Ledger {
  left(): number
  missing(): string[]
  /** Whether this passage, coming from that one, covers something new. */
  gains(passage: Passage, before: Passage): boolean
  enter(passage: Passage, before: Passage | null): void
  /** Walks that are the same as far as the criterion can tell have the same key. */
  keyOf(passage: Passage): number
}

/** Targets are numbers inside: names would be too slow to search by. */
export function openLedger(graph: Graph, criterion: Criterion): Ledger {
  return criterion === 'pairs' ? pairLedger(graph) : plainLedger(graph, criterion)
}

/** Where a target depends on one passage only. */
function plainLedger(graph: Graph, criterion: Criterion): Ledger {
  const targets = numbering()
  const own = new Map(
    passagesOf(graph).map((passage): [Passage, number[]] => [
      passage,
      criteria[criterion](happeningOf(passage), null).map(targets.numberOf),
    ]),
  )
  const open = new Set(targets.names.keys())
  return {
    left: () => open.size,
    missing: () => [...open].map((number) => targets.names[number]!),
    gains: (passage) => own.get(passage)!.some((number) => open.has(number)),
    enter(passage) {
      for (const number of own.get(passage)!) open.delete(number)
    },
    keyOf: ({ to }) => to.id,
  }
}

/** Where a target is an arrow after an arrow. Of the steps that cover it, those count that show most. */
function pairLedger(graph: Graph): Ledger {
  const arrows = numbering()
  const shows = showing()
  const ends = new Map(
    passagesOf(graph).map((passage): [Passage, Ends] => {
      const fired = passage.reaction.fired.map(({ id }) => arrows.numberOf(id))
      const last = fired.at(-1) ?? arrows.numberOf(lastArrow(passage.reaction))
      return [passage, { fired, last, shows: shows(passage) }]
    }),
  )
  const width = arrows.names.length
  const pairsOf = (before: Passage | null, passage: Passage): number[] => {
    const { fired } = ends.get(passage)!
    const line = before && fired.length > 0 ? [ends.get(before)!.last, ...fired] : fired
    return line.slice(1).map((next, index) => line[index]! * width + next)
  }

  /** What is still to be covered, and how much the best of the steps that do so shows. */
  const open = new Map<number, number>()
  const want = (before: Passage | null, passage: Passage) => {
    const { shows } = ends.get(passage)!
    for (const pair of pairsOf(before, passage)) {
      open.set(pair, Math.max(shows, open.get(pair) ?? 0))
    }
  }
  for (const root of graph.roots) want(null, root)
  for (const before of passagesOf(graph).filter(leavesATrace)) {
    for (const next of before.to.out) want(before, next)
  }
  const gained = (passage: Passage, before: Passage | null): number[] =>
    pairsOf(before, passage).filter((pair) => open.get(pair) === ends.get(passage)!.shows)
  const say = (pair: number) =>
    sayPair(arrows.names[Math.floor(pair / width)]!, arrows.names[pair % width]!)
  return {
    left: () => open.size,
    missing: () => [...open.keys()].map(say),
    gains: (passage, before) => gained(passage, before).length > 0,
    enter(passage, before) {
      for (const pair of gained(passage, before)) open.delete(pair)
    },
    keyOf: (passage) => passage.to.id * width + ends.get(passage)!.last,
  }
}

/** The arrows of a passage, by number, and how much is to be seen of it. */
interface Ends {
  fired: readonly number[]
  last: number
  shows: number
}

/** What a pair can begin with. */
const leavesATrace = (passage: Passage) => !('step' in passage) || passage.reaction.fired.length > 0

const passagesOf = ({ roots, edges }: Graph): Passage[] => [...roots, ...edges]
