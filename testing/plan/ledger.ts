import type { Graph, Passage } from '../explore/graph.ts'
import type { Criterion } from './criteria.ts'
import { criteria, lastArrow } from './criteria.ts'
import { happeningOf } from './happening.ts'

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

/** Where a target is an arrow after an arrow. */
function pairLedger(graph: Graph): Ledger {
  const arrows = numbering()
  const ends = new Map<Passage, { first: number | null; last: number }>()
  for (const passage of passagesOf(graph)) {
    const [first] = passage.reaction.fired
    ends.set(passage, {
      first: first === undefined ? null : arrows.numberOf(first.id),
      last: arrows.numberOf(lastArrow(passage.reaction)),
    })
  }
  const width = arrows.names.length
  const pairOf = (before: Passage, { first }: { first: number | null }) =>
    first === null ? -1 : ends.get(before)!.last * width + first
  const open = new Set<number>()
  for (const before of passagesOf(graph).filter(leavesATrace)) {
    for (const next of before.to.out) open.add(pairOf(before, ends.get(next)!))
  }
  open.delete(-1)
  const say = (pair: number) =>
    `${arrows.names[Math.floor(pair / width)]} -> ${arrows.names[pair % width]}`
  return {
    left: () => open.size,
    missing: () => [...open].map(say),
    gains: (passage, before) => open.has(pairOf(before, ends.get(passage)!)),
    enter(passage, before) {
      if (before) open.delete(pairOf(before, ends.get(passage)!))
    },
    keyOf: (passage) => passage.to.id * width + ends.get(passage)!.last,
  }
}

/** What a pair can begin with. */
const leavesATrace = (passage: Passage) => !('step' in passage) || passage.reaction.fired.length > 0

const passagesOf = ({ roots, edges }: Graph): Passage[] => [...roots, ...edges]

/** Numbers for names, in the order in which they are first met. */
function numbering() {
  const numbers = new Map<string, number>()
  const names: string[] = []
  return {
    names,
    numberOf(name: string): number {
      const known = numbers.get(name)
      if (known !== undefined) return known
      numbers.set(name, names.length)
      names.push(name)
      return names.length - 1
    },
  }
}
