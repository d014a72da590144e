import type { QueryClient } from '@tanstack/react-query'
import { dashboardPreferenceKey } from '#contracts/first-questions'
import { isRecord } from '#contracts/is-record'
import type { Choice } from '#machines/arrangement'
import type { Http } from './http.ts'
import { choicesIn } from './kept-choices.ts'
import { keepPreference, preferencesKey, readPreference } from './preferences.ts'

/** Asked for once in the life of a page. */
export const readArrangement = (
  http: Http,
  queries: QueryClient,
): Promise<readonly Choice[] | null> =>
  queries.fetchQuery({
    queryKey,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => sectionsIn(await readPreference<unknown>(http, dashboardPreferenceKey)),
  })

/** What was brought of it; it need not be asked for after that. */
export function takeArrangement(queries: QueryClient, kept: unknown): readonly Choice[] | null {
  const sections = sectionsIn(kept)
  queries.setQueryData(queryKey, sections)
  return sections
}

const sectionsIn = (kept: unknown) => choicesIn(isRecord(kept) ? kept.sections : null)

export async function keepArrangement(
  http: Http,
  queries: QueryClient,
  sections: readonly Choice[] | null,
  signal: AbortSignal,
): Promise<void> {
  queries.setQueryData(queryKey, sections)
  await keepPreference(http, dashboardPreferenceKey, { sections: sections ?? [] }, { signal })
}

const queryKey = [preferencesKey, dashboardPreferenceKey]
