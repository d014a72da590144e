import type { ClientField, DocumentData, Json } from '#config-schema'
import { blockFields, isRecord } from './values.ts'

type Fields = readonly ClientField[]

/**
 * Rows for a language that has rows of its own, without ids: the server gives them new ones, since
 * an id belongs to one row. What is one piece, such as JSON, keeps what it calls ids.
 */
export function freshRows(
  field: Extract<ClientField, { type: 'array' | 'blocks' }>,
  rows: Json | undefined,
): Json | undefined {
  if (!Array.isArray(rows)) return rows
  return rows.map((row) => {
    if (!isRecord(row)) return row
    const { id: _id, ...rest } = row
    return { ...rest, ...freshIn(blockFields(field, row), rest) }
  })
}

/** Only what has rows in it. */
const freshIn = (fields: Fields, data: DocumentData): DocumentData =>
  Object.assign({}, ...fields.map((field) => freshBy(field, data)))

function freshBy(field: ClientField, data: DocumentData): DocumentData {
  switch (field.type) {
    case 'array':
    case 'blocks': {
      const rows = freshRows(field, data[field.name])
      return rows === undefined ? {} : { [field.name]: rows }
    }
    case 'row':
    case 'collapsible':
      return freshIn(field.fields, data)
    case 'group':
      return freshBelow(field.name, field.fields, data)
    case 'tabs':
      return Object.assign(
        {},
        ...field.tabs.map(({ name, fields }) => freshBelow(name, fields, data)),
      )
    default:
      return {}
  }
}

function freshBelow(name: string | null, fields: Fields, data: DocumentData): DocumentData {
  if (name === null) return freshIn(fields, data)
  const inside = data[name]
  return isRecord(inside) ? { [name]: { ...inside, ...freshIn(fields, inside) } } : {}
}
