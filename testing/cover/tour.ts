import type { Edge, Graph, Passage, Root } from '../explore/graph.ts'
import type { Criterion } from './criteria.ts'
import { triesRefusals } from './criteria.ts'
import type { Ledger } from './ledger.ts'
import { openLedger } from './ledger.ts'
import { nearestTarget } from './nearest-target.ts'

/** One test to be: how the machine begins, and what happens to it. */
export interface Walk {
  root: Root
  edges: readonly Edge[]
}

/** How long walks get, and what it costs to begin another. */
export interface TourOptions {
  /** A walk that would get longer is ended, and another begun. Refused steps do not count. */
  maxSteps?: number
  /** How many steps it costs to begin anew. */
  resetCost?: number
}

/** Walks that cover what a criterion asks for. */
export interface Tour {
  walks: readonly Walk[]
  /** Targets that no walk reaches. */
  missed: readonly string[]
}

/**
 * Walks that cover all that a criterion asks for: always on to the nearest target that is left, or
 * anew from the beginning where that is cheaper.
 */
export function tourOf(
  graph: Graph,
  criterion: Criterion,
  { maxSteps = Number.POSITIVE_INFINITY, resetCost = 1 }: TourOptions = {},
): Tour {
  const ledger = openLedger(graph, criterion)
  const exits = (passage: Passage): readonly Edge[] =>
    triesRefusals(criterion) ? [...passage.to.refused, ...passage.to.out] : passage.to.out
  const findStart = startFinder(graph, ledger, exits)
  const walks: OpenWalk[] = []

  for (const root of graph.roots) ledger.enter(root, null)
  while (ledger.left() > 0) {
    const walk = walks.at(-1)
    const onward = walk && nearestTarget(endOf(walk), ledger, exits)
    if (walk && onward && walk.length + lengthOf(onward) <= maxSteps) {
      if (onward.length <= resetCost + 1 || onward.length <= resetCost + shortest(findStart())) {
        extend(walk, onward, ledger)
        continue
      }
    }
    const start = findStart()
    if (start === null) break
    const begun: OpenWalk = { root: start.root, edges: [], length: 0 }
    walks.push(begun)
    extend(begun, start.way, ledger)
  }
  const unused = graph.roots.filter((root) => !walks.some((walk) => walk.root === root))
  return {
    walks: [...walks, ...unused.map((root) => ({ root, edges: [] }))],
    missed: ledger.missing(),
  }
}

interface OpenWalk {
  root: Root
  edges: Edge[]
  /** In steps that are not refused. */
  length: number
}

const endOf = ({ root, edges }: Walk): Passage => edges.at(-1) ?? root

const lengthOf = (edges: readonly Edge[]) => edges.filter(({ isRefused }) => !isRefused).length

function extend(walk: OpenWalk, way: readonly Edge[], ledger: Ledger): void {
  walk.length += lengthOf(way)
  for (const edge of way) {
    ledger.enter(edge, endOf(walk))
    walk.edges.push(edge)
  }
}

interface Start {
  root: Root
  way: Edge[]
}

const shortest = (start: Start | null) => start?.way.length ?? Number.POSITIVE_INFINITY

/** The nearest target from any beginning. What was found stays the nearest until it is covered. */
function startFinder(
  { roots }: Graph,
  ledger: Ledger,
  exits: (passage: Passage) => readonly Edge[],
): () => Start | null {
  const ways = new Map<Root, Edge[] | null>()
  const isStillNew = (root: Root, way: readonly Edge[]) =>
    ledger.gains(way.at(-1)!, way.at(-2) ?? root)
  const wayFrom = (root: Root): Edge[] | null => {
    const known = ways.get(root)
    if (known === null || (known && isStillNew(root, known))) return known
    const found = nearestTarget(root, ledger, exits)
    ways.set(root, found)
    return found
  }
  return () =>
    roots
      .flatMap((root): Start[] => {
        const way = wayFrom(root)
        return way ? [{ root, way }] : []
      })
      .sort((one, other) => one.way.length - other.way.length)[0] ?? null
}
