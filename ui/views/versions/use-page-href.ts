import type { QueryValue } from '../../client/query-string.ts'
import { usePath, useSearch } from '../../kit/place.ts'
import { pageHref } from './versions-place.ts'

/** The address of another page of the same list. */
export function usePageHref(): (change: Readonly<Record<string, QueryValue>>) => string {
  const place = { path: usePath(), search: useSearch() }
  return (change) => pageHref(place, change)
}
