import type { PayloadRequest } from 'payload'
import { hasNodes } from '#contracts/fields'
import { isRecord } from '#contracts/is-record'
import type { Document } from '../kit/document.ts'
import { childrenOf, memberNamed, rowsOf } from '../kit/payload-fields/field-tree.ts'
import type { NamedBlocks, PayloadField } from '../kit/payload-fields/payload-field.ts'
import type { Once } from './delivery.ts'

/** Whether it may be told to this user that this field is edited: it is one, and they may read it. */
export async function isShownField(
  req: PayloadRequest,
  document: Document,
  path: string,
  once: Once,
): Promise<boolean> {
  const { fields } = 'global' in document ? document.global : document.collection
  const names = path.split('.')
  const steps = stepsTo(fields, names, 0, req.payload.blocks)
  if (steps === null) return false
  const rules = steps.flatMap(({ depth, field }) => {
    const read = field.access?.read
    return read ? [{ depth, read }] : []
  })
  if (rules.length === 0) return true

  const doc = await once('document', () => readDocument(req, document))
  const about = { req, doc, data: doc, ...('id' in document && { id: document.id }) }
  for (const { depth, read } of rules) {
    const siblingData = valueAt(doc, names.slice(0, depth))
    // In a row that is not stored yet nobody can ask the rule.
    if (!isRecord(siblingData) || !(await read({ ...about, siblingData }))) return false
  }
  return true
}

interface Step {
  field: PayloadField
  /** How many names of the path are before it. */
  depth: number
}

/** Every field that the path may go through; null: it leads to none. Of several blocks each may be meant. */
function stepsTo(
  fields: readonly PayloadField[],
  names: readonly string[],
  depth: number,
  named: NamedBlocks,
): Step[] | null {
  const member = memberNamed(fields, names[depth] ?? '')
  if (!member) return null
  const { part, fields: within } = member
  const here = [{ field: part, depth }]
  if (names.length === depth + 1) return here
  if (within) return joined(here, [stepsTo(within, names, depth + 1, named)])
  if (hasNodes(part)) return stepsInNodes(here, part, names, depth + 1, named)
  if (!/^\d+$/.test(names[depth + 1]!)) return null
  if (names.length === depth + 2) return here
  const below = rowsOf(part, named).map(({ fields }) => stepsTo(fields, names, depth + 2, named))
  return joined(here, below)
}

/** A node of a text, or a field in it; which kind of node it is nobody looks up. */
function stepsInNodes(
  here: Step[],
  text: PayloadField,
  names: readonly string[],
  depth: number,
  named: NamedBlocks,
): Step[] | null {
  const inFields = names.indexOf('fields', depth)
  const end = inFields < 0 ? names.length : inFields
  if (!/^root(\.children\.\d+)*$/.test(names.slice(depth, end).join('.'))) return null
  if (names.length <= end + 1) return here
  const below = childrenOf(text).map(({ fields }) => stepsTo(fields, names, end + 1, named))
  return joined(here, below)
}

function joined(here: Step[], below: readonly (Step[] | null)[]): Step[] | null {
  const found = below.filter((steps) => steps !== null)
  return found.length === 0 ? null : [...here, ...found.flat()]
}

const valueAt = (value: unknown, names: readonly string[]): unknown =>
  names.reduce<unknown>(
    (at, name) => (isRecord(at) || Array.isArray(at) ? Reflect.get(at, name) : undefined),
    value,
  )

async function readDocument({ payload }: PayloadRequest, document: Document) {
  const reading = { depth: 0, draft: true } as const
  return 'global' in document
    ? payload.findGlobal({ slug: document.global.slug, ...reading })
    : payload.findByID({ collection: document.collection.slug, id: document.id, ...reading })
}
