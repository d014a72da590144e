import { queryOptions } from '@tanstack/react-query'
import type { ClientCollection } from '#contracts/admin-config'
import type { Http } from '../../client/http.ts'
import { readPage } from '../../client/lists.ts'
import type { Which } from './recent.ts'
import { recentDocuments, recentQuery } from './recent.ts'

/** The documents of one collection that were edited last, and how many there are. */
export const recentOf = (
  http: Http,
  collection: ClientCollection,
  locale: string | null,
  which: Which,
) =>
  queryOptions({
    queryKey: ['recent', collection.slug, locale, which],
    queryFn: async ({ signal }) => {
      const query = recentQuery(collection, locale, which)
      const { docs, totalDocs } = await readPage(http, query, signal)
      return { collection, total: totalDocs, documents: recentDocuments(collection, docs) }
    },
    staleTime: 0,
  })
