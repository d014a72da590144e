import type { DocumentData, Json } from '#contracts/documents'
import { hasNodes, hasRows } from '#contracts/fields'
import { isRecord } from '#contracts/is-record'
import type { RichNode } from '#contracts/rich-text/rich-nodes'
import { changedNodes } from '#contracts/rich-text/rich-nodes'
import type { Member } from '../payload-fields/field-tree.ts'
import { childrenOfNode, fieldsOfRow, memberNamed } from '../payload-fields/field-tree.ts'
import type { NamedBlocks, PayloadField } from '../payload-fields/payload-field.ts'
import { newId } from './new-id.ts'

/** The same text for another document: its nodes, and the rows within them, get ids of their own. */
export const withNewIds = (field: PayloadField, value: Json, named: NamedBlocks): Json =>
  changedNodes(value, (node) => {
    const renewed: RichNode = typeof node.id === 'string' ? { ...node, id: newId() } : node
    if (!isRecord(node.fields)) return renewed
    const fields = childrenOfNode(field, node)?.fields ?? []
    return { ...renewed, fields: withNewRowIds(fields, withNewId(node.fields), named) }
  })

const withNewId = (data: DocumentData): DocumentData =>
  typeof data.id === 'string' ? { ...data, id: newId() } : data

function withNewRowIds(
  fields: readonly PayloadField[],
  data: DocumentData,
  named: NamedBlocks,
): DocumentData {
  const entries = Object.entries(data).map(([name, value]) => {
    const member = memberNamed(fields, name)
    return [name, member ? renewed(member, value, named) : value] as const
  })
  return Object.fromEntries(entries)
}

function renewed(member: Member, value: Json, named: NamedBlocks): Json {
  const { part } = member
  if (part.localized && isRecord(value) && !isOneValue(member, value)) {
    return Object.fromEntries(
      Object.entries(value).map(([locale, own]) => [locale, renewedValue(member, own, named)]),
    )
  }
  return renewedValue(member, value, named)
}

/** In storage a localized value is an object by language; read in one language it is the value itself. */
const isOneValue = ({ part, fields }: Member, value: DocumentData): boolean =>
  hasNodes(part)
    ? isRecord(value.root)
    : fields !== null && Object.keys(value).some((name) => memberNamed(fields, name))

function renewedValue({ part, fields }: Member, value: Json, named: NamedBlocks): Json {
  if (fields) return isRecord(value) ? withNewRowIds(fields, value, named) : value
  if (hasNodes(part)) return withNewIds(part, value, named)
  if (!hasRows(part) || !Array.isArray(value)) return value
  return value.map((row) =>
    isRecord(row) ? withNewRowIds(fieldsOfRow(part, row, named), withNewId(row), named) : row,
  )
}
