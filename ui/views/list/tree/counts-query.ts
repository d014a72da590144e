import { queryOptions } from '@tanstack/react-query'
import type { DocumentId } from '#contracts/documents'
import type { Http } from '../../../client/http.ts'
import type { ListQuery } from '../../../client/lists.ts'
import { readPage } from '../../../client/lists.ts'

/** More than this nobody counts for a page; then each row can be opened, to find out. */
const mostCounted = 1_000

/** How many documents lie below each of these. */
export const countsQuery = (
  http: Http,
  whole: ListQuery,
  parent: string,
  ids: readonly DocumentId[],
) =>
  queryOptions({
    queryKey: ['list', whole.slug, 'below', whole, ids],
    queryFn: async ({ signal }) => {
      const among = { [parent]: { in: ids } }
      const where = whole.where ? { and: [whole.where, among] } : among
      const asked = { ...whole, where, fields: [parent], page: 1, limit: mostCounted, sort: 'id' }
      const { docs, totalDocs } = await readPage(http, asked, signal)
      const counts = new Map<DocumentId, number>()
      if (totalDocs === docs.length) for (const id of ids) counts.set(id, 0)
      for (const doc of docs) {
        const id = doc[parent] as DocumentId
        counts.set(id, (counts.get(id) ?? 0) + 1)
      }
      return counts
    },
    enabled: ids.length > 0,
    staleTime: 0,
  })
