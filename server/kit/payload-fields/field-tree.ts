import type { DocumentData, Json } from '#contracts/documents'
import { pathBelow } from '#contracts/fields'
import { isRecord } from '#contracts/is-record'
import type { RichNode } from '#contracts/rich-text/rich-nodes'
import { nodeId, placedNodes } from '#contracts/rich-text/rich-nodes'
import type { NamedBlocks, PayloadBlock, PayloadField } from './payload-field.ts'
import { blocksOf, partName } from './payload-field.ts'
import { richTextOf } from './rich-text-of.ts'
import type { RichTextSource } from './rich-text-source.ts'

/**
 * What lies in Payload's fields, in the words that `field-tree.ts` of the contracts has for the
 * fields of the browser.
 */
type Fields = readonly PayloadField[]

/** Fields that lie in a field, and where their values are. */
export type Children =
  | {
      /** Beside the field itself: it only arranges them. */
      in: 'parent'
      holder: PayloadField
      fields: Fields
    }
  | { in: 'record'; name: string; holder: PayloadField; fields: Fields }
  | {
      in: 'rows'
      /** The slug of the rows that are made of them; null: of all. */
      block: string | null
      holder: PayloadField | PayloadBlock
      fields: Fields
    }
  | {
      in: 'nodes'
      /** The type of the nodes that have them. */
      node: 'block' | 'inlineBlock' | 'link' | 'upload'
      /** The slug of a block, or the collection of an upload; null: of all nodes of that type. */
      of: string | null
      holder: PayloadField | PayloadBlock
      fields: Fields
    }

const noBlocks: NamedBlocks = {}
const noFields: Fields = []

/** The fields that lie in a field, list by list, with where their values are. */
export function childrenOf(field: PayloadField, named = noBlocks): readonly Children[] {
  const { fields = noFields, tabs, type } = field
  if (tabs) return tabs.flatMap((tab) => childrenOf(tab))
  if (type === 'array') return [{ in: 'rows', block: null, holder: field, fields }]
  if (type === 'blocks') {
    return blocksOf(field, named).map((holder) => ({
      in: 'rows',
      block: holder.slug,
      holder,
      fields: holder.fields,
    }))
  }
  if (type === 'richText') return inNodes(field, richTextOf(field))
  if (!field.fields) return []
  const name = partName(field)
  return [
    name === null
      ? { in: 'parent', holder: field, fields }
      : { in: 'record', name, holder: field, fields },
  ]
}

function inNodes(field: PayloadField, source: RichTextSource | null): readonly Children[] {
  if (!source) return []
  const { blocks, inlineBlocks, link, uploads } = source
  const ofBlocks = (node: 'block' | 'inlineBlock', all: readonly PayloadBlock[]): Children[] =>
    all.map((holder) => ({ in: 'nodes', node, of: holder.slug, holder, fields: holder.fields }))
  return [
    ...ofBlocks('block', blocks),
    ...ofBlocks('inlineBlock', inlineBlocks),
    ...(link
      ? [{ in: 'nodes', node: 'link', of: null, holder: field, fields: link.fields } as const]
      : []),
    ...Object.entries(uploads).map(
      ([of, fields]) => ({ in: 'nodes', node: 'upload', of, holder: field, fields }) as const,
    ),
  ]
}

type NodeChildren = Extract<Children, { in: 'nodes' }>

/** The fields of a node of a rich text; undefined: it has none, or the config does not know them. */
export function childrenOfNode(field: PayloadField, node: RichNode): NodeChildren | undefined {
  const type = node.type === 'autolink' ? 'link' : node.type
  const kind = type === 'upload' ? node.relationTo : isRecord(node.fields) && node.fields.blockType
  return childrenOf(field).find(
    (list): list is NodeChildren =>
      list.in === 'nodes' && list.node === type && (list.of === null || list.of === kind),
  )
}

/** A node that holds fields, with their values and where in the text it is. */
export interface FieldsOfNode {
  node: RichNode & { fields: DocumentData }
  fields: Fields
  /** Below the document, e.g. `body.root.children.0.fields`. */
  path: string
}

/** The nodes of a rich text that hold fields of the config, each before those within it. */
export function* fieldsInNodes(
  field: PayloadField,
  value: unknown,
  path: string,
): Generator<FieldsOfNode> {
  for (const { node, path: below } of placedNodes(value as Json | undefined)) {
    const children = childrenOfNode(field, node)
    if (!children || !hasFields(node)) continue
    yield { node, fields: children.fields, path: `${path}.${below}.fields` }
  }
}

const hasFields = (node: RichNode): node is FieldsOfNode['node'] => isRecord(node.fields)

export const hasNodes = ({ type }: PayloadField): boolean => type === 'richText'

export const hasRows = ({ type }: PayloadField): boolean => type === 'array' || type === 'blocks'

export type RowChildren = Extract<Children, { in: 'rows' }>

/** What the rows of a field may be made of; none of a field without rows. */
export const rowsOf = (field: PayloadField, named: NamedBlocks): readonly RowChildren[] =>
  childrenOf(field, named).filter((list) => list.in === 'rows')

/** The fields of a row; none of a block that the config does not know. */
export const fieldsOfRow = (
  field: PayloadField,
  { blockType }: { readonly blockType?: unknown },
  named: NamedBlocks,
): Fields =>
  rowsOf(field, named).find(({ block }) => block === null || block === blockType)?.fields ??
  noFields

/** What a record has under a name: a field, or a group or tab with the fields of a record within. */
export interface Member {
  name: string
  part: PayloadField
  /** null: it is no record. */
  fields: Fields | null
}

const knownMembers = new WeakMap<Fields, { of: number; members: readonly Member[] }>()

/** What a record of these fields has under its names; what only arranges them is looked through. */
export function membersOf(fields: Fields): readonly Member[] {
  const known = knownMembers.get(fields)
  // Payload adds fields of its own to a collection that was looked at before.
  if (known?.of === fields.length) return known.members
  const members = fields.flatMap(membersAt)
  knownMembers.set(fields, { of: fields.length, members })
  return members
}

/** Nothing is kept under the name of what is only shown. */
function membersAt(field: PayloadField): readonly Member[] {
  const name = partName(field)
  if (name !== null && (hasRows(field) || !field.fields)) {
    return field.type === 'ui' ? [] : [{ name, part: field, fields: null }]
  }
  return childrenOf(field).flatMap((list): readonly Member[] =>
    list.in === 'record'
      ? [{ name: list.name, part: list.holder, fields: list.fields }]
      : membersOf(list.fields),
  )
}

export const memberNamed = (fields: Fields, wanted: string): Member | undefined =>
  membersOf(fields).find(({ name }) => name === wanted)

/** The member that a path leads to, through records. */
export function memberAt(fields: Fields, path: string): Member | undefined {
  const [name = '', ...rest] = path.split('.')
  const member = memberNamed(fields, name)
  if (rest.length === 0) return member
  return member?.fields ? memberAt(member.fields, rest.join('.')) : undefined
}

/** All there is below these fields, however deep: each before what lies in it. */
export function* partsOf(
  fields: Fields,
  seen = new Set<Fields>(),
): Generator<PayloadField | PayloadBlock> {
  for (const field of fields) {
    yield field
    for (const children of childrenOf(field)) {
      // A block can hold a rich text with the same block in it.
      if (children.in === 'nodes' && seen.has(children.fields)) continue
      if (children.in === 'nodes') seen.add(children.fields)
      if (children.holder !== field) yield children.holder
      yield* partsOf(children.fields, seen)
    }
  }
}

/** Fields with the values that they are about, and where in the document those are. */
export interface Level {
  fields: Fields
  values: Readonly<Record<string, unknown>>
  path: string
  /** Of a node: what tells it from the others; null: nothing does. */
  node?: string | null
}

/** What lies in a member of a document: its record or its rows, with their values. */
export function levelsBelow(
  { name, part, fields }: Member,
  { values, path }: Omit<Level, 'fields'>,
  named: NamedBlocks,
): readonly Level[] {
  const value = values[name]
  const below = pathBelow(path, name)
  if (fields) return isRecord(value) ? [{ fields, values: value, path: below }] : []
  if (hasNodes(part)) {
    return [...fieldsInNodes(part, value, below)].map(({ node, fields, path }) => ({
      fields,
      values: node.fields,
      path,
      node: nodeId(node),
    }))
  }
  if (!hasRows(part) || !Array.isArray(value)) return []
  return value.flatMap((row: unknown, index) =>
    isRecord(row)
      ? {
          fields: fieldsOfRow(part, row, named),
          values: row,
          path: pathBelow(below, index),
        }
      : [],
  )
}
