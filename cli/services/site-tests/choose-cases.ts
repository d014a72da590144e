import { closest } from 'fastest-levenshtein'
import { Problem } from '#problems'
import type { SiteCase } from './cases.ts'

export interface Choice {
  /** Slugs; empty: all. */
  collections: readonly string[]
  /** The id of the only case; null: all. */
  only: string | null
  /** As many, from all collections alike; null: all. */
  limit: number | null
}

/** @throws {Problem} `siteTest.unknownCase`, `siteTest.unknownCollection` */
export function chooseCases(
  cases: readonly SiteCase[],
  slugs: readonly string[],
  { collections, limit, only }: Choice,
): readonly SiteCase[] {
  for (const name of collections) {
    if (slugs.includes(name)) continue
    const details = { name, nearest: closest(name, [...slugs]) }
    throw new Problem('siteTest.unknownCollection', { details })
  }
  if (only !== null) {
    const found = cases.find(({ id }) => id === only)
    if (found) return [found]
    const nearest = closest(
      only,
      cases.map(({ id }) => id),
    )
    throw new Problem('siteTest.unknownCase', { details: { id: only, nearest } })
  }
  const wanted = cases.filter(
    ({ entity }) => collections.length === 0 || collections.includes(entity),
  )
  return limit === null ? wanted : inTurn(wanted).slice(0, limit)
}

/** The first of each collection, the second of each, and so on. */
function inTurn(cases: readonly SiteCase[]): SiteCase[] {
  const seen = new Map<string, number>()
  return cases
    .map((one) => {
      const turn = seen.get(one.entity) ?? 0
      seen.set(one.entity, turn + 1)
      return { one, turn }
    })
    .sort((one, other) => one.turn - other.turn)
    .map(({ one }) => one)
}
