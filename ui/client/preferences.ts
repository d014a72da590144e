import type { QueryClient } from '@tanstack/react-query'
import { preferenceQuestion } from '#config-schema'
import type { Http, HttpRequest } from './http.ts'

/** What this user keeps on the server under a key; null where nothing is kept. */
export const readPreference = async <Value>(http: Http, key: string): Promise<Value | null> =>
  (await http<{ value: Value | null }>(preferenceQuestion(key).path)).value ?? null

/** They are read again where they are next needed: another tab may have changed them, or a save (DOC-3). */
export const forgetPreferences = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ queryKey: [preferencesKey], refetchType: 'none' })

/** With what the query cache begins its names for them. */
export const preferencesKey = 'preference'

export async function keepPreference(
  http: Http,
  key: string,
  value: unknown,
  options?: Pick<HttpRequest, 'signal' | 'keepalive'>,
): Promise<void> {
  await http(`/payload-preferences/${key}`, {
    method: 'POST',
    body: { value },
    ...options,
  })
}
