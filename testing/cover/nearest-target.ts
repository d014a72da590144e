import type { Edge, Passage } from '../explore/graph.ts'
import type { Ledger } from './ledger.ts'

type Exits = (passage: Passage) => readonly Edge[]

interface Visit {
  passage: Passage
  before: Visit | null
}

/**
 * The shortest way from a passage to one that covers something new; none when all is covered. Of
 * several that are as short, the most promising.
 */
export function nearestTarget(from: Passage, ledger: Ledger, exits: Exits): Edge[] | null {
  const seen = new Set([ledger.keyOf(from)])
  let visits: Visit[] = [{ passage: from, before: null }]
  while (visits.length > 0) {
    const further: Visit[] = []
    let best: Target | null = null
    for (const visit of visits) {
      for (const edge of exits(visit.passage)) {
        if (ledger.gains(edge, visit.passage)) {
          best = better(best, { visit, edge, promise: promiseOf(edge, ledger, exits) })
        } else if (best === null && isNew(seen, ledger.keyOf(edge))) {
          further.push({ passage: edge, before: visit })
        }
      }
    }
    if (best) return [...wayTo(best.visit), best.edge]
    visits = further
  }
  return null
}

interface Target {
  visit: Visit
  edge: Edge
  promise: number
}

const better = (one: Target | null, other: Target) =>
  one === null || other.promise > one.promise ? other : one

/**
 * What stays where it is needs no way back. Elsewhere, places with little left are finished off
 * first: they would cost a way of their own later. Where nothing is left, one had better not end.
 */
function promiseOf(edge: Edge, ledger: Ledger, exits: Exits): number {
  if (edge.to === edge.from) return Number.POSITIVE_INFINITY
  let left = 0
  for (const next of exits(edge)) if (ledger.gains(next, edge)) left += 1
  return left === 0 ? Number.NEGATIVE_INFINITY : -left
}

function isNew(seen: Set<number>, key: number): boolean {
  if (seen.has(key)) return false
  seen.add(key)
  return true
}

/** All edges that led to a visit; what the search began with is not among them. */
function wayTo(visit: Visit): Edge[] {
  const way: Edge[] = []
  for (let at = visit; at.before; at = at.before) way.unshift(at.passage as Edge)
  return way
}
