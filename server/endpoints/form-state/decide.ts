import type { Json } from '#contracts/documents'
import { hasNodes, hasRows, pathBelow } from '#contracts/fields'
import { isRecord } from '#contracts/is-record'
import { nodeId, placedNodes } from '#contracts/rich-text/rich-nodes'
import {
  childrenOf,
  fieldsOfRow,
  levelsInNodes,
  membersOf,
} from '../../kit/payload-fields/field-tree.ts'
import type { PayloadField } from '../../kit/payload-fields/payload-field.ts'
import { isKeptBack, partName } from '../../kit/payload-fields/payload-field.ts'
import type { Asking } from './asking.ts'
import { isReadable, mayWrite } from './rules/access.ts'
import { tellComplaint } from './rules/complaint.ts'
import { tellFirstValue } from './rules/first-value.ts'
import { isShown } from './rules/is-shown.ts'
import { tellOffers } from './rules/offers.ts'
import type { Level, Spot } from './spot.ts'
import { keyPartOf } from './spot.ts'

/** Asks every function that the fields of a level have. What is hidden is not looked into. */
export async function decideLevel(
  asking: Asking,
  fields: readonly PayloadField[],
  level: Level,
): Promise<void> {
  for (const [index, field] of fields.entries()) {
    if (!isKeptBack(field)) await decideField(asking, field, index, level)
  }
}

async function decideField(
  asking: Asking,
  field: PayloadField,
  index: number,
  level: Level,
): Promise<void> {
  const name = partName(field)
  const spot: Spot = {
    level,
    key: pathBelow(level.key, keyPartOf(field, index, level.prefix)),
    path: name === null ? level.path : [...level.path, name],
  }
  const readable = await isReadable(asking, field, spot)
  if (readable === 'never') return
  if (readable === 'notHere' || !(await isShown(asking, field, spot)))
    return hide(asking, field, spot)

  const may = await mayWrite(asking, field, spot)
  const here = { ...level, may }
  if (name !== null) {
    await tellOffers(asking, field, spot)
    if (may.here) await tellFirstValue(asking, field, spot)
    await tellComplaint(asking, field, spot)
  }
  await decideInside(asking, field, spot, name === null ? within(here, index) : here)
}

/** Also by the names of the values, for those who look for these alone. */
function hide(asking: Asking, field: PayloadField, { key, level }: Spot): void {
  asking.tell(key, { hidden: true })
  for (const { name } of membersOf([field]))
    asking.tell(pathBelow(level.key, name), { hidden: true })
}

const within = (level: Level, index: number): Level => ({
  ...level,
  prefix: `${level.prefix}${index}-`,
})

async function decideInside(
  asking: Asking,
  field: PayloadField,
  spot: Spot,
  level: Level,
): Promise<void> {
  if (field.tabs) return decideLevel(asking, field.tabs, level)
  const name = partName(field) ?? ''
  const value = level.data[name]
  const stored = level.stored?.[name] ?? null
  if (hasRows(field)) return decideRows(asking, field, spot, level, value, stored)
  if (hasNodes(field)) return decideNodes(asking, field, spot, level, value, stored)
  for (const children of childrenOf(field)) {
    const inside = children.in === 'record' ? nested(level, spot, value, stored) : level
    await decideLevel(asking, children.fields, inside)
  }
}

const nested = (
  level: Level,
  { key, path }: Spot,
  value: Json | undefined,
  stored: Json,
): Level => ({
  ...level,
  data: isRecord(value) ? value : {},
  stored: level.stored === null ? null : isRecord(stored) ? stored : {},
  key,
  path,
  prefix: '',
})

async function decideRows(
  asking: Asking,
  field: PayloadField,
  spot: Spot,
  level: Level,
  rows: Json | undefined,
  storedRows: Json,
): Promise<void> {
  if (!Array.isArray(rows)) return
  const before = Array.isArray(storedRows) ? storedRows.filter((row) => isRecord(row)) : []
  const byId = new Map(before.map((row) => [row.id, row]))
  const { blocks } = asking.req.payload
  for (const [index, row] of rows.entries()) {
    if (!isRecord(row)) continue
    await decideLevel(asking, fieldsOfRow(field, row, blocks), {
      ...level,
      data: row,
      stored: byId.get(row.id ?? null) ?? null,
      key: pathBelow(spot.key, typeof row.id === 'string' ? row.id : index),
      path: [...spot.path, index],
      prefix: '',
      block: row.blockType === undefined ? level.block : row,
    })
  }
}

/** The fields of nodes: a key names each node on the way by its id, where it has one. */
async function decideNodes(
  asking: Asking,
  field: PayloadField,
  spot: Spot,
  level: Level,
  text: Json | undefined,
  storedText: Json,
): Promise<void> {
  const byId = new Map(
    [...placedNodes(storedText)].map(({ node }) => [nodeId(node), node.fields] as const),
  )
  for (const { node, fields, path } of levelsInNodes(field, text, spot.path.join('.'))) {
    const steps = path.split('.').slice(spot.path.length)
    const id = nodeId(node)
    const stored = id === null ? undefined : byId.get(id)
    await decideLevel(asking, fields, {
      ...level,
      data: node.fields,
      stored: isRecord(stored) ? stored : null,
      key: pathBelow(spot.key, keyOfNode(text, steps)),
      path: [...spot.path, ...steps.map(stepOf)],
      prefix: '',
      block: node.fields.blockType === undefined ? level.block : node.fields,
    })
  }
}

/** `root.children.3.fields` with the ids of nodes in place of their numbers. */
function keyOfNode(text: Json | undefined, steps: readonly string[]): string {
  let at: Json | undefined = text
  return steps
    .map((step) => {
      const isNode = Array.isArray(at)
      at = isNode ? (at as Json[])[Number(step)] : isRecord(at) ? at[step] : undefined
      return (isNode && nodeId(at)) || step
    })
    .join('.')
}

/** As Payload names rows to functions: by numbers. */
const stepOf = (step: string): string | number => (/^\d+$/.test(step) ? Number(step) : step)
