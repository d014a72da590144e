import { queryOptions } from '@tanstack/react-query'
import type { ClientCollection } from '#config-schema'
import type { Http } from '../../client/http.ts'
import { readPage } from '../../client/lists.ts'
import { recentDocuments, recentQuery } from './recent.ts'

/** The documents of one collection that were edited last. */
export const recentOf = (http: Http, collection: ClientCollection, locale: string | null) =>
  queryOptions({
    queryKey: ['recent', collection.slug, locale],
    queryFn: async ({ signal }) => {
      const { docs } = await readPage(http, recentQuery(collection, locale), signal)
      return recentDocuments(collection, docs)
    },
    staleTime: 0,
  })
