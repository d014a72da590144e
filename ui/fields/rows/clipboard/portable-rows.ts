import type {
  ArrayField,
  BlocksField,
  ClientField,
  DocumentData,
  Json,
  RelationshipField,
  UploadField,
} from '#config-schema'
import { isRecord } from '#config-schema'
import { fieldsOfRow } from './row-fields.ts'

/**
 * Rows as they can travel: a reference says of itself which collection it means, so that another
 * field never takes the number of a picture for that of an author.
 */
export const portableRows = (
  field: ArrayField | BlocksField,
  rows: readonly DocumentData[],
): DocumentData[] => rows.map((row) => portable(fieldsOfRow(field, row), row))

const portable = (fields: readonly ClientField[], data: DocumentData): DocumentData => ({
  ...data,
  ...Object.assign({}, ...fields.map((field) => portableIn(field, data))),
})

function portableIn(field: ClientField, data: DocumentData): DocumentData {
  switch (field.type) {
    case 'row':
    case 'collapsible':
      return portable(field.fields, data)
    case 'group':
      return within(data, field.name, field.fields)
    case 'tabs':
      return Object.assign({}, ...field.tabs.map(({ name, fields }) => within(data, name, fields)))
    case 'array':
    case 'blocks': {
      const rows = data[field.name]
      // An array's value is rows by its config, which the type of a value does not know.
      return Array.isArray(rows)
        ? { [field.name]: portableRows(field, rows as DocumentData[]) }
        : {}
    }
    case 'relationship':
    case 'upload':
      return field.name in data ? { [field.name]: portableReferences(field, data[field.name]) } : {}
    default:
      return {}
  }
}

function within(data: DocumentData, name: string | null, fields: readonly ClientField[]) {
  if (name === null) return portable(fields, data)
  const nested = data[name]
  return isRecord(nested) ? { [name]: portable(fields, nested) } : {}
}

const portableReferences = (
  field: RelationshipField | UploadField,
  value: Json | undefined,
): Json => {
  if (value === null || value === undefined) return null
  if (Array.isArray(value)) return value.map((one) => portableReferences(field, one))
  return isRecord(value) ? value : { relationTo: field.relationTo[0] ?? '', value }
}
