import type { DocumentData, Json } from '#contracts/documents'
import type { FieldOfShape, FieldWithRows } from '#contracts/fields'
import { changedValues, fieldsOfRow, hasShape } from '#contracts/fields'
import { isRecord } from '#contracts/is-record'

/**
 * Rows as they can travel: a reference says of itself which collection it means, so that another
 * field never takes the number of a picture for that of an author.
 */
export const portableRows = (field: FieldWithRows, rows: readonly DocumentData[]): DocumentData[] =>
  rows.map((row) =>
    changedValues(fieldsOfRow(field, row), row, {
      value: (one, value) => (hasShape(one, 'reference') ? portableReferences(one, value) : value),
    }),
  )

const portableReferences = (field: FieldOfShape<'reference'>, value: Json): Json => {
  if (value === null) return null
  if (Array.isArray(value)) return value.map((one) => portableReferences(field, one))
  return isRecord(value) ? value : { relationTo: field.relationTo[0] ?? '', value }
}
