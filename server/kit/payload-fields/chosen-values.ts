import type { Json } from '#contracts/documents'
import { hasNodes, hasRows } from '#contracts/fields'
import { isRecord } from '#contracts/is-record'
import type { RichNode } from '#contracts/rich-text/rich-nodes'
import { changedNodes, placedNodes } from '#contracts/rich-text/rich-nodes'
import { childrenOfNode, memberNamed, membersOf, rowsOf } from './field-tree.ts'
import type { NamedBlocks, PayloadField } from './payload-field.ts'

type Fields = readonly PayloadField[]
type Values = Readonly<Record<string, unknown>>

/** Which values are to be left. */
export interface Choosing {
  named: NamedBlocks
  isChosen: (part: PayloadField, siblings: Values) => boolean | Promise<boolean>
  /** Hears of each value that isn't, and of each that the config has no place for. */
  onLeftOut?: () => void
}

/** The values of these fields that are chosen, however deep. What no field has is left out. */
export async function chosenValues(
  fields: Fields,
  values: Values,
  choosing: Choosing,
): Promise<Record<string, unknown>> {
  const chosen: Record<string, unknown> = {}
  for (const { fields: inside, name, part } of membersOf(fields)) {
    const value = values[name]
    if (value === undefined) continue
    if (!(await choosing.isChosen(part, values))) {
      if (!isEmpty(value)) choosing.onLeftOut?.()
      continue
    }
    chosen[name] = inside
      ? await chosenRecord(inside, value, choosing)
      : await chosenValue(part, value, choosing)
  }
  tellUnknown(fields, values, choosing)
  return chosen
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** A row's ID, and what a block says of itself, are no fields of everybody's. */
const ofRows = new Set(['id', 'blockType', 'blockName'])

function tellUnknown(fields: Fields, values: Values, { onLeftOut }: Choosing): void {
  if (!onLeftOut) return
  for (const [name, value] of Object.entries(values)) {
    if (!ofRows.has(name) && !isEmpty(value) && !memberNamed(fields, name)) onLeftOut()
  }
}

const chosenRecord = async (fields: Fields, value: unknown, choosing: Choosing) =>
  isRecord(value) ? chosenValues(fields, value, choosing) : value

async function chosenValue(
  field: PayloadField,
  value: unknown,
  choosing: Choosing,
): Promise<unknown> {
  if (hasNodes(field)) return chosenNodes(field, value as Json, choosing)
  return hasRows(field) ? chosenRows(field, value, choosing) : value
}

async function chosenRows(
  field: PayloadField,
  value: unknown,
  choosing: Choosing,
): Promise<unknown> {
  if (!Array.isArray(value)) return value
  const kinds = rowsOf(field, choosing.named)
  const rows: unknown[] = []
  for (const row of value.filter(isRecord)) {
    const kind = kinds.find(({ block }) => block === null || block === row.blockType)
    if (!kind) {
      choosing.onLeftOut?.()
      continue
    }
    const own = Object.entries(row).filter(([name]) => ofRows.has(name))
    const chosen = await chosenValues(kind.fields, row, choosing)
    rows.push({ ...Object.fromEntries(own), ...chosen })
  }
  return rows
}

/** Nodes of blocks that the config doesn't know stay: the text shows them as such. */
async function chosenNodes(field: PayloadField, value: Json, choosing: Choosing): Promise<Json> {
  const inside = new Map<unknown, RichNode['fields']>()
  for (const { node } of placedNodes(value)) {
    const children = childrenOfNode(field, node)
    if (!children || !isRecord(node.fields)) continue
    const own = Object.entries(node.fields).filter(([name]) => ofRows.has(name))
    const chosen = await chosenValues(children.fields, node.fields, choosing)
    inside.set(node.fields, { ...Object.fromEntries(own), ...chosen } as RichNode['fields'])
  }
  return changedNodes(value, (node) => {
    const fields = inside.get(node.fields)
    return fields === undefined ? node : { ...node, fields }
  })
}
