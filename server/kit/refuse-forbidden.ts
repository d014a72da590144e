import { isDeepStrictEqual } from 'node:util'
import type { PayloadRequest, SanitizedCollectionConfig } from 'payload'
import type { DocumentData, DocumentId, Json } from '#contracts/documents'
import { isRecord } from '#contracts/is-record'
import { nodeId, placedNodes } from '#contracts/rich-text/rich-nodes'
import type { FieldProblem } from '#problems'
import { Problem } from '#problems'
import type { Level } from './payload-fields/field-tree.ts'
import { levelsBelow, membersOf } from './payload-fields/field-tree.ts'

interface Written {
  collection: SanitizedCollectionConfig
  /** The places that are written, each with what lies below it. */
  paths: readonly string[]
  data: DocumentData
  /** null: a new one. */
  doc: (DocumentData & { id: DocumentId }) | null
}

/** Payload leaves out in silence what this person may not write, in rows too; here it is told. */
export async function refuseForbidden(req: PayloadRequest, written: Written): Promise<void> {
  const { collection, data, doc } = written
  const refused = await refusedIn(
    req,
    written,
    { fields: collection.fields, values: data, path: '' },
    doc ?? {},
  )
  if (refused.length > 0) throw new Problem('document.invalid', { fields: refused })
}

async function refusedIn(
  req: PayloadRequest,
  written: Written,
  level: Level,
  stored: unknown,
): Promise<FieldProblem[]> {
  const { data, doc, paths } = written
  const refused: FieldProblem[] = []
  const before: Readonly<Record<string, unknown>> = isRecord(stored) ? stored : {}
  for (const member of membersOf(level.fields)) {
    const value = level.values[member.name]
    const path = level.path === '' ? member.name : `${level.path}.${member.name}`
    const isWritten = paths.some((place) => isAround(place, path) || isAround(path, place))
    // Who may not write a field that stays as it is need not hear of it.
    if (value === undefined || !isWritten) continue
    if (isDeepStrictEqual(value, before[member.name] ?? null)) continue
    const access = member.part.access?.[doc ? 'update' : 'create']
    const about = {
      data,
      doc: doc ?? {},
      req,
      siblingData: level.values,
      ...(doc && { id: doc.id }),
    }
    if (access && !(await access(about))) {
      refused.push({ path, message: req.t('error:notAllowedToPerformAction') })
      continue
    }
    for (const below of levelsBelow(member.part, level, req.payload.blocks as never)) {
      refused.push(...(await refusedIn(req, written, below, storedAt(before, member.name, below))))
    }
  }
  return refused
}

const isAround = (outer: string, inner: string): boolean =>
  inner === outer || inner.startsWith(`${outer}.`)

/** The record, or the row with the same id, or where rows have none the one in the same place. */
function storedAt(
  before: Readonly<Record<string, unknown>>,
  name: string,
  { node, path, values }: Level,
): unknown {
  const value = before[name]
  if (node) return fieldsOfNode(value as Json | undefined, nodeId(node))
  if (!Array.isArray(value)) return value
  return (
    value.find((row) => isRecord(row) && row.id !== undefined && row.id === values.id) ??
    (values.id === undefined ? value[Number(path.slice(path.lastIndexOf('.') + 1))] : undefined)
  )
}

const fieldsOfNode = (value: Json | undefined, id: string | null): unknown =>
  id === null
    ? undefined
    : [...placedNodes(value)].find(({ node }) => nodeId(node) === id)?.node.fields
