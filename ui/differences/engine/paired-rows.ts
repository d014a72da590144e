import type { Json } from '#contracts/documents'
import { isRecord } from '#contracts/is-record'
import type { Value } from '../../kit/values.ts'
import { movedAmong } from './moved-among.ts'

/** A row in both versions, or in one of them. */
export interface PairedRow {
  /** Its id; made up where it has none. */
  key: string
  from: PlacedRow | null
  to: PlacedRow | null
  isMoved: boolean
}

export interface PlacedRow {
  row: Json
  index: number
}

/**
 * The rows of two versions, each with itself: by id, wherever it stands. Rows without an id are
 * taken in their order. The later version says the order; what was removed stays after the row that
 * it stood behind.
 */
export function pairedRows(from: Value, to: Value): PairedRow[] {
  const [before, after] = [byKey(from), byKey(to)]
  const [keysBefore, keysAfter] = [[...before.keys()], [...after.keys()]]
  const moved = movedAmong(
    keysBefore.filter((key) => after.has(key)),
    keysAfter.filter((key) => before.has(key)),
  )
  const pairOf = (key: string): PairedRow => ({
    key,
    from: before.get(key) ?? null,
    to: after.get(key) ?? null,
    isMoved: moved.has(key),
  })
  const removedAfter = removedByNeighbour(keysBefore, after)
  return [first, ...keysAfter].flatMap((key) => {
    const removed = (removedAfter.get(key) ?? []).map(pairOf)
    return key === first ? removed : [pairOf(key), ...removed]
  })
}

/** Stands before all rows; no key of a row is empty. */
const first = ''

function removedByNeighbour(
  keysBefore: readonly string[],
  after: ReadonlyMap<string, unknown>,
): ReadonlyMap<string, readonly string[]> {
  const removed = new Map<string, string[]>()
  let neighbour = first
  for (const key of keysBefore) {
    if (after.has(key)) neighbour = key
    else removed.set(neighbour, [...(removed.get(neighbour) ?? []), key])
  }
  return removed
}

/** An id that stands twice in a list tells rows apart by their order as well. */
function byKey(rows: Value): Map<string, PlacedRow> {
  const placed = new Map<string, PlacedRow>()
  const seen = new Map<string, number>()
  for (const [index, row] of (Array.isArray(rows) ? rows : []).entries()) {
    const name = rowKey(row)
    const times = seen.get(name) ?? 0
    seen.set(name, times + 1)
    placed.set(times === 0 ? name : `${name}#${times}`, { row, index })
  }
  return placed
}

/** A block of another kind is another block, even under the same id. */
function rowKey(row: Json): string {
  if (!isRecord(row)) return '#'
  const id = typeof row.id === 'string' || typeof row.id === 'number' ? String(row.id) : '#'
  return typeof row.blockType === 'string' ? `${row.blockType} ${id}` : id || '#'
}
