import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ClientCollection } from '#contracts/admin-config'
import type { DocumentData, DocumentId } from '#contracts/documents'
import type { Http } from '../../../client/http.ts'
import type { ListQuery } from '../../../client/lists.ts'
import { readPage } from '../../../client/lists.ts'
import { titleOf } from '../../../kit/document-title.ts'
import { usePanel } from '../../../kit/panel.ts'
import { idOf } from '../id-of.ts'
import type { List } from '../use-list.ts'

/** Nobody reads a longer path; one that leads in a circle has an end, too. */
const deepest = 10

/** What each row of a list lies below, by titles, the highest first. */
export function usePaths(
  { collection, page, query }: List,
  parent: string,
): ReadonlyMap<DocumentId, readonly string[]> {
  const { http, queries } = usePanel()
  const ids = (page?.docs ?? []).map(idOf)
  const { data = new Map() } = useQuery(
    {
      queryKey: ['list', collection.slug, 'paths', query.locale, ids],
      queryFn: ({ signal }) => readPaths(http, collection, query, { ids, parent }, signal),
      enabled: ids.length > 0,
      placeholderData: keepPreviousData,
      staleTime: 0,
    },
    queries,
  )
  return data
}

/** Level by level: one request for all parents, and one for theirs. */
async function readPaths(
  http: Http,
  collection: ClientCollection,
  query: ListQuery,
  { ids, parent }: { ids: readonly DocumentId[]; parent: string },
  signal: AbortSignal,
): Promise<ReadonlyMap<DocumentId, readonly string[]>> {
  const known = new Map<DocumentId, DocumentData>()
  const parentOf = (id: DocumentId) => known.get(id)?.[parent] as DocumentId | null | undefined
  let wanted = ids
  for (let level = 0; level <= deepest && wanted.length > 0; level++) {
    const fields = [parent, collection.useAsTitle]
    const where = { id: { in: wanted } }
    const asked = { ...query, where, fields, page: 1, limit: wanted.length, sort: 'id' }
    const { docs } = await readPage(http, asked, signal)
    for (const doc of docs) known.set(idOf(doc), doc)
    wanted = [...new Set(docs.flatMap((doc) => parentOf(idOf(doc)) ?? []))].filter(
      (id) => !known.has(id),
    )
  }
  return new Map(ids.map((id) => [id, pathOf(id)]))

  function pathOf(id: DocumentId): readonly string[] {
    const path: string[] = []
    for (let at = parentOf(id); at && path.length < deepest; at = parentOf(at)) {
      const doc = known.get(at)
      path.unshift((doc && titleOf(collection, doc)) || String(at))
    }
    return path
  }
}
