import type { TimelineFilter } from '#machines/timeline'
import { hrefWith, parsedQuery } from '../../client/query-string.ts'

/** What the address asks to see of a timeline. What it says wrongly is as if it were not said. */
export function timelineFilter(search: string): TimelineFilter {
  const { field, by } = parsedQuery(search)
  return {
    field: typeof field === 'string' && field !== '' ? field : null,
    by: typeof by === 'string' ? by : null,
  }
}

/** The address of the same timeline, filtered otherwise. */
export const timelineHref = (
  at: { path: string; search: string },
  { field, by }: Partial<TimelineFilter>,
): string =>
  hrefWith(at, {
    ...(field !== undefined && { field: field ?? undefined }),
    ...(by !== undefined && { by: by ?? undefined }),
  })
