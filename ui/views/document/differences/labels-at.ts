import type { ClientField, DocumentData } from '#config-schema'
import type { Place } from '#machines/document'
import { at } from '#machines/document'
import { fieldNamed } from '../../../fields/field-named.ts'

/** What a place is called on the screen, from the outside in: `Sections`, `2`, `Heading`. */
export function labelsAt(
  fields: readonly ClientField[],
  place: Place,
  versions: readonly DocumentData[],
): string[] {
  const [name, ...rest] = place
  if (name === undefined) return []
  const field = fieldNamed(fields, name)
  if (field === undefined) return [name, ...rest]
  const label = ('label' in field ? field.label : null) ?? name
  if (field.type === 'array' || field.type === 'blocks') {
    const [id, ...inside] = rest
    if (id === undefined) return [label]
    const rows = versions.map((version) => at(version, name))
    return [
      label,
      rowNumber(rows, id),
      ...labelsAt(rowFields(field, rows, id), inside, rowsOf(rows, id)),
    ]
  }
  const values = versions.map((version) => recordOf(at(version, name)))
  return [label, ...labelsAt(fieldsIn(field), rest, values)]
}

const fieldsIn = (field: ClientField): readonly ClientField[] =>
  'fields' in field ? field.fields : []

type Rows = Extract<ClientField, { type: 'array' | 'blocks' }>

function rowFields(field: Rows, rows: readonly unknown[], id: string): readonly ClientField[] {
  if (field.type === 'array') return field.fields
  const [row] = rowsOf(rows, id)
  return field.blocks.find(({ slug }) => slug === row?.blockType)?.fields ?? []
}

const rowsOf = (rows: readonly unknown[], id: string): DocumentData[] =>
  rows.flatMap((list) => (Array.isArray(list) ? list : [])).filter((row) => row?.id === id)

function rowNumber(rows: readonly unknown[], id: string): string {
  for (const list of rows) {
    const index = Array.isArray(list) ? list.findIndex((row) => row?.id === id) : -1
    if (index !== -1) return String(index + 1)
  }
  return '?'
}

const recordOf = (value: unknown): DocumentData =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as DocumentData)
    : {}
