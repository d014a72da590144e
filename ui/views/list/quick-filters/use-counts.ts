import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { readCounts } from '../../../client/counts.ts'
import { statusWhere } from '../../../client/status-where.ts'
import { usePanel } from '../../../kit/panel.ts'
import type { List } from '../use-list.ts'
import type { QuickFilter } from './quick-filters.ts'
import { isInForce, testOf, without } from './quick-filters.ts'

/**
 * How many documents each would leave of the list, after whatever else it is filtered by; undefined:
 * not known yet. They are asked for once the rows are there, and anew whenever these are.
 */
export function useCounts(
  { collection, place, page, isBehind, query, whereWith }: List,
  quicks: readonly QuickFilter[],
): Readonly<Record<string, number>> | undefined {
  const { http, queries } = usePanel()
  const { slug, locale, drafts } = query
  const inForce = quicks.filter((quick) => isInForce(place.where, quick))
  const asked = {
    ...{ slug, locale, drafts },
    where: whereWith(without(place.where, quicks)),
    of: Object.fromEntries(
      quicks.map((quick) => {
        const besides = inForce.filter(({ field }) => field !== quick.field)
        return [quick.id, statusWhere(collection, { and: [quick, ...besides].map(testOf) })]
      }),
    ),
  }
  // Rows come first; on another page of the same ones, the numbers are the same.
  const written = JSON.stringify(asked)
  const [settled, settle] = useState({ asked, written })
  if (!isBehind && settled.written !== written) settle({ asked, written })
  const { data } = useQuery(
    {
      queryKey: ['list', slug, 'counts', settled.asked],
      queryFn: ({ signal }) => readCounts(http, settled.asked, signal),
      placeholderData: keepPreviousData,
      enabled: page !== undefined,
      staleTime: 0,
    },
    queries,
  )
  return data?.counts
}
