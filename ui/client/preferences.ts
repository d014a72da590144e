import { preferenceQuestion } from '#config-schema'
import type { Http, HttpRequest } from './http.ts'

/** What this user keeps on the server under a key; null where nothing is kept. */
export const readPreference = async <Value>(http: Http, key: string): Promise<Value | null> =>
  (await http<{ value: Value | null }>(preferenceQuestion(key).path)).value ?? null

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
