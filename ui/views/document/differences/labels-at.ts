import type { DocumentData } from '#contracts/documents'
import type { ClientField, RichTextField } from '#contracts/fields'
import { childrenOfNode, fieldsOfRow, hasNodes, hasRows, memberNamed } from '#contracts/fields'
import { isRecord } from '#contracts/is-record'
import type { Place } from '#machines/document'
import { at, pathAt } from '#machines/document'

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
  if ('type' in part && hasNodes(part)) return [label, ...labelsInNodes(part, rest, values)]
  return [label, ...labelsAt(member.fields ?? [], rest, values)]
}

/** Of a field in a block, a link or a file of a rich text: the way to its node has no name. */
function labelsInNodes(
  field: RichTextField,
  place: Place,
  texts: readonly DocumentData[],
): string[] {
  const index = place.indexOf('fields')
  if (index === -1) return []
  const nodes = texts.flatMap((text) => {
    const path = pathAt(text, place.slice(0, index))
    const node = path === null ? undefined : at(text, path)
    return isRecord(node) ? [node] : []
  })
  const children = nodes[0] && childrenOfNode(field, nodes[0])
  if (!children) return []
  const { holder, fields } = children
  const way = place.slice(index + 1)
  const inside = nodes.map((node) => recordOf(node.fields))
  // What the editor itself keeps in a node, such as where a link leads, has no name.
  const isField = way[0] !== undefined && memberNamed(fields, way[0]) !== undefined
  return [
    ...('slug' in holder ? [holder.labels.singular] : []),
    ...(isField ? labelsAt(fields, way, inside) : []),
  ]
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
