import type { ClientField, DocumentData } from '#config-schema'
import { fieldsOfRow, hasRows, memberNamed } from '#config-schema'
import type { Place } from '#machines/document'
import { at } from '#machines/document'

/** What a place is called on the screen, from the outside in: `Sections`, `2`, `Heading`. */
export function labelsAt(
  fields: readonly ClientField[],
  place: Place,
  versions: readonly DocumentData[],
): string[] {
  const [name, ...rest] = place
  if (name === undefined) return []
  const member = memberNamed(fields, name)
  if (member === undefined) return [name, ...rest]
  const { part } = member
  const label = part.label ?? name
  if ('type' in part && hasRows(part)) {
    const [id, ...inside] = rest
    if (id === undefined) return [label]
    const rows = versions.map((version) => at(version, name))
    const found = rowsOf(rows, id)
    return [
      label,
      rowNumber(rows, id),
      ...labelsAt(fieldsOfRow(part, found[0] ?? {}), inside, found),
    ]
  }
  const values = versions.map((version) => recordOf(at(version, name)))
  return [label, ...labelsAt(member.fields ?? [], rest, values)]
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
