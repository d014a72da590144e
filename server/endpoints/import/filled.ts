import type { DocumentData, Json } from '#contracts/documents'
import { hasNodes, hasRows } from '#contracts/fields'
import { isRecord } from '#contracts/is-record'
import type { Member } from '../../kit/payload-fields/field-tree.ts'
import { fieldsOfRow, memberNamed } from '../../kit/payload-fields/field-tree.ts'
import type { NamedBlocks, PayloadField } from '../../kit/payload-fields/payload-field.ts'
import { withNewIds } from '../../kit/rich-text/with-new-ids.ts'

/** What a line says of a new document: what is empty begins as the site says, and rows are new. */
export const filled = (
  fields: readonly PayloadField[],
  data: DocumentData,
  named: NamedBlocks,
): DocumentData =>
  Object.fromEntries(
    Object.entries(data).flatMap(([name, value]) => {
      if (value === null) return []
      const member = memberNamed(fields, name)
      return [[name, member ? filledAt(member, value, named) : value]]
    }),
  )

function filledAt({ part, fields }: Member, value: Json, named: NamedBlocks): Json {
  if (fields) return isRecord(value) ? filled(fields, value, named) : value
  if (hasNodes(part)) return withNewIds(part, value, named)
  if (!hasRows(part) || !Array.isArray(value)) return value
  return value.map((row) => {
    if (!isRecord(row)) return row
    // A row of another document has an id that is taken.
    const { id: _id, ...said } = row
    return filled(fieldsOfRow(part, said, named), said, named)
  })
}
