import type { DocumentData, Json } from '#contracts/documents'
import { isRecord, rowsIn } from './values.ts'

/** The same record with what was copied in its place, row by row. */
export function withChanges(record: DocumentData, changes: DocumentData): DocumentData {
  const changed = Object.entries(changes).map(([name, change]): [string, Json] => [
    name,
    withChange(record[name] ?? null, change),
  ])
  return { ...record, ...Object.fromEntries(changed) }
}

function withChange(value: Json, change: Json): Json {
  if (isRecord(value) && isRecord(change)) return withChanges(value, change)
  const isOfRows = Array.isArray(change) && change.every((row) => isRecord(row) && 'id' in row)
  if (!isOfRows) return change
  const rows = rowsIn(value)
  return rowsIn(change).map((row) => withChanges(rows.find(({ id }) => id === row.id) ?? {}, row))
}
