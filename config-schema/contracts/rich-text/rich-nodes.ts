import type { DocumentData, Json } from '../documents.ts'
import { isRecord } from '../is-record.ts'

/** A node of a rich text, as Payload's editor stores it. */
export type RichNode = DocumentData

/** Deeper than that nobody writes, and functions may not call one another for ever. */
export const deepestNode = 200

/** The nodes in a node, or in the root of a value; what is no node is left out. */
export const nodesIn = (node: Json | undefined): readonly RichNode[] =>
  isRecord(node) && Array.isArray(node.children)
    ? node.children.filter((child) => isRecord(child))
    : []

export const rootOf = (value: Json | undefined): RichNode | null =>
  isRecord(value) && isRecord(value.root) ? value.root : null

/** A node with its place below the value, e.g. `root.children.0.children.2`. */
export interface PlacedNode {
  node: RichNode
  path: string
}

/** All nodes of a value, each before what lies in it. Broken values have those that can be found. */
export function* placedNodes(value: Json | undefined): Generator<PlacedNode> {
  const root = rootOf(value)
  if (root) yield* nodesBelow(root, 'root', 0)
}

function* nodesBelow(node: RichNode, path: string, depth: number): Generator<PlacedNode> {
  if (depth > deepestNode || !Array.isArray(node.children)) return
  for (const [index, child] of node.children.entries()) {
    if (!isRecord(child)) continue
    const below = `${path}.children.${index}`
    yield { node: child, path: below }
    yield* nodesBelow(child, below, depth + 1)
  }
}

/** What tells a node from its neighbours: its id, or that of its fields; null: nothing does. */
export function nodeId(node: Json | undefined): string | null {
  if (!isRecord(node)) return null
  if (typeof node.id === 'string') return node.id
  return isRecord(node.fields) && typeof node.fields.id === 'string' ? node.fields.id : null
}

/** The nodes that hold fields of the config. */
export const fieldHolders = ['block', 'inlineBlock', 'link', 'autolink', 'upload'] as const

/** The same value with its nodes changed from the leaves up; what does not change stays identical. */
export function changedNodes(value: Json, change: (node: RichNode) => RichNode): Json {
  const root = rootOf(value)
  if (!root || !isRecord(value)) return value
  const changed = changedBelow(root, change, 0)
  return changed === root ? value : { ...value, root: changed }
}

function changedBelow(
  node: RichNode,
  change: (node: RichNode) => RichNode,
  depth: number,
): RichNode {
  if (depth > deepestNode || !Array.isArray(node.children)) return node
  const children = node.children.map((child) =>
    isRecord(child) ? change(changedBelow(child, change, depth + 1)) : child,
  )
  const isSame = children.every((child, index) => child === (node.children as Json[])[index])
  return isSame ? node : { ...node, children }
}
