import { useQueries } from '@tanstack/react-query'
import type { ClientCollection } from '#contracts/admin-config'
import type { Which } from '#contracts/dashboard-questions'
import { useBrought } from '../../kit/brought.ts'
import { useLocale } from '../../kit/locale.ts'
import { usePanel } from '../../kit/panel.ts'
import { recentOf } from './queries.ts'
import type { RecentDocument } from './recent.ts'
import { newest } from './recent.ts'

/** What is known of the latest documents. Some collections may still be on their way. */
export interface Latest {
  documents: readonly RecentDocument[]
  /** How many each collection has, where it has any. */
  counts: readonly { collection: ClientCollection; total: number }[]
  isLoading: boolean
  /** No collection could say. */
  isUnknown: boolean
  retry: () => void
}

/** Asks each collection for its newest documents; `since`: for those edited after that. */
export function useLatest(
  collections: readonly ClientCollection[],
  which: Which,
  since?: string,
): Latest {
  const { http, queries } = usePanel()
  const locale = useLocale()
  const brought = useBrought()
  return useQueries(
    {
      queries: collections.map((collection) =>
        recentOf(http, brought, collection, locale, which, since),
      ),
      combine: (results) => ({
        documents: newest(results.flatMap(({ data }) => data?.documents ?? [])),
        counts: results.flatMap(({ data }) => (data && data.total > 0 ? [data] : [])),
        isLoading: results.some(({ isPending }) => isPending),
        isUnknown: results.length > 0 && results.every(({ isError }) => isError),
        retry: () => {
          for (const { refetch } of results) refetch()
        },
      }),
    },
    queries,
  )
}
