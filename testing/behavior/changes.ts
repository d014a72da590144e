import { hasKeys, ordered } from './ordered.ts'

/** One place in the context that a step changed. */
export interface Change {
  /** `job.target.ids` */
  path: string
  before: unknown
  after: unknown
}

/** What differs, as deep as both have keys. */
export function changesBetween(before: unknown, after: unknown, path = ''): Change[] {
  if (before === after) return []
  // JSON has no word for a missing value, and null is one.
  const isThere = before !== undefined && after !== undefined
  if (isThere && ordered(before) === ordered(after)) return []
  if (!hasKeys(before) || !hasKeys(after)) return [{ path, before, after }]
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort()
  return keys.flatMap((key) =>
    changesBetween(before[key], after[key], path === '' ? key : `${path}.${key}`),
  )
}
