import { isRecord } from '#config-schema'

/** The database or its driver refused a value: no date, no number, too large for its column. */
export function isUnstorable(error: Error): boolean {
  if (!('query' in error && 'params' in error)) return false
  const { cause } = error
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  return (
    isPostgresDataError(code) ||
    code === 'SQLITE_MISMATCH' ||
    cause instanceof TypeError ||
    cause instanceof RangeError
  )
}

/** Payload's builder of queries did not know what to make of a condition. */
export const isUnreadableQuery = (error: Error): boolean =>
  error.name === 'APIError' && 'status' in error && error.status === 500

/** Class 22 of SQL's codes is "data exception". */
const isPostgresDataError = (code: string): boolean => /^22[0-9A-Z]{3}$/.test(code)

/** A condition that this database cannot answer for this field (LIST-3): Payload fails while it builds it. */
export const asksTooMuch = (where: unknown): boolean =>
  hasKey(where, (key) => notEverywhere.has(key))

/** Not every database knows these, and not for every field. */
const notEverywhere: ReadonlySet<string> = new Set(['all', 'intersects', 'near', 'within'])

function hasKey(value: unknown, isSought: (key: string) => boolean): boolean {
  if (Array.isArray(value)) return value.some((part) => hasKey(part, isSought))
  if (!isRecord(value)) return false
  return Object.entries(value).some(([key, part]) => isSought(key) || hasKey(part, isSought))
}
