import type { QueryClient } from '@tanstack/react-query'
import { isRecord } from '#contracts/is-record'
import type { Http } from './http.ts'
import { keepPreference, preferencesKey, readPreference } from './preferences.ts'

/** How somebody likes to see the headings of a text. */
export interface OutlinePreference {
  /** Beside the text, where there is room. */
  isBeside: boolean
}

export const usualOutline: OutlinePreference = { isBeside: false }

const key = 'text-outline'

export const outlinePreference = (http: Http) => ({
  queryKey: [preferencesKey, key],
  queryFn: async (): Promise<OutlinePreference> => {
    const kept = await readPreference<unknown>(http, key)
    // Another version may have kept anything.
    return { isBeside: isRecord(kept) && kept.isBeside === true }
  },
  staleTime: Number.POSITIVE_INFINITY,
})

/** Known to the page at once; that it could not be kept is no harm. */
export async function changeOutlinePreference(
  http: Http,
  queries: QueryClient,
  preference: OutlinePreference,
): Promise<void> {
  queries.setQueryData([preferencesKey, key], preference)
  await keepPreference(http, key, preference).catch(() => {})
}
