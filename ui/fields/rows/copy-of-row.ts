import type { ClientField, DocumentData } from '#config-schema'
import { isRecord } from '#config-schema'
import { newId } from '../kit/new-id.ts'

type Fields = readonly ClientField[]

/** The same row with an id of its own, and the rows within it with theirs. */
export const copyOfRow = (fields: Fields, row: DocumentData): DocumentData => ({
  ...row,
  ...rowsCopiedIn(fields, row),
  id: newId(),
})

/** Only what has rows in it, copied. */
const rowsCopiedIn = (fields: Fields, data: DocumentData): DocumentData =>
  Object.assign({}, ...fields.map((field) => rowsCopiedBy(field, data)))

function rowsCopiedBy(field: ClientField, data: DocumentData): DocumentData {
  switch (field.type) {
    case 'array':
      return copiesOf(data, field.name, () => field.fields)
    case 'blocks':
      return copiesOf(
        data,
        field.name,
        ({ blockType }) => field.blocks.find(({ slug }) => slug === blockType)?.fields ?? [],
      )
    case 'row':
    case 'collapsible':
      return rowsCopiedIn(field.fields, data)
    case 'group':
      return copiedWithin(data, field.name, field.fields)
    case 'tabs':
      return Object.assign(
        {},
        ...field.tabs.map(({ name, fields }) => copiedWithin(data, name, fields)),
      )
    default:
      return {}
  }
}

function copiedWithin(data: DocumentData, name: string | null, fields: Fields): DocumentData {
  if (name === null) return rowsCopiedIn(fields, data)
  const nested = data[name]
  return isRecord(nested) ? { [name]: { ...nested, ...rowsCopiedIn(fields, nested) } } : {}
}

function copiesOf(
  data: DocumentData,
  name: string,
  fieldsOf: (row: DocumentData) => Fields,
): DocumentData {
  const rows = data[name]
  if (!Array.isArray(rows)) return {}
  return { [name]: rows.map((row) => (isRecord(row) ? copyOfRow(fieldsOf(row), row) : row)) }
}
