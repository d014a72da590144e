import type { ClientField, DocumentData, Json } from '#config-schema'
import { newId } from './kit/new-id.ts'

/** What a new document or row starts with: the plain defaults. What a function decides, the server adds. */
export const initialValues = (fields: readonly ClientField[]): DocumentData =>
  Object.assign({}, ...fields.map(valuesOf))

function valuesOf(field: ClientField): DocumentData {
  switch (field.type) {
    case 'row':
    case 'collapsible':
      return initialValues(field.fields)
    case 'tabs':
      return Object.assign(
        {},
        ...field.tabs.map(({ name, fields }) => nested(name, initialValues(fields))),
      )
    case 'group': {
      const own = field.name === null ? {} : recordOf(field.defaultValue)
      return nested(field.name, { ...initialValues(field.fields), ...own })
    }
    case 'array':
    case 'blocks':
      return given(field.name, rowsOf(field.defaultValue))
    case 'join':
    case 'ui':
      return {}
    default:
      return given(field.name, field.defaultValue)
  }
}

/** A name makes an object of the values; one without any is left out. */
function nested(name: string | null, values: DocumentData): DocumentData {
  if (name === null) return values
  return Object.keys(values).length === 0 ? {} : { [name]: values }
}

/** The config travelled as JSON, so what it holds is JSON. */
const given = (name: string, value: unknown): DocumentData =>
  value === null || value === undefined ? {} : { [name]: value as Json }

const recordOf = (value: unknown): DocumentData =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as DocumentData)
    : {}

const rowsOf = (value: unknown): DocumentData[] | undefined =>
  Array.isArray(value) ? value.map((row) => ({ ...recordOf(row), id: newId() })) : undefined
