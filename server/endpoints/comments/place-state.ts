import type { PayloadRequest } from 'payload'
import type { Json } from '#contracts/documents'
import { hasNodes } from '#contracts/fields'
import { isRecord } from '#contracts/is-record'
import { nodeId, placedNodes } from '#contracts/rich-text/rich-nodes'
import type { Document } from '../../kit/document.ts'
import {
  childrenOf,
  childrenOfNode,
  fieldsOfRow,
  memberNamed,
  rowsOf,
} from '../../kit/payload-fields/field-tree.ts'
import type { PayloadField } from '../../kit/payload-fields/payload-field.ts'

/** `refused`: a field on the way may not be read; `unknown`: the config has no such field. */
export type PlaceState = 'shown' | 'refused' | 'unknown'

type Fields = readonly PayloadField[]
type Values = Readonly<Record<string, unknown>>

interface Asking {
  req: PayloadRequest
  document: Document
  doc: Values
}

/** Whether this user may read the field at a place, and every field on the way to it. */
export async function placeState(asking: Asking, place: readonly string[]): Promise<PlaceState> {
  if (place.length === 0) return 'shown'
  const { document } = asking
  const { fields } = 'global' in document ? document.global : document.collection
  return inFields(asking, fields, asking.doc, place)
}

async function inFields(
  asking: Asking,
  fields: Fields,
  values: Values,
  [name = '', ...below]: readonly string[],
): Promise<PlaceState> {
  const member = memberNamed(fields, name)
  if (!member) return 'unknown'
  const { part } = member
  if (!(await mayReadField(asking, part, values))) return 'refused'
  if (below.length === 0) return 'shown'
  const value = values[name]
  if (member.fields) return inFields(asking, member.fields, isRecord(value) ? value : {}, below)
  return hasNodes(part) ? inNode(asking, part, value, below) : inRow(asking, part, value, below)
}

async function mayReadField(
  { req, document, doc }: Asking,
  { access }: PayloadField,
  siblingData: Values,
): Promise<boolean> {
  const read = access?.read
  if (!read) return true
  const id = 'id' in document ? { id: document.id } : {}
  return Boolean(await read({ req, doc, data: doc, siblingData, ...id }))
}

async function inRow(
  asking: Asking,
  field: PayloadField,
  value: unknown,
  [key = '', ...below]: readonly string[],
): Promise<PlaceState> {
  const { blocks } = asking.req.payload
  const kinds = rowsOf(field, blocks)
  if (kinds.length === 0) return 'unknown'
  if (below.length === 0) return 'shown'
  const row = rowNamed(value, key)
  return row
    ? inFields(asking, fieldsOfRow(field, row, blocks), row, below)
    : inGone(asking, kinds, below)
}

async function inNode(
  asking: Asking,
  field: PayloadField,
  value: unknown,
  names: readonly string[],
): Promise<PlaceState> {
  const at = names.indexOf('fields')
  const below = at < 0 ? [] : names.slice(at + 1)
  if (below.length === 0) return 'shown'
  const key = names[at - 1]
  const found = [...placedNodes(value as Json | undefined)].find(({ node }) => nodeId(node) === key)
  if (!found) return inGone(asking, childrenOf(field), below)
  const { fields } = found.node
  const known = childrenOfNode(field, found.node)?.fields ?? []
  return inFields(asking, known, isRecord(fields) ? fields : {}, below)
}

/** Of a row that is gone its fields are asked as if it were empty: what nobody may read of any, stays so. */
async function inGone(
  asking: Asking,
  kinds: readonly { fields: Fields }[],
  below: readonly string[],
): Promise<PlaceState> {
  const states: PlaceState[] = []
  for (const { fields } of kinds) states.push(await inFields(asking, fields, {}, below))
  return (['refused', 'shown'] as const).find((state) => states.includes(state)) ?? 'unknown'
}

/** Of rows without IDs, the one at that place. */
function rowNamed(value: unknown, key: string): Values | undefined {
  if (!Array.isArray(value)) return undefined
  const rows = value.filter(isRecord)
  return (
    rows.find(({ id }) => id !== undefined && String(id) === key) ??
    (rows.some(({ id }) => id !== undefined) ? undefined : rows[Number(key)])
  )
}
