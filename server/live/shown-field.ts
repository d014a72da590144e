import type { FlattenedField, PayloadRequest } from 'payload'
import { isRecord } from '#config-schema'
import type { Document } from '../kit/document.ts'
import type { Once } from './telling.ts'

/** Whether it may be told to this user that this field is edited: it is one, and they may read it. */
export async function isShownField(
  req: PayloadRequest,
  document: Document,
  path: string,
  once: Once,
): Promise<boolean> {
  const { flattenedFields } = 'global' in document ? document.global : document.collection
  const names = path.split('.')
  const steps = stepsTo(req, flattenedFields, names, 0)
  if (steps === null) return false
  const rules = steps.flatMap(({ depth, field }) => {
    const read = 'access' in field ? field.access?.read : undefined
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
  field: FlattenedField
  /** How many names of the path are before it. */
  depth: number
}

/** Every field that the path may go through; null: it leads to none. */
function stepsTo(
  req: PayloadRequest,
  fields: readonly FlattenedField[],
  names: readonly string[],
  depth: number,
): Step[] | null {
  const field = fields.find(({ name }) => name === names[depth])
  if (!field) return null
  const here = [{ field, depth }]
  if (names.length === depth + 1) return here
  if (field.type === 'group' || field.type === 'tab') {
    return joined(here, [stepsTo(req, field.flattenedFields, names, depth + 1)])
  }
  if (!/^\d+$/.test(names[depth + 1]!)) return null
  if (names.length === depth + 2) return here
  const below = rowsOf(req, field).map((row) => stepsTo(req, row, names, depth + 2))
  return joined(here, below)
}

/** What a row can have in it; of several blocks each may be meant. */
function rowsOf(
  { payload }: PayloadRequest,
  field: FlattenedField,
): readonly (readonly FlattenedField[])[] {
  if (field.type === 'array') return [field.flattenedFields]
  if (field.type !== 'blocks') return []
  return [...field.blocks, ...(field.blockReferences ?? [])].flatMap((block) => {
    const found = typeof block === 'string' ? payload.blocks[block] : block
    return found ? [found.flattenedFields] : []
  })
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
