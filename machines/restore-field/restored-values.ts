import type { DocumentData, Json } from '#contracts/documents'
import { isRecord } from '#contracts/is-record'
import type { Place } from '#machines/document'
import { at, inOrder, pathAt, put, rowsAt } from '#machines/document'
import { Problem } from '#problems'
import type { Wanted } from './restore-field.types.ts'

/**
 * The document's values with what is wanted of a version. Rows are known by their ids: one that was
 * removed comes back behind the row that it stood behind, with its id; what lay in a row that is not
 * there any more has no place.
 */
export function restoredValues(
  values: DocumentData,
  version: DocumentData,
  { kind, place }: Pick<Wanted, 'kind' | 'place'>,
): DocumentData {
  if (kind === 'row' || kind === 'rowPlace') return withRow(values, version, place, kind)
  const path = pathIn(values, place)
  const wanted = at(version, pathIn(version, place)) ?? null
  switch (kind) {
    case 'order':
      return put(values, path, inOrderOf(rowsAt(values, path), wanted))
    case 'group':
      // A group is there, also where a version says nothing of it.
      return put(values, path, isRecord(wanted) ? wanted : {})
    case 'value':
      return put(values, path, wanted)
  }
}

function withRow(
  values: DocumentData,
  version: DocumentData,
  place: Place,
  kind: 'row' | 'rowPlace',
): DocumentData {
  const rowsPlace = place.slice(0, -1)
  const path = pathIn(values, rowsPlace)
  const rows = rowsAt(values, path)
  const theirs = rowsAt(version, pathIn(version, rowsPlace))
  const isIt = (row: Json) => idOf(row) === place.at(-1)
  const index = theirs.findIndex(isIt)
  const row = kind === 'row' ? theirs[index] : rows.find(isIt)
  if (row === undefined || index === -1) throw new Problem('restoreField.noPlace')
  const others = rows.filter((other) => !isIt(other))
  return put(values, path, others.toSpliced(placeAmong(others, theirs.slice(0, index)), 0, row))
}

/** Behind the nearest of those that stood before it. */
function placeAmong(rows: readonly Json[], before: readonly Json[]): number {
  const ids = rows.map(idOf)
  const neighbour = before.findLast((row) => ids.includes(idOf(row)))
  return neighbour === undefined ? 0 : ids.indexOf(idOf(neighbour)) + 1
}

const inOrderOf = (rows: readonly Json[], wanted: Json): Json[] =>
  inOrder(rows, Array.isArray(wanted) ? wanted.map(idOf) : [])

function pathIn(data: DocumentData, place: Place): string {
  const path = pathAt(data, place)
  if (path === null) throw new Problem('restoreField.noPlace')
  return path
}

const idOf = (row: Json): Json => (isRecord(row) ? (row.id ?? null) : null)
