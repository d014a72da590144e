import type { QueryClient } from '@tanstack/react-query'
import { listPreferenceKey } from '#contracts/first-questions'
import { isRecord } from '#contracts/is-record'
import type { Choice } from '#machines/arrangement'
import type { Http } from './http.ts'
import { choicesIn } from './kept-choices.ts'
import { keepPreference, preferencesKey, readPreference } from './preferences.ts'

/** Asked for once in the life of a page. */
export async function readColumns(
  http: Http,
  queries: QueryClient,
  slug: string,
): Promise<readonly Choice[] | null> {
  const { columns } = await readAll(http, queries, slug)
  return choicesIn(columns)
}

export async function keepColumns(
  http: Http,
  queries: QueryClient,
  slug: string,
  columns: readonly Choice[] | null,
  signal: AbortSignal,
): Promise<void> {
  await choose(http, queries, slug, { columns: columns ?? [] })
  await keepPreference(http, listPreferenceKey(slug), queries.getQueryData(keyOf(slug)), { signal })
}

/** What a list begins with, as Payload's own admin keeps it; rubbish from whoever is possible. */
export interface KeptStart {
  limit?: unknown
  sort?: unknown
  groupBy?: unknown
  /** Of files: `table` or `grid`. */
  layout?: unknown
}

/** Asked for once in the life of a page; nothing where it cannot be read. */
export const readStart = (http: Http, queries: QueryClient, slug: string): Promise<KeptStart> =>
  readAll(http, queries, slug).catch(() => ({}))

/** Known to every list of this page at once; `keepChoices` writes it. */
export const chooseStart = (
  http: Http,
  queries: QueryClient,
  slug: string,
  { limit, sort, groupBy, layout }: Readonly<Record<keyof KeptStart, string | null>>,
): Promise<void> =>
  choose(http, queries, slug, {
    limit: limit && Number(limit),
    sort,
    groupBy,
    ...(layout && { layout }),
  })

/** Writes what was chosen for a list, also while the page is left; nothing once its person is gone. */
export async function keepChoices(http: Http, queries: QueryClient, slug: string): Promise<void> {
  const chosen = queries.getQueryData(keyOf(slug))
  if (chosen) await keepPreference(http, listPreferenceKey(slug), chosen, { keepalive: true })
}

/** What else is kept there, by whichever admin, stays. */
async function choose(
  http: Http,
  queries: QueryClient,
  slug: string,
  change: Readonly<Record<string, unknown>>,
): Promise<void> {
  queries.setQueryData(keyOf(slug), { ...(await readAll(http, queries, slug)), ...change })
}

const readAll = (http: Http, queries: QueryClient, slug: string) =>
  queries.fetchQuery({
    queryKey: keyOf(slug),
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      const kept = await readPreference<unknown>(http, listPreferenceKey(slug))
      return isRecord(kept) ? kept : {}
    },
  })

const keyOf = (slug: string) => [preferencesKey, listPreferenceKey(slug)]
