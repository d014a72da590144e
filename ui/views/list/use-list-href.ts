import { useCallback } from 'react'
import type { QueryValue } from '../../client/query-string.ts'
import { useListHome } from './home/list-home.ts'
import { listHref } from './list-place.ts'

/** Makes addresses of this list: everything stays as it is but what changes. */
export function useListHref(): (change: Readonly<Record<string, QueryValue>>) => string {
  const { path, search } = useListHome()
  return useCallback((change) => listHref({ path, search }, change), [path, search])
}
