import { isRecord } from '#contracts/is-record'

export type Data = Readonly<Record<string, unknown>>

/** The value at a place such as `rows.0.title`. */
export const valueAt = (data: unknown, path: string): unknown =>
  path === ''
    ? data
    : path.split('.').reduce<unknown>((inner, step) => Object(inner ?? {})[step], data)

/** The same data with another value at a place; `undefined` takes it out. */
export function withValue(data: Data, path: string, value: unknown): Data {
  const copy = structuredClone(data) as Record<string, unknown>
  const steps = path.split('.')
  const last = steps.pop() ?? ''
  let inner: Record<string, unknown> = copy
  for (const step of steps) {
    inner[step] ??= {}
    inner = inner[step] as Record<string, unknown>
  }
  if (value === undefined) delete inner[last]
  else inner[last] = value
  return copy
}

/**
 * Whether what was sent is what came back. Rows have ids then, a document may stand for its id, and
 * a date may be spelled otherwise: what came back may have more, never less.
 */
export function isKept(sent: unknown, got: unknown): boolean {
  if (sent === got) return true
  if (isNothing(sent)) return isNothing(got)
  if (Array.isArray(sent)) {
    return (
      Array.isArray(got) &&
      sent.length === got.length &&
      sent.every((item, index) => isKept(item, got[index]))
    )
  }
  if (isRecord(sent)) {
    return isRecord(got) && Object.entries(sent).every(([key, value]) => isKept(value, got[key]))
  }
  if (isRecord(got) && 'id' in got) return got.id === sent
  return typeof sent === 'string' && typeof got === 'string' && isSameTime(sent, got)
}

/** Whether nothing came back of what was sent. */
export const isNothing = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0)

const isSameTime = (one: string, other: string) =>
  /^\d{4}-\d\d-\d\d/.test(one) && Date.parse(one) === Date.parse(other)

/** A value in a line of a report. */
export function shown(value: unknown): string {
  const text = value === undefined ? '–' : JSON.stringify(value)
  return text.length > 80 ? `${text.slice(0, 77)}…` : text
}
