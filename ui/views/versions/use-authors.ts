import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { DocumentId, DocumentRef } from '#contracts/documents'
import type { VersionAuthors } from '#contracts/versions'
import { readAuthors } from '../../client/versions.ts'
import { useConfig } from '../../kit/config.ts'
import { usePanel } from '../../kit/panel.ts'

/** Who made these versions; undefined: it is not known yet, or not to this server. */
export function useAuthors(
  ref: DocumentRef,
  versions: readonly DocumentId[],
): VersionAuthors['authors'] | undefined {
  const { http, queries } = usePanel()
  const { knowsAuthors = false } = useConfig()
  const { data } = useQuery(
    {
      queryKey: ['versions', ref.slug, 'authors', versions],
      queryFn: ({ signal }) => readAuthors(http, ref, versions, signal),
      enabled: knowsAuthors && versions.length > 0,
      placeholderData: keepPreviousData,
    },
    queries,
  )
  return data
}
