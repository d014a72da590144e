import { queryOptions } from '@tanstack/react-query'
import type { DocumentId } from '#contracts/documents'
import type { Use } from '#contracts/uses'
import { usesPath } from '#contracts/uses'
import type { Http } from './http.ts'

/** The documents that refer to one, as they are now: nobody hears of a change to one of them. */
export const usesQuery = (http: Http, slug: string, id: DocumentId) =>
  queryOptions({
    queryKey: ['uses', slug, id],
    staleTime: 10_000,
    queryFn: ({ signal }) => http<Use[]>(usesPath, { query: { collectionSlug: slug, id }, signal }),
  })
