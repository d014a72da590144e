import { queryOptions } from '@tanstack/react-query'
import type { DocumentId } from '#contracts/documents'
import type { FileUse } from '#contracts/uploads'
import { fileUsesPath } from '#contracts/uploads'
import type { Http } from './http.ts'

/** The documents that use a file, as they are now: nobody hears of a change to one of them. */
export const fileUsesQuery = (http: Http, slug: string, id: DocumentId) =>
  queryOptions({
    queryKey: ['file-uses', slug, id],
    staleTime: 10_000,
    queryFn: ({ signal }) =>
      http<FileUse[]>(fileUsesPath, { query: { collectionSlug: slug, id }, signal }),
  })
