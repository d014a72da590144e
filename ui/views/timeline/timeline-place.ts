import type { TimelineFilter } from '#machines/timeline'
import type { QueryValue } from '../../client/query-string.ts'
import { parsedQuery, queryString } from '../../client/query-string.ts'

/** What the address asks to see of a timeline. What it says wrongly is as if it were not said. */
export function timelineFilter(search: string): TimelineFilter {
  const { field, by } = parsedQuery(search)
  return {
    field: typeof field === 'string' && field !== '' ? field : null,
    by: typeof by === 'string' ? by : null,
  }
}

/** The address of the same timeline, filtered otherwise. */
export function timelineHref(
  { path, search }: { path: string; search: string },
  { field, by }: Partial<TimelineFilter>,
): string {
  // What was parsed from an address is text, lists and records of text.
  const query = parsedQuery(search) as Record<string, QueryValue>
  return (
    path +
    queryString({
      ...query,
      ...(field !== undefined && { field: field ?? undefined }),
      ...(by !== undefined && { by: by ?? undefined }),
    })
  )
}
