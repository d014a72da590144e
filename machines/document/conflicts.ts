import type { DocumentData, Json } from '#contracts/documents'
import type { Place } from './places.ts'
import { inOrder, isSamePlace, pathAt } from './places.ts'
import type { Unparsed } from './unparsed.types.ts'
import type { Maybe } from './values.ts'
import { at, equal, isRecord, isRows, put, rowsAt, withoutAt } from './values.ts'

/** What two people changed differently: a value, a row that one of them removed, or the order of rows. */
export interface Conflict {
  kind: 'value' | 'row' | 'order'
  place: Place
  /** As both found it; null: it was not there. Of an order: the ids. */
  base: Json
  /** As the other person has it; null: nothing, or removed. */
  theirs: Json
}

/** Who is right. */
export type Side = 'mine' | 'theirs'

/** What I have at the place of a conflict; undefined: I removed it. */
export function mineAt(values: DocumentData, { kind, place }: Conflict): Maybe {
  const path = pathAt(values, place)
  if (path === null) return undefined
  const mine = at(values, path)
  return kind === 'order' && isRows(mine) ? mine.map(({ id }) => id!) : mine
}

/** Those that are still differences: what was typed to be the same needs no choice. */
export const unsettled = (
  values: DocumentData,
  unparsed: readonly Unparsed[],
  conflicts: readonly Conflict[],
): readonly Conflict[] => {
  const isHalfTyped = (conflict: Conflict) =>
    unparsed.some(({ place }) => isSamePlace(place, conflict.place))
  const left = conflicts.filter(
    (conflict) => isHalfTyped(conflict) || !equal(mineAt(values, conflict), conflict.theirs),
  )
  return left.length === conflicts.length ? conflicts : left
}

export const without = (conflicts: readonly Conflict[], place: Place): readonly Conflict[] =>
  conflicts.filter((conflict) => !isSamePlace(conflict.place, place))

/** The values with the other person's side of a conflict. */
export function withTheirs(
  values: DocumentData,
  { kind, place, theirs }: Conflict,
  found: DocumentData,
): DocumentData {
  if (kind === 'row')
    return theirs === null ? withoutRow(values, place) : withRow(values, place, found)
  const path = pathAt(values, place)
  if (path === null) return values
  // What they have no place for is nothing here, too, and not null: Payload creates no list from that.
  if (kind === 'value' && theirs === null && isNowhere(found, place)) return withoutAt(values, path)
  if (kind === 'value') return put(values, path, theirs)
  return put(values, path, inOrder(rowsAt(values, path), Array.isArray(theirs) ? theirs : []))
}

function isNowhere(data: DocumentData, place: Place): boolean {
  const path = pathAt(data, place)
  return path === null || at(data, path) === undefined
}

function withoutRow(values: DocumentData, place: Place): DocumentData {
  const path = pathAt(values, place.slice(0, -1))
  if (path === null) return values
  return put(
    values,
    path,
    rowsAt(values, path).filter((row) => !(isRecord(row) && row.id === place.at(-1))),
  )
}

/** Puts a row back where the other person has it. */
function withRow(values: DocumentData, place: Place, found: DocumentData): DocumentData {
  const rowsPlace = place.slice(0, -1)
  const [path, theirPath] = [pathAt(values, rowsPlace), pathAt(found, rowsPlace)]
  if (path === null || theirPath === null) return values
  const theirRows = rowsAt(found, theirPath)
  const index = theirRows.findIndex((row) => isRecord(row) && row.id === place.at(-1))
  const row = theirRows[index]
  return row === undefined
    ? values
    : put(values, path, rowsAt(values, path).toSpliced(index, 0, row))
}
