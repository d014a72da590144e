import type { DocumentData, Json } from '#contracts/documents'
import { hasRows } from '#contracts/fields'
import { isRecord } from '#contracts/is-record'
import type { Member } from '../../kit/payload-fields/field-tree.ts'
import { fieldsOfRow, memberNamed } from '../../kit/payload-fields/field-tree.ts'
import type { NamedBlocks, PayloadField } from '../../kit/payload-fields/payload-field.ts'

/** The stored values with a difference, as a save would put it in: rows are matched by their ids. */
export const withChanges = (
  fields: readonly PayloadField[],
  stored: DocumentData,
  changes: DocumentData,
  named: NamedBlocks,
): DocumentData => ({
  ...stored,
  ...Object.fromEntries(
    Object.entries(changes).map(([name, change]) => {
      const member = memberNamed(fields, name)
      return [name, member ? changed(member, stored[name], change, named) : change]
    }),
  ),
})

function changed(
  { part, fields }: Member,
  stored: Json | undefined,
  change: Json,
  named: NamedBlocks,
): Json {
  if (fields && isRecord(stored) && isRecord(change)) {
    return withChanges(fields, stored, change, named)
  }
  if (!hasRows(part) || !Array.isArray(stored) || !Array.isArray(change)) return change
  const rows = new Map(stored.filter((row) => isRecord(row)).map((row) => [row.id, row]))
  return change.map((row) => {
    const before = isRecord(row) && row.id !== undefined ? rows.get(row.id) : undefined
    return isRecord(row) && before
      ? withChanges(fieldsOfRow(part, row, named), before, row, named)
      : row
  })
}
