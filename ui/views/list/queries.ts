import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { DocumentId } from '#config-schema'
import type { Http } from '../../client/http.ts'
import type { ListQuery } from '../../client/lists.ts'
import { readPage } from '../../client/lists.ts'
import { idOf } from './changed.ts'

/** One page of a list. While the next one is on its way, the one before stays. */
export const pageQuery = (http: Http, query: ListQuery) =>
  queryOptions({
    queryKey: ['list', query.slug, query],
    queryFn: ({ signal }) => readPage(http, query, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** Which of these drafts are also published, in an older version. */
export const publishedQuery = (
  http: Http,
  { slug, locale }: ListQuery,
  ids: readonly DocumentId[],
) =>
  queryOptions({
    queryKey: ['list', slug, 'published', locale, ids],
    queryFn: async ({ signal }) => {
      const where = { and: [{ id: { in: ids } }, { _status: { equals: 'published' } }] }
      const fields = ['id', '_status']
      const of = {
        slug,
        locale,
        fields,
        where,
        page: 1,
        limit: ids.length,
        sort: 'id',
        drafts: false,
      }
      return new Set((await readPage(http, of, signal)).docs.map(idOf))
    },
    enabled: ids.length > 0,
    staleTime: 0,
  })
