import type { QueryClient } from '@tanstack/react-query'
import { preferenceQuestion } from '#contracts/first-questions'
import type { Http, HttpRequest } from './http.ts'

/** What this user keeps on the server under a key; null where nothing is kept. */
export const readPreference = async <Value>(http: Http, key: string): Promise<Value | null> =>
  (await http<{ value: Value | null }>(preferenceQuestion(key).path)).value ?? null

/** They are read again where they are next needed: another tab may have changed them, or a save (DOC-3). */
export const forgetPreferences = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ queryKey: [preferencesKey], refetchType: 'none' })

/** With what the query cache begins its names for them. */
export const preferencesKey = 'preference'

/** One write after the other for each key: an older choice that arrives late must not stand. */
export async function keepPreference(
  http: Http,
  key: string,
  value: unknown,
  { signal, keepalive }: Pick<HttpRequest, 'signal' | 'keepalive'> = {},
): Promise<void> {
  const ofKeys = writes.get(http) ?? new Map<string, Promise<unknown>>()
  writes.set(http, ofKeys)
  const send = () => {
    signal?.throwIfAborted()
    return http(`/payload-preferences/${key}`, {
      method: 'POST',
      body: { value },
      ...(keepalive && { keepalive }),
    })
  }
  const before = ofKeys.get(key)
  const write = before ? before.then(send) : send()
  const settled = write.catch(() => {})
  ofKeys.set(key, settled)
  await write.finally(() => {
    if (ofKeys.get(key) === settled) ofKeys.delete(key)
  })
}

/** What is on its way. The server may go on with a request that was given up, so none is. */
const writes = new WeakMap<Http, Map<string, Promise<unknown>>>()
