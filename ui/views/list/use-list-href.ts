import { useCallback } from 'react'
import type { QueryValue } from '../../client/query-string.ts'
import { usePath, useSearch } from '../../kit/place.ts'
import { listHref } from './list-place.ts'

/** Makes addresses of this list: everything stays as it is but what changes. */
export function useListHref(): (change: Readonly<Record<string, QueryValue>>) => string {
  const path = usePath()
  const search = useSearch()
  return useCallback((change) => listHref({ path, search }, change), [path, search])
}
