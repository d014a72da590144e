import { isRecord } from '../objects.ts'

const known = new WeakMap<object, string>()

/** JSON that doesn't depend on the order of keys; an error is its code. */
export function ordered(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const before = known.get(value)
  if (before !== undefined) return before
  const json = written(value)
  known.set(value, json)
  return json
}

function written(value: object): string {
  if (Array.isArray(value)) return `[${value.map(ordered).join(',')}]`
  if (value instanceof Error) return `{"error":${JSON.stringify(nameOf(value))}}`
  const entries = entriesOf(value).map(([key, inner]) => `${JSON.stringify(key)}:${ordered(inner)}`)
  return `{${entries.join(',')}}`
}

/** The keys of an object that have a value, sorted. */
export const entriesOf = (value: object): [string, unknown][] =>
  Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1))

const nameOf = (error: Error): string =>
  'code' in error && typeof error.code === 'string' ? error.code : error.message

/** Something with keys that has no words of its own. */
export const hasKeys = (value: unknown): value is Record<string, unknown> =>
  isRecord(value) && !(value instanceof Error)
