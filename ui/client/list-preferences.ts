import type { QueryClient } from '@tanstack/react-query'
import { isRecord } from '#config-schema'
import type { Choice } from '#machines/arrangement'
import type { Http } from './http.ts'
import { choicesIn } from './kept-choices.ts'
import { keepPreference, readPreference } from './preferences.ts'

/** Under which a person's choices for a list are kept, as Payload's own admin names it. */
export const listPreferenceKey = (slug: string) => `collection-${slug}`

/** Asked for once in the life of a page. */
export async function readColumns(
  http: Http,
  queries: QueryClient,
  slug: string,
): Promise<readonly Choice[] | null> {
  const { columns } = await readAll(http, queries, slug)
  return choicesIn(columns)
}

/** What else is kept there, by whichever admin, stays. */
export async function keepColumns(
  http: Http,
  queries: QueryClient,
  slug: string,
  columns: readonly Choice[] | null,
  signal: AbortSignal,
): Promise<void> {
  const kept = { ...(await readAll(http, queries, slug)), columns: columns ?? [] }
  queries.setQueryData(['preference', listPreferenceKey(slug)], kept)
  await keepPreference(http, listPreferenceKey(slug), kept, signal)
}

const readAll = (http: Http, queries: QueryClient, slug: string) =>
  queries.fetchQuery({
    queryKey: ['preference', listPreferenceKey(slug)],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      const kept = await readPreference<unknown>(http, listPreferenceKey(slug))
      return isRecord(kept) ? kept : {}
    },
  })
