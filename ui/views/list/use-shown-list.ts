import { useEffect } from 'react'
import { usePanel } from '../../kit/panel.ts'
import { idOf } from './id-of.ts'
import type { List } from './use-list.ts'

/** Remembers what this list shows, so that its documents lead to each other. */
export function useShownList({ collection, groups, isBehind, page, place, query }: List): void {
  const { shownLists } = usePanel()
  const isWhole = page !== undefined && !isBehind && !place.isTrash
  useEffect(() => {
    if (!isWhole) return
    const { docs, totalPages } = page
    // All that groups show is on the screen.
    const pages = groups ? { first: 1, last: 1, totalPages: 1 } : undefined
    shownLists.set(collection.slug, {
      query,
      ids: docs.map(idOf),
      ...(pages ?? { first: query.page, last: query.page, totalPages }),
    })
  })
}
