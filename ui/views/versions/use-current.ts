import { useQuery } from '@tanstack/react-query'
import type { Versioned } from '../../client/version-pages.ts'
import { readNewest } from '../../client/versions.ts'
import { usePanel } from '../../kit/panel.ts'
import type { Current } from './statuses.ts'
import { currentOf } from './statuses.ts'

const unknown: Current = { draft: null, published: null }

/** Which versions of a document count now. */
export function useCurrent(of: Versioned, isPublic: boolean): Current {
  const { http, queries } = usePanel()
  const { data } = useQuery(
    {
      queryKey: ['versions', of.ref.slug, of.ref, 'newest'],
      queryFn: ({ signal }) =>
        Promise.all([
          readNewest(http, of, 'draft', signal),
          readNewest(http, of, 'published', signal),
        ]),
      enabled: of.entity.drafts !== null,
      staleTime: 0,
    },
    queries,
  )
  return data ? currentOf(data[0], data[1], isPublic) : unknown
}
