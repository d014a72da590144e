import type { Delta } from 'jsondiffpatch'
import { create } from 'jsondiffpatch'
import { isRecord } from '#contracts/is-record'

/** A row that is in both versions, in another place. */
export interface MovedRow {
  /** The keys to its list, such as `layout.0.rows`. */
  path: string
  /** Counted from 1, as the form counts them. */
  from: number
  to: number
}

/** Rows are the same by their ids; where they have none, by their places. */
const patcher = create({
  objectHash: (row, index) =>
    isRecord(row) && row.id !== undefined ? String(row.id) : `$${index}`,
})

/** The rows that moved between two versions, as the delta of their JSON has them. */
export const movedRows = (before: unknown, after: unknown): MovedRow[] =>
  movedIn(patcher.diff(before, after), [])

/** A delta is a list where a value changed, and a record where what is inside did. */
function movedIn(delta: Delta, path: readonly string[]): MovedRow[] {
  if (!isRecord(delta)) return []
  return Object.entries(delta).flatMap(([key, inner]) => {
    const to = placeMovedTo(inner)
    if (to === null) return movedIn(inner as Delta, [...path, key])
    return [{ path: path.join('.'), from: Number(key.slice(1)) + 1, to: to + 1 }]
  })
}

/** A move is written as `['', place, 3]`. */
const placeMovedTo = (delta: unknown): number | null =>
  Array.isArray(delta) && delta[2] === 3 ? Number(delta[1]) : null
