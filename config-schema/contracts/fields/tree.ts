import type { DocumentData, Json } from '../documents.ts'
import { isRecord } from '../is-record.ts'
import type { RichNode } from '../rich-text/rich-nodes.ts'
import { placedNodes } from '../rich-text/rich-nodes.ts'
import { hasNodes, hasRows } from './field-kinds.ts'

/** A field or a tab, as far as the tree looks at it. */
interface Part {
  type?: string
  name?: string | null
  fields?: readonly Part[]
  tabs?: readonly Part[]
}

/** The types of one kind of fields: those of the browser, or Payload's. */
export interface TreeTypes {
  field: Part
  /** A field with a value under its name. */
  valued: Part
  /** What only arranges fields. */
  layout: Part
  /** What has a record of fields under its name. */
  record: Part
  array: Part
  text: Part
  block: { slug: string; fields: readonly Part[] }
  value: unknown
  /** The blocks that fields may name instead of holding them; void: none do. */
  named: unknown
}

type Fields<Types extends TreeTypes> = readonly Types['field'][]

/** Fields that lie in a field, and where their values are. */
export type ChildrenOf<Types extends TreeTypes> =
  | {
      /** Beside the field itself: it only arranges them. */
      in: 'parent'
      holder: Types['layout']
      fields: Fields<Types>
    }
  | { in: 'record'; name: string; holder: Types['record']; fields: Fields<Types> }
  | {
      in: 'rows'
      /** The slug of the rows that are made of them; null: of all. */
      block: string | null
      holder: Types['array'] | Types['block']
      fields: Fields<Types>
    }
  | {
      in: 'nodes'
      /** The type of the nodes that have them. */
      node: 'block' | 'inlineBlock' | 'link' | 'upload'
      /** The slug of a block, or the collection of an upload; null: of all nodes of that type. */
      of: string | null
      holder: Types['text'] | Types['block']
      fields: Fields<Types>
    }

type RowsOf<Types extends TreeTypes> = Extract<ChildrenOf<Types>, { in: 'rows' }>
type NodesOf<Types extends TreeTypes> = Extract<ChildrenOf<Types>, { in: 'nodes' }>

/** What a record has under a name: a field, or a group or tab with the fields of a record within. */
export type MemberOf<Types extends TreeTypes> =
  | { name: string; part: Types['valued']; fields: null }
  | { name: string; part: Types['record']; fields: Fields<Types> }

/** A field, or what holds the fields within it. */
export interface PartOf<Types extends TreeTypes> {
  part: Types['field'] | ChildrenOf<Types>['holder']
  isInRow: boolean
}

/** Fields with the values that they are about, and where in the document those are. */
export interface LevelOf<Types extends TreeTypes> {
  fields: Fields<Types>
  values: Readonly<Record<string, Types['value']>>
  path: string
  /** Of the fields of a node of a rich text. */
  node?: RichNode
}

export interface LevelBelowOf<Types extends TreeTypes> extends LevelOf<Types> {
  /** undefined: a row or a node of a block that the config does not know. */
  children: ChildrenOf<Types> | undefined
  /** Of a row. */
  index: number | null
}

export interface LevelInNodeOf<Types extends TreeTypes> extends LevelBelowOf<Types> {
  node: NodeWithFields
}

type NodeWithFields = RichNode & { fields: DocumentData }

type Place<Types extends TreeTypes> = Pick<LevelOf<Types>, 'values' | 'path'>

/** What the nodes of a rich text can hold. */
interface Features<Types extends TreeTypes> {
  blocks: readonly Types['block'][]
  inlineBlocks: readonly Types['block'][]
  link: { fields: Fields<Types> } | null
  uploads: Readonly<Record<string, Fields<Types>>>
}

/** Finds the fields that lie in a field, list by list, with where their values are. */
type FindChildren<Types extends TreeTypes> = (
  field: Types['field'],
  named?: Types['named'],
) => readonly ChildrenOf<Types>[]

interface Inside<Types extends TreeTypes> {
  blocksOf: (field: Types['field'], named?: Types['named']) => readonly Types['block'][]
  /** null: it is of an editor that we do not know. */
  featuresOf: (field: Types['field']) => Features<Types> | null
}

const none: readonly never[] = []

/** Finds the fields that lie in a field. */
export const childrenIn = <Types extends TreeTypes>(inside: Inside<Types>) =>
  function childrenOf(field: Types['field'], named?: Types['named']): readonly ChildrenOf<Types>[] {
    const { fields = none, name, tabs, type } = field
    if (tabs) return tabs.flatMap((tab) => childrenOf(tab as Types['field'], named))
    if (type === 'array') return [{ in: 'rows', block: null, holder: field, fields }]
    if (type === 'blocks') {
      return inside.blocksOf(field, named).map((holder) => ({
        in: 'rows',
        block: holder.slug,
        holder,
        fields: holder.fields,
      }))
    }
    if (hasNodes(field)) return inNodes(field, inside.featuresOf(field))
    if (!field.fields) return none
    // A row has no value of its own, whatever a config calls it.
    const isOnlyLayout = type === 'row' || type === 'collapsible'
    return [
      name && !isOnlyLayout
        ? { in: 'record', name, holder: field, fields }
        : { in: 'parent', holder: field, fields },
    ]
  }

function inNodes<Types extends TreeTypes>(
  holder: Types['text'],
  features: Features<Types> | null,
): readonly NodesOf<Types>[] {
  if (!features) return none
  const { blocks, inlineBlocks, link, uploads } = features
  const ofBlocks = (node: 'block' | 'inlineBlock', all: readonly Types['block'][]) =>
    all.map((block) => ({ ...inNode, node, of: block.slug, holder: block, fields: block.fields }))
  return [
    ...ofBlocks('block', blocks),
    ...ofBlocks('inlineBlock', inlineBlocks),
    ...(link ? [{ ...inNode, node: 'link' as const, of: null, holder, fields: link.fields }] : []),
    ...Object.entries(uploads).map(([of, fields]) => ({
      ...inNode,
      node: 'upload' as const,
      of,
      holder,
      fields,
    })),
  ] as readonly NodesOf<Types>[]
}

const inNode = { in: 'nodes' } as const

/** Finds what a row of a field is made of; undefined: a block that the config does not know. */
export const rowIn =
  <Types extends TreeTypes>(childrenOf: FindChildren<Types>) =>
  (field: Types['field'], blockType: unknown, named: Types['named']): RowsOf<Types> | undefined =>
    childrenOf(field, named).find(
      (list): list is RowsOf<Types> =>
        list.in === 'rows' && (list.block === null || list.block === blockType),
    )

/** Finds the fields of a row; none of a block that the config does not know. */
export const fieldsIn =
  <Types extends TreeTypes>(childrenOfRow: ReturnType<typeof rowIn<Types>>) =>
  (
    field: Types['field'],
    { blockType }: { readonly blockType?: unknown },
    named: Types['named'],
  ): Fields<Types> =>
    childrenOfRow(field, blockType, named)?.fields ?? none

/** Finds the fields of a node of a rich text; undefined: it has none, or the config does not know them. */
export const nodeIn =
  <Types extends TreeTypes>(
    childrenOf: FindChildren<Types>,
    /** The type of nodes whose fields a node has. */
    typeOf: (node: RichNode) => unknown,
  ) =>
  (field: Types['field'], node: RichNode): NodesOf<Types> | undefined => {
    const type = typeOf(node)
    const kind =
      type === 'upload' ? node.relationTo : isRecord(node.fields) && node.fields.blockType
    return childrenOf(field).find(
      (list): list is NodesOf<Types> =>
        list.in === 'nodes' && list.node === type && (list.of === null || list.of === kind),
    )
  }

/** Finds what a record of fields has under its names; what only arranges them is looked through. */
export function membersIn<Types extends TreeTypes>(
  childrenOf: FindChildren<Types>,
  /** The name under which a field has a value; null: it has none, or is a record of fields. */
  valueName: (field: Types['field']) => string | null,
) {
  const known = new WeakMap<Fields<Types>, { of: number; members: readonly MemberOf<Types>[] }>()

  function membersOf(fields: Fields<Types>): readonly MemberOf<Types>[] {
    const before = known.get(fields)
    // Payload adds fields of its own to a collection that was looked at before.
    if (before?.of === fields.length) return before.members
    const members = fields.flatMap(membersAt)
    known.set(fields, { of: fields.length, members })
    return members
  }

  function membersAt(field: Types['field']): readonly MemberOf<Types>[] {
    const name = valueName(field)
    if (name !== null) return [{ name, part: field, fields: null }]
    return childrenOf(field).flatMap((list): readonly MemberOf<Types>[] =>
      list.in === 'record'
        ? [{ name: list.name, part: list.holder, fields: list.fields }]
        : membersOf(list.fields),
    )
  }

  return membersOf
}

/** Finds all there is below fields, however deep: each before what lies in it. */
export const partsIn = <Types extends TreeTypes>(childrenOf: FindChildren<Types>) =>
  function* partsOf(
    fields: Fields<Types>,
    isInRow = false,
    seen = new Set<Fields<Types>>(),
  ): Generator<PartOf<Types>> {
    for (const field of fields) {
      yield { part: field, isInRow }
      for (const list of childrenOf(field)) {
        // A block can hold a rich text with the same block in it.
        if (list.in === 'nodes' && seen.has(list.fields)) continue
        if (list.in === 'nodes') seen.add(list.fields)
        const isBelow = isInRow || list.in === 'rows'
        if (list.holder !== field) yield { part: list.holder, isInRow: isBelow }
        yield* partsOf(list.fields, isBelow, seen)
      }
    }
  }

/** Finds the nodes of a rich text with the fields of each, and all blocks, each before those within it. */
export const nodeLevelsIn =
  <Types extends TreeTypes>(childrenOfNode: ReturnType<typeof nodeIn<Types>>) =>
  (field: Types['field'], text: Types['value'], path: string): readonly LevelInNodeOf<Types>[] =>
    [...placedNodes(text as Json | undefined)].flatMap(({ node, path: below }) => {
      const children = childrenOfNode(field, node)
      if (!hasFields(node) || (children === undefined && !isBlock(node))) return []
      const at = { values: node.fields, path: `${path}.${below}.fields` }
      return [{ ...at, fields: children?.fields ?? none, children, index: null, node }]
    })

/** Finds what lies in a field of a document: its records, rows and nodes, with their values. */
export const levelsIn =
  <Types extends TreeTypes>(
    childrenOf: FindChildren<Types>,
    childrenOfRow: ReturnType<typeof rowIn<Types>>,
    levelsInNodes: ReturnType<typeof nodeLevelsIn<Types>>,
  ) =>
  (
    field: Types['field'],
    { values, path }: Place<Types>,
    named: Types['named'],
  ): readonly LevelBelowOf<Types>[] => {
    const level = (
      value: unknown,
      below: string,
      children: ChildrenOf<Types> | undefined,
      index: number | null,
    ): LevelBelowOf<Types> => ({
      fields: children?.fields ?? none,
      values: (isRecord(value) ? value : {}) as LevelOf<Types>['values'],
      path: below,
      children,
      index,
    })
    const own = pathBelow(path, field.name ?? '')
    const value = values[field.name ?? '']
    if (hasNodes(field)) return levelsInNodes(field, value, own)
    if (!hasRows(field)) {
      return childrenOf(field, named).map((children) =>
        children.in === 'record'
          ? level(values[children.name], pathBelow(path, children.name), children, null)
          : level(values, path, children, null),
      )
    }
    if (!Array.isArray(value)) return none
    return value.map((row: unknown, index) => {
      const blockType = isRecord(row) ? row.blockType : undefined
      return level(row, pathBelow(own, index), childrenOfRow(field, blockType, named), index)
    })
  }

const hasFields = (node: RichNode): node is NodeWithFields => isRecord(node.fields)

const isBlock = ({ type }: RichNode): boolean => type === 'block' || type === 'inlineBlock'

/** The path of what lies in a record or a list; `parent` is '' at the root of a document. */
export const pathBelow = (parent: string, name: string | number): string =>
  parent === '' ? String(name) : `${parent}.${name}`
