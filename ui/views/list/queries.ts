import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ClientCollection } from '#contracts/admin-config'
import type { DocumentStatus } from '#contracts/document-status'
import type { DocumentId } from '#contracts/documents'
import type { Http } from '../../client/http.ts'
import type { ListQuery } from '../../client/lists.ts'
import { readPage } from '../../client/lists.ts'
import { statusWhere } from '../../client/status-where.ts'
import { idOf } from './id-of.ts'

/** One page of a list. While the next one is on its way, the one before stays. */
export const pageQuery = (http: Http, query: ListQuery) =>
  queryOptions({
    queryKey: ['list', query.slug, query],
    queryFn: ({ signal }) => readPage(http, query, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** Which of these drafts are also published, in an older version. */
export const publishedQuery = (http: Http, query: ListQuery, ids: readonly DocumentId[]) =>
  queryOptions({
    queryKey: ['list', query.slug, 'published', query.locale, ids],
    queryFn: ({ signal }) =>
      readIds(
        http,
        { ...query, where: among(ids, 'published'), drafts: false },
        ids.length,
        signal,
      ),
    enabled: ids.length > 0,
    staleTime: 0,
  })

/** Which of these drafts are to be published later. */
export const scheduledQuery = (
  http: Http,
  collection: ClientCollection,
  query: ListQuery,
  ids: readonly DocumentId[],
) =>
  queryOptions({
    queryKey: ['list', query.slug, 'scheduled', query.locale, ids],
    queryFn: ({ signal }) =>
      readIds(
        http,
        { ...query, where: statusWhere(collection, among(ids, 'scheduled')) },
        ids.length,
        signal,
      ),
    enabled: collection.drafts?.schedule === true && ids.length > 0,
    staleTime: 0,
  })

const among = (ids: readonly DocumentId[], status: DocumentStatus) => ({
  and: [{ id: { in: ids } }, { _status: { equals: status } }],
})

async function readIds(http: Http, query: ListQuery, limit: number, signal: AbortSignal) {
  const asked = { ...query, fields: ['id', '_status'], page: 1, limit, sort: 'id' }
  return new Set((await readPage(http, asked, signal)).docs.map(idOf))
}
