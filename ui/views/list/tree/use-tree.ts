import { useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { DocumentId } from '#contracts/documents'
import type { ListQuery, Page } from '../../../client/lists.ts'
import type { QueryValue } from '../../../client/query-string.ts'
import { parsedQuery } from '../../../client/query-string.ts'
import { usePanel } from '../../../kit/panel.ts'
import { useListHome } from '../home/list-home.ts'
import { idOf } from '../id-of.ts'
import { pageQuery, publishedQuery, scheduledQuery } from '../queries.ts'
import { draftIds, withStatuses } from '../statuses.ts'
import type { List } from '../use-list.ts'
import { among } from '../use-list.ts'
import { useListHref } from '../use-list-href.ts'
import { countsQuery } from './counts-query.ts'

/** How many documents below another come at once. */
const atOnce = 100

/** What lies below the rows of a list. */
export interface Tree {
  isOpen(id: DocumentId): boolean
  toggle(id: DocumentId): void
  /** undefined: not read yet. */
  below(id: DocumentId): Page | undefined
  more(id: DocumentId): void
  /** null: not known. */
  countOf(id: DocumentId): number | null
}

/**
 * The branches that are open, as the address says it: one request for each, and one for the numbers
 * below the rows of each.
 */
export function useTree(list: List, parent: string): Tree {
  const { collection, columns, page, place, whole } = list
  const { http, queries } = usePanel()
  const { search, go } = useListHome()
  const href = useListHref()
  const [sizes, setSizes] = useState<Readonly<Record<string, number>>>({})
  const open = openIn(search)
  const sizeOf = (id: string) => sizes[id] ?? atOnce

  const asked = open.map((id) => pageQuery(http, belowOf(whole, parent, id, sizeOf(id))))
  const known = new Set((page?.docs ?? []).map((doc) => String(idOf(doc))))
  const branches = useQueries(
    {
      queries: asked.map((query, index) => {
        // What lies below a row that isn't there is nobody's concern. A branch was opened after its parent.
        const isShown = known.has(open[index] ?? '')
        const docs = isShown ? queries.getQueryData<Page>(query.queryKey)?.docs : undefined
        for (const doc of docs ?? []) known.add(String(idOf(doc)))
        return { ...query, enabled: isShown }
      }),
    },
    queries,
  )
  const pages = [page, ...branches.map(({ data }) => data)]
  const counts = useQueries(
    {
      queries: pages.map((shown) =>
        countsQuery(http, whole, parent, (shown?.docs ?? []).map(idOf)),
      ),
    },
    queries,
  )

  const isStatusShown = columns.some(({ content }) => content.type === 'status')
  const all = branches.flatMap(({ data }) => data?.docs ?? [])
  const drafts = isStatusShown ? draftIds(all) : []
  const published = useQuery(publishedQuery(http, whole, drafts), queries)
  const scheduled = useQuery(scheduledQuery(http, collection, whole, drafts), queries)
  return {
    isOpen: (id) => open.includes(String(id)),
    toggle(id) {
      const others = open.filter((one) => one !== String(id))
      const next = others.length === open.length ? [...open, String(id)] : others
      go(href({ open: next.join() || undefined, page: place.page > 1 ? place.page : undefined }), {
        replace: true,
      })
    },
    below(id) {
      const data = branches[open.indexOf(String(id))]?.data
      return data && { ...data, docs: withStatuses(data.docs, among(published), among(scheduled)) }
    },
    more: (id) => setSizes({ ...sizes, [id]: sizeOf(String(id)) + atOnce }),
    countOf: (id) =>
      counts.map(({ data }) => data?.get(id)).find((count) => count !== undefined) ?? null,
  }
}

/** The ids in an address, each after the one that it lies below. */
function openIn(search: string): readonly string[] {
  const { open } = parsedQuery(search)
  return typeof open === 'string' ? open.split(',').filter(Boolean) : []
}

function belowOf(whole: ListQuery, parent: string, id: string, limit: number): ListQuery {
  const below: QueryValue = { [parent]: { equals: id } }
  return {
    ...whole,
    page: 1,
    limit,
    where: whole.where ? { and: [whole.where, below] } : below,
  }
}
