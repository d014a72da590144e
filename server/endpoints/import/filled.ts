import type { FlattenedField } from 'payload'
import type { DocumentData, Json } from '#config-schema'
import { isRecord } from '#config-schema'

/** What a line says of a new document: what is empty begins as the site says, and rows are new. */
export const filled = (fields: readonly FlattenedField[], data: DocumentData): DocumentData =>
  Object.fromEntries(
    Object.entries(data).flatMap(([name, value]) => {
      if (value === null) return []
      const field = fields.find((one) => one.name === name)
      return [[name, field ? ofField(field, value) : value]]
    }),
  )

function ofField(field: FlattenedField, value: Json): Json {
  switch (field.type) {
    case 'group':
    case 'tab':
      return isRecord(value) ? filled(field.flattenedFields, value as DocumentData) : value
    case 'array':
      return inRows(value, () => field.flattenedFields)
    case 'blocks':
      return inRows(value, ({ blockType }) => {
        const all = [...field.blocks, ...(field.blockReferences ?? [])]
        const block = all.find((one) => typeof one !== 'string' && one.slug === blockType)
        return typeof block === 'object' ? block.flattenedFields : []
      })
    default:
      return value
  }
}

/** A row of another document has an id that is taken. */
function inRows(value: Json, fieldsOf: (row: DocumentData) => readonly FlattenedField[]): Json {
  if (!Array.isArray(value)) return value
  return value.map((row) => {
    if (!isRecord(row)) return row
    const { id: _id, ...said } = row as DocumentData
    return filled(fieldsOf(said), said)
  })
}
