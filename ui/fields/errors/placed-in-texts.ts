import type { DocumentData, Json } from '#contracts/documents'
import type { ClientField, RichTextField } from '#contracts/fields'
import { childrenOfNode, childrenOfRow, hasNodes, hasRows, memberNamed } from '#contracts/fields'
import { isRecord } from '#contracts/is-record'
import { placedNodes } from '#contracts/rich-text/rich-nodes'
import { at, isNothing } from '#machines/document'
import type { FieldProblem } from '#problems'

type Fields = readonly ClientField[]

/**
 * What a server says of these values, each at its place. Payload's own editor names a field of a block
 * in a text as if it were a field of the text, such as `body.caption`: it is of the blocks that have it
 * empty; where none has, of all that have it.
 */
export function placedInTexts(
  found: readonly FieldProblem[],
  values: DocumentData,
  fields: Fields,
): readonly FieldProblem[] {
  const placed = found.flatMap((one) =>
    placesOf(fields, one.path, values).map((path) => ({ ...one, path })),
  )
  const isSaidBelow = ({ path, message }: FieldProblem) =>
    summary.test(message) && placed.some((other) => other.path.startsWith(`${path}.`))
  const paths = new Set<string>()
  return placed.filter((one) => {
    const isNew = !paths.has(one.path)
    paths.add(one.path)
    return isNew && !isSaidBelow(one)
  })
}

/** What Payload's editor says besides of the whole text. */
const summary = /^\w+ node failed to validate: /

function placesOf(fields: Fields, path: string, record: Json | undefined): readonly string[] {
  const [name = '', ...way] = path.split('.')
  const member = memberNamed(fields, name)
  if (member === undefined || !isRecord(record) || way.length === 0) return [path]
  const { part } = member
  const value = record[name]
  const below = (paths: readonly string[]) => paths.map((one) => `${name}.${one}`)
  if (member.fields) return below(placesOf(member.fields, way.join('.'), value))
  if ('type' in part && hasRows(part)) {
    const [index = '', ...inRow] = way
    const row = Array.isArray(value) ? value[Number(index)] : undefined
    const children = childrenOfRow(part, isRecord(row) ? row.blockType : undefined)
    if (children === undefined || inRow.length === 0) return [path]
    return below(placesOf(children.fields, inRow.join('.'), row).map((one) => `${index}.${one}`))
  }
  return 'type' in part && hasNodes(part) ? below(placesInText(part, way, value)) : [path]
}

function placesInText(
  field: RichTextField,
  way: readonly string[],
  text: Json | undefined,
): readonly string[] {
  if (way[0] === 'root') return [way.join('.')]
  const holders = [...placedNodes(text)].flatMap(({ node, path }) => {
    const children = childrenOfNode(field, node)
    if (!children || memberNamed(children.fields, way[0]!) === undefined) return []
    const places = placesOf(children.fields, way.join('.'), node.fields)
    return places.map((place) => ({
      path: `${path}.fields.${place}`,
      isEmpty: isNothing(at(node.fields as DocumentData, place)),
    }))
  })
  if (holders.length === 0) return [way.join('.')]
  const empty = holders.filter(({ isEmpty }) => isEmpty)
  return (empty.length > 0 ? empty : holders).map(({ path }) => path)
}
