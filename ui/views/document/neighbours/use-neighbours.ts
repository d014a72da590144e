import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { DocumentId, DocumentRef } from '#contracts/documents'
import { isRecord } from '#contracts/is-record'
import type { Http } from '../../../client/http.ts'
import { readPage } from '../../../client/lists.ts'
import { keepInEntry, keptInEntry } from '../../../kit/history-entry.ts'
import { usePanel } from '../../../kit/panel.ts'
import type { ShownList } from '../../../kit/shown-lists.ts'

/** The document before or after; null: there is none, undefined: it isn't known yet. */
export type Neighbour = DocumentId | null | undefined

export interface Neighbours {
  previous: Neighbour
  next: Neighbour
  /** One of them is gone to: from there the list is the same, with what was read of it since. */
  leave: () => void
}

/** The documents beside this one in the list that one came from; null: one came from none that has it. */
export function useNeighbours(ref: DocumentRef | null): Neighbours | null {
  const { http, queries, shownLists } = usePanel()
  const [list, setList] = useState(() => (ref && shownLists.get(ref.slug)) ?? null)
  useEffect(() => {
    // A page that was reloaded still knows its list. What the server drew knows none.
    if (list) keepInEntry({ [entryKey]: list })
    else setList(keptList())
  }, [list])
  const id = ref?.kind === 'collection' ? ref.id : null
  const at = list?.ids.findIndex((one) => String(one) === id) ?? -1
  const isKnown = list !== null && at !== -1
  const isFirst = isKnown && at === 0 && list.first > 1
  const isLast = isKnown && at === list.ids.length - 1 && list.last < list.totalPages
  const before = useQuery(
    { ...furtherPage(http, list, (list?.first ?? 1) - 1), enabled: isFirst },
    queries,
  )
  const after = useQuery(
    { ...furtherPage(http, list, (list?.last ?? 1) + 1), enabled: isLast },
    queries,
  )
  if (!isKnown || ref === null) return null

  const known: ShownList = {
    ...list,
    first: list.first - (before.data ? 1 : 0),
    last: list.last + (after.data ? 1 : 0),
    ids: [...new Set([...(before.data ?? []), ...list.ids, ...(after.data ?? [])])],
  }
  const here = known.ids.indexOf(list.ids[at]!)
  const unread = (isUnread: boolean) => (isUnread ? undefined : null)
  return {
    previous: known.ids[here - 1] ?? unread(isFirst && before.isPending),
    next: known.ids[here + 1] ?? unread(isLast && after.isPending),
    leave: () => shownLists.set(ref.slug, known),
  }
}

function keptList(): ShownList | null {
  const kept = keptInEntry(entryKey)
  return isRecord(kept) ? (kept as unknown as ShownList) : null
}

const entryKey = 'shownList'

/** The ids on a page of the list that was not on the screen. */
const furtherPage = (http: Http, list: ShownList | null, page: number) =>
  queryOptions({
    queryKey: ['neighbours', list?.query, page],
    queryFn: async ({ signal }) => {
      const { docs } = await readPage(http, { ...list!.query, page, fields: ['id'] }, signal)
      return docs.map(({ id }) => id as DocumentId)
    },
    staleTime: 60_000,
  })
