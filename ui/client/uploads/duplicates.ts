import type { DuplicateFile } from '#contracts/uploads'
import { duplicateFilesPath } from '#contracts/uploads'
import type { Http } from '../http.ts'

/** The documents of a collection that have this very file. */
export const duplicatesQuery = (http: Http, slug: string, hash: string) => ({
  queryKey: ['duplicate-files', slug, hash],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    http<readonly DuplicateFile[]>(duplicateFilesPath, {
      query: { collectionSlug: slug, hash },
      signal,
    }),
  retry: false,
})
