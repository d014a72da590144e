import { isRecord } from '#contracts/is-record'
import { parsedQuery } from '../../../client/query-string.ts'
import type { Column } from '../columns.ts'

/** By what a list is grouped, as its address says it. What it says wrongly is as if it were not said. */
export interface GroupPlace {
  /** The field, with a leading '-' for the reverse. */
  by: string
  column: Column
  isReversed: boolean
  /** The page of each group that is not at its first one, by its key. */
  pages: Readonly<Record<string, number>>
}

export function groupPlace(search: string, fields: readonly Column[]): GroupPlace | null {
  const { groupBy, queryByGroup } = parsedQuery(search)
  if (typeof groupBy !== 'string') return null
  const accessor = groupBy.replace(/^-/, '')
  const column = fields.find((field) => field.accessor === accessor)
  if (!column) return null
  return {
    by: groupBy,
    column,
    isReversed: groupBy.startsWith('-'),
    pages: pagesIn(queryByGroup),
  }
}

/** A group in an address, as Payload's own admin writes it. */
export const keyOf = (value: string | number | boolean | null): string => String(value)

/** `{"essay":{"page":2}}`; undefined where every group is at its first page. */
export function writtenPages(
  pages: GroupPlace['pages'],
  key: string,
  page: number,
): string | undefined {
  const all = Object.entries({ ...pages, [key]: page }).filter(([, page]) => page > 1)
  if (all.length === 0) return undefined
  return JSON.stringify(Object.fromEntries(all.map(([key, page]) => [key, { page }])))
}

function pagesIn(candidate: unknown): GroupPlace['pages'] {
  if (typeof candidate !== 'string') return {}
  try {
    const written: unknown = JSON.parse(candidate)
    if (!isRecord(written)) return {}
    const pages = Object.entries(written).flatMap(([key, entry]) => {
      const page = isRecord(entry) ? Number(entry.page) : Number.NaN
      return Number.isSafeInteger(page) && page > 1 ? [[key, page] as const] : []
    })
    return Object.fromEntries(pages)
  } catch {
    return {}
  }
}
