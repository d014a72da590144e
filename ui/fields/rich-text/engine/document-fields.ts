import type { DocumentData, Json } from '#contracts/documents'
import { isRecord } from '#contracts/is-record'
import type { RichNode } from '#contracts/rich-text/rich-nodes'
import { nodeId, placedNodes } from '#contracts/rich-text/rich-nodes'
import { equal } from '#machines/document'

/**
 * The fields of nodes are the document's: forms write them by their path, and the editor only carries
 * what it saw last. Where a link leads is the editor's, as its words are.
 */
const linkTarget = ['linkType', 'url', 'doc', 'newTab']

/** The node with its fields as the document has them by now. */
export function withFieldsIn(value: Json | undefined, node: RichNode): RichNode {
  const id = holdsFields(node) ? nodeId(node) : null
  // The text is looked through only for a node that can be in it.
  const known = id === null ? undefined : holdersIn(value).get(id)
  if (!known || known.type !== node.type || known.fields === node.fields) return node
  if (node.type !== 'link') return { ...node, fields: known.fields ?? null }
  return { ...node, fields: { ...ownFields(known), ...targetOf(node) } }
}

/** Whether two blocks are the same but for what the document alone knows of their nodes. */
export function isSameText(one: Json, other: Json): boolean {
  if (one === other) return true
  if (Array.isArray(one) && Array.isArray(other)) {
    return (
      one.length === other.length && one.every((item, index) => isSameText(item, other[index]!))
    )
  }
  if (!isRecord(one) || !isRecord(other)) return equal(one, other)
  const isHolder = holdsFields(one) && one.type === other.type && nodeId(one) !== null
  if (isHolder && nodeId(one) !== nodeId(other)) return false
  return isHolder ? isSameRecord(carried(one), carried(other)) : isSameRecord(one, other)
}

const isSameRecord = (one: DocumentData, other: DocumentData): boolean =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) =>
    isSameText(one[key] ?? null, other[key] ?? null),
  )

/** A node without the fields that are the document's. */
const carried = ({ fields, ...node }: RichNode): RichNode =>
  node.type === 'link' ? { ...node, target: targetOf({ fields: fields ?? null }) } : node

const targetOf = ({ fields }: RichNode): DocumentData =>
  pick(fields, (name) => linkTarget.includes(name))

const ownFields = ({ fields }: RichNode): DocumentData =>
  pick(fields, (name) => !linkTarget.includes(name))

const pick = (fields: Json | undefined, isWanted: (name: string) => boolean): DocumentData =>
  isRecord(fields)
    ? Object.fromEntries(Object.entries(fields).filter(([name]) => isWanted(name)))
    : {}

const holdsFields = ({ type }: RichNode): boolean =>
  type === 'block' || type === 'inlineBlock' || type === 'upload' || type === 'link'

const known = new WeakMap<object, ReadonlyMap<string, RichNode>>()

/** The nodes of a value that have fields, by their ids. */
function holdersIn(value: Json | undefined): ReadonlyMap<string, RichNode> {
  if (!isRecord(value)) return new Map()
  const found = known.get(value) ?? new Map(entries(value))
  known.set(value, found)
  return found
}

function* entries(value: Json): Generator<[string, RichNode]> {
  for (const { node } of placedNodes(value)) {
    const id = holdsFields(node) ? nodeId(node) : null
    if (id !== null) yield [id, node]
  }
}
