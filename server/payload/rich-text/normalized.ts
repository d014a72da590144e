import { createHash } from 'node:crypto'
import type { Json } from '#contracts/documents'
import { isRecord } from '#contracts/is-record'
import type { RichNode } from '#contracts/rich-text/rich-nodes'
import { changedNodes, placedNodes } from '#contracts/rich-text/rich-nodes'
import { newId } from '../../kit/rich-text/new-id.ts'

/**
 * A value as it is stored: each node with fields has an id, and one of its own, and other documents
 * are named by their ids. Its fields are a copy, as Payload's functions write into them.
 */
export function normalized(value: Json): Json {
  const taken = new Set<string>()
  return changedNodes(value, (node) => withOwnId(withPlainValue(node), taken))
}

function withOwnId(node: RichNode, taken: Set<string>): RichNode {
  const fields = isRecord(node.fields) ? { ...node.fields } : node.fields
  switch (node.type) {
    case 'block':
    case 'inlineBlock':
      return isRecord(fields)
        ? { ...node, fields: { ...fields, id: ownId(fields.id, taken) } }
        : node
    case 'link':
    case 'upload':
      return { ...node, ...(fields !== undefined && { fields }), id: ownId(node.id, taken) }
    default:
      return node
  }
}

/** Of two nodes with one id, Payload would look at the last one only. */
function ownId(given: Json | undefined, taken: Set<string>): string {
  const id = typeof given === 'string' && given !== '' && !taken.has(given) ? given : newId()
  taken.add(id)
  return id
}

/** Whoever read the document with its references populated sends them back as documents. */
function withPlainValue(node: RichNode): RichNode {
  if (node.type === 'upload' || node.type === 'relationship') return withId(node, 'value')
  if (node.type !== 'link' || !isRecord(node.fields) || !isRecord(node.fields.doc)) return node
  return { ...node, fields: { ...node.fields, doc: withId(node.fields.doc, 'value') } }
}

const withId = (record: RichNode, name: string): RichNode => {
  const value = record[name]
  return isRecord(value) && value.id !== undefined ? { ...record, [name]: value.id } : record
}

/**
 * Gives ids to stored blocks that have none, the same ones at each reading. Payload would make them
 * up anew, and the document would look changed to whoever reads it again.
 */
export function giveLastingIds(value: unknown, place: string): void {
  for (const { node, path } of placedNodes(value as Json)) {
    const isBlock = node.type === 'block' || node.type === 'inlineBlock'
    if (isBlock && isRecord(node.fields) && !node.fields.id) {
      const digest = createHash('sha256').update(`${place}/${path}`).digest('hex')
      Object.assign(node.fields, { id: digest.slice(0, 24) })
    }
  }
}
