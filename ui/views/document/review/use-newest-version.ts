import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import type { ClientCollection, ClientGlobal } from '#contracts/admin-config'
import type { DocumentId } from '#contracts/documents'
import type { Review } from '#contracts/review'
import type { DocumentActor } from '#machines/document'
import { readNewest } from '../../../client/versions.ts'
import { usePanel } from '../../../kit/panel.ts'
import { useVersioned } from '../../../kit/versioned.ts'

/** The version that is in review now, where this person may compare it; null: it isn't known yet. */
export function useNewestVersion(
  document: DocumentActor,
  entity: ClientCollection | ClientGlobal,
  { content, events }: Review,
): DocumentId | null {
  const { http, queries } = usePanel()
  const ref = useSelector(document, ({ context }) => context.ref)
  const of = useVersioned(entity, ref)
  const { data } = useQuery(
    {
      queryKey: ['versions', entity.slug, ref, 'reviewed', content],
      queryFn: ({ signal }) => readNewest(http, of, 'draft', signal),
      enabled: entity.versions === true && events.some(({ version }) => version !== null),
      staleTime: 60_000,
    },
    queries,
  )
  return data?.id ?? null
}
