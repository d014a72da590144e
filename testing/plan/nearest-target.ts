import type { Edge, Passage } from '../explore/graph.ts'
import type { Ledger } from './ledger.ts'

interface Visit {
  passage: Passage
  before: Visit | null
}

/** The shortest way from a passage to one that covers something new; none when all is covered. */
export function nearestTarget(
  from: Passage,
  ledger: Ledger,
  exits: (passage: Passage) => readonly Edge[],
): Edge[] | null {
  const visits: Visit[] = [{ passage: from, before: null }]
  const seen = new Set([ledger.keyOf(from)])
  for (const visit of visits) {
    for (const edge of exits(visit.passage)) {
      if (ledger.gains(edge, visit.passage)) return [...wayTo(visit), edge]
      const key = ledger.keyOf(edge)
      if (seen.has(key)) continue
      seen.add(key)
      visits.push({ passage: edge, before: visit })
    }
  }
  return null
}

/** All edges that led to a visit; what the search began with is not among them. */
function wayTo(visit: Visit): Edge[] {
  const way: Edge[] = []
  for (let at = visit; at.before; at = at.before) way.unshift(at.passage as Edge)
  return way
}
