import type { DocumentData, Json } from '#contracts/documents'
import type { ClientField, FieldWithRows, RichTextField } from '#contracts/fields'
import {
  childrenOfNode,
  childrenOfRow,
  factsOf,
  hasNodes,
  hasRows,
  memberNamed,
} from '#contracts/fields'
import { isRecord } from '#contracts/is-record'
import { rootOf } from '#contracts/rich-text/rich-nodes'
import { unknownPaths } from './unknown-paths.ts'

type Fields = readonly ClientField[]

/**
 * Which of these values the form shows nowhere: it has no such field by now, or one of another kind.
 * A block that it does not know stays as it is, with all that is in it.
 */
export function hiddenPaths(
  values: DocumentData,
  paths: readonly string[],
  fields: Fields,
): readonly string[] {
  const unknown = unknownPaths(paths, fields)
  return paths.filter((path) => {
    const [name = '', ...way] = path.split('.')
    return unknown.includes(path) || !isShown(fields, name, way, values[name] ?? null, true)
  })
}

/** What stands above the fields of a document is none of them. */
function isShown(
  fields: Fields,
  name: string,
  way: readonly string[],
  value: Json,
  isAbove = false,
): boolean {
  const member = memberNamed(fields, name)
  if (member === undefined) return isAbove
  const { part } = member
  if (member.fields) return isShownInRecord(member.fields, way, value)
  if ('type' in part && hasRows(part)) return isShownInRows(part, way, value)
  if ('type' in part && hasNodes(part)) return isShownInText(part, way, value)
  return way.length === 0 || factsOf(part as ClientField).holds === 'whole'
}

function isShownInRecord(fields: Fields, [name, ...way]: readonly string[], value: Json): boolean {
  if (name === undefined) return value === null || isRecord(value)
  return isShown(fields, name, way, isRecord(value) ? (value[name] ?? null) : null)
}

function isShownInRows(
  field: FieldWithRows,
  [index, ...way]: readonly string[],
  value: Json,
): boolean {
  if (index === undefined || !Array.isArray(value)) return value === null || Array.isArray(value)
  const row = value[Number(index)] ?? null
  const children = childrenOfRow(field, isRecord(row) ? row.blockType : undefined)
  if (children === undefined || way.length === 0) return true
  return isShownInRecord(children.fields, way, row)
}

/** Of a text itself, only what is in the fields of its blocks can be without a field. */
function isShownInText(field: RichTextField, way: readonly string[], value: Json): boolean {
  const index = way.indexOf('fields')
  if (index === -1) return value === null || rootOf(value) !== null
  const node = way.slice(0, index).reduce<Json | undefined>(inside, value)
  const children = isRecord(node) ? childrenOfNode(field, node) : undefined
  if (children === undefined || !isRecord(node)) return true
  return isShownInRecord(children.fields, way.slice(index + 1), node.fields ?? null)
}

function inside(value: Json | undefined, key: string): Json | undefined {
  if (Array.isArray(value)) return value[Number(key)]
  return isRecord(value) ? value[key] : undefined
}
