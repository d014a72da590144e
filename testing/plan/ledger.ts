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

/** Where a target is an arrow after an arrow. It is better covered by a step that shows something. */
function pairLedger(graph: Graph): Ledger {
  const arrows = numbering()
  const ends = new Map(passagesOf(graph).map((passage) => [passage, endsOf(passage, arrows)]))
  const width = arrows.names.length
  const first = (before: Passage, { first }: Ends) =>
    first === null ? [] : [ends.get(before)!.last * width + first]
  const inside = (between: Ends) => between.inside.map(([one, next]) => one * width + next)

  /** What is still to be covered, and whether only by a step that shows something. */
  const open = new Map<number, boolean>()
  const want = (pairs: readonly number[], shows: boolean) => {
    for (const pair of pairs) open.set(pair, shows || open.get(pair) === true)
  }
  for (const between of ends.values()) want(inside(between), between.shows)
  for (const before of passagesOf(graph).filter(leavesATrace)) {
    for (const next of before.to.out) {
      const after = ends.get(next)!
      want(first(before, after), after.shows)
    }
  }
  const gained = (passage: Passage, before: Passage | null): number[] => {
    const passed = ends.get(passage)!
    const pairs = [...(before ? first(before, passed) : []), ...inside(passed)]
    return pairs.filter((pair) => open.has(pair) && (passed.shows || open.get(pair) === false))
  }
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

/** The arrows of a passage, by number. */
interface Ends {
  first: number | null
  last: number
  /** Those after each other in the same step. */
  inside: readonly (readonly [number, number])[]
  /** Whether anything is to be seen of it. */
  shows: boolean
}

function endsOf(passage: Passage, arrows: ReturnType<typeof numbering>): Ends {
  const fired = passage.reaction.fired.map(({ id }) => arrows.numberOf(id))
  return {
    first: fired[0] ?? null,
    last: fired.at(-1) ?? arrows.numberOf(lastArrow(passage.reaction)),
    inside: fired.slice(1).map((next, index) => [fired[index]!, next]),
    shows: showsSomething(passage),
  }
}

function showsSomething(passage: Passage): boolean {
  if (!('step' in passage) || passage.reaction.effects.length > 0) return true
  const { moment } = passage.from
  const { after } = passage.reaction
  const seen = ({ snapshot, running }: Moment) =>
    JSON.stringify([snapshot.value, snapshot.context, running.map(({ input }) => input)])
  return (
    after.snapshot.context !== moment.snapshot.context ||
    after.running.some((running, index) => running !== moment.running[index])
  ) && seen(after) !== seen(moment) || placesDiffer(after, moment)
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
