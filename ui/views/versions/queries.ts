import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Http } from '../../client/http.ts'
import type { AskedPage, Versioned } from '../../client/version-pages.ts'
import { readVersions } from '../../client/version-pages.ts'

/** One page of a document's versions (VER-2). The last one stays while the next is on its way. */
export const versionsQuery = (http: Http, of: Versioned, asked: AskedPage) =>
  queryOptions({
    queryKey: ['versions', of.ref, asked],
    queryFn: ({ signal }) => readVersions(http, of, asked, signal),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
