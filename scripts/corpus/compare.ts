import type { Json } from '#contracts/documents'
import { isRecord } from '#contracts/is-record'

/** The places at which what came back is not what was sent. What the server added doesn't count. */
export function differences(sent: Json | undefined, got: unknown, path = ''): string[] {
  if (sent === undefined || isSame(sent, got)) return []
  if (Array.isArray(sent) && Array.isArray(got)) {
    if (sent.length !== got.length) return [path]
    return sent.flatMap((item, index) => differences(item, got[index], joined(path, `${index}`)))
  }
  if (isRecord(sent) && isRecord(got)) {
    return Object.entries(sent).flatMap(([key, value]) =>
      differences(value as Json, got[key], joined(path, key)),
    )
  }
  return [path]
}

const joined = (path: string, step: string) => (path === '' ? step : `${path}.${step}`)

function isSame(sent: Json, got: unknown): boolean {
  if (sent === got) return true
  // A document may come back instead of its id, and a date in another spelling.
  if ((typeof sent === 'number' || typeof sent === 'string') && isRecord(got))
    return sent === got.id
  return typeof sent === 'string' && typeof got === 'string' && isSameTime(sent, got)
}

const isSameTime = (one: string, other: string) =>
  /^\d{4}-\d\d-\d\d/.test(one) && Date.parse(one) === Date.parse(other)

/** The value at a place such as `rows.0.title`. */
export const valueAt = (value: unknown, place: string): unknown =>
  place.split('.').reduce<unknown>((inner, step) => Object(inner)[step], value)
