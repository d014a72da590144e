import type { ClientField, DocumentData, Json } from '#config-schema'
import { newId } from '../kit/new-id.ts'

/** The same row with ids of its own, in the rows within it too. */
export const copyOfRow = (fields: readonly ClientField[], row: DocumentData): DocumentData => ({
  ...copyOf(fields, row),
  id: newId(),
})

const copyOf = (fields: readonly ClientField[], data: DocumentData): DocumentData =>
  fields.reduce((copy, field) => ({ ...copy, ...copied(field, copy) }), data)

/** What has to change in the data so that this field's rows are new ones. */
function copied(field: ClientField, data: DocumentData): DocumentData {
  switch (field.type) {
    case 'array':
      return rowsCopied(data, field.name, () => field.fields)
    case 'blocks':
      return rowsCopied(
        data,
        field.name,
        ({ blockType }) => field.blocks.find(({ slug }) => slug === blockType)?.fields ?? [],
      )
    case 'row':
    case 'collapsible':
      return copyOf(field.fields, data)
    case 'group':
      return nestedCopied(data, field.name, field.fields)
    case 'tabs':
      return field.tabs.reduce<DocumentData>(
        (copy, { name, fields }) => ({ ...copy, ...nestedCopied(copy, name, fields) }),
        data,
      )
    default:
      return {}
  }
}

function nestedCopied(data: DocumentData, name: string | null, fields: readonly ClientField[]) {
  if (name === null) return copyOf(fields, data)
  const nested = data[name]
  return isRecord(nested) ? { [name]: copyOf(fields, nested) } : {}
}

function rowsCopied(
  data: DocumentData,
  name: string,
  fieldsOf: (row: DocumentData) => readonly ClientField[],
): DocumentData {
  const rows = data[name]
  if (!Array.isArray(rows)) return {}
  return { [name]: rows.map((row) => (isRecord(row) ? copyOfRow(fieldsOf(row), row) : row)) }
}

const isRecord = (value: Json | undefined): value is DocumentData =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
