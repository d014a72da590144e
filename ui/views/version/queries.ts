import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { DocumentId } from '#contracts/documents'
import type { StoredVersion, VersionsPage } from '#contracts/versions'
import type { Http } from '../../client/http.ts'
import type { Versioned } from '../../client/version-pages.ts'
import { readChoices, readSides } from '../../client/versions.ts'

/** A version beside another one of its document (VER-4); the last pair stays while the next is on its way. */
export const sidesQuery = (
  http: Http,
  of: Versioned,
  version: DocumentId,
  other: DocumentId | null,
) =>
  queryOptions({
    queryKey: ['versions', of.ref, 'sides', version, other],
    queryFn: ({ signal }) => readSides(http, of, version, other, signal),
    staleTime: 0,
    placeholderData: (last) => (String(last?.version.id) === String(version) ? last : undefined),
  })

/** Every version that can stand beside it, ten more at a time (VER-6). */
export const choicesQuery = (http: Http, of: Versioned, version: DocumentId) =>
  infiniteQueryOptions({
    queryKey: ['versions', of.ref, 'choices', version],
    queryFn: ({ pageParam, signal }) => readChoices(http, of, version, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: ({ hasNextPage, nextPage }) => (hasNextPage ? nextPage : null),
    select: ({ pages }) => choicesIn(pages),
    // A first page that was read anew would not fit to pages that were not.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** A version that moved to the next page since is not offered twice. */
const choicesIn = (pages: readonly VersionsPage[]): StoredVersion[] => [
  ...new Map(pages.flatMap(({ docs }) => docs).map((version) => [version.id, version])).values(),
]
