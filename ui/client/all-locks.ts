import type { QueryClient } from '@tanstack/react-query'
import { queryOptions } from '@tanstack/react-query'
import type { LocksAnswer } from '#contracts/locks'
import { locksPath } from '#contracts/locks'
import type { Http } from './http.ts'

/** Everything that is edited now, as far as this person may know; asked again while it is in sight. */
export const allLocks = (http: Http) =>
  queryOptions({
    queryKey: ['locks'],
    queryFn: async ({ signal }) =>
      (await http<LocksAnswer>(locksPath, { signal, signedIn: true })).locks,
    staleTime: msBetween,
    refetchInterval: msBetween,
    refetchOnWindowFocus: true,
  })

/** Asks again at once where locks are in sight, and when they next are: one of them changed. */
export const renewLocks = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ queryKey: ['locks'] })

const msBetween = 10_000
