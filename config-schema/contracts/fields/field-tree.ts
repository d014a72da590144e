import type { DocumentData, Json } from '../documents.ts'
import { isRecord } from '../is-record.ts'
import type { RichNode } from '../rich-text/rich-nodes.ts'
import { changedNodes, placedNodes } from '../rich-text/rich-nodes.ts'
import type {
  ClientBlock,
  ClientField,
  ClientTab,
  GroupField,
  RichTextField,
} from './client-field.ts'
import type { Children, FieldWhere, FieldWithRows } from './field-kinds.ts'
import { factsOf, hasNodes, hasRows } from './field-kinds.ts'

type Fields = readonly ClientField[]

/** The fields that lie in a field, list by list, with where their values are. */
export const childrenOf: (field: ClientField) => readonly Children[] = remembered((field) => {
  // The table is typed kind by kind; which row it is follows from the field itself.
  const children = factsOf(field).children as (field: ClientField) => readonly Children[]
  return children(field)
})

export type RowChildren = Extract<Children, { in: 'rows' }>

/** What a row of this field is made of; undefined: a block that the config does not know. */
export const childrenOfRow = (
  field: ClientField,
  blockType: Json | undefined,
): RowChildren | undefined =>
  childrenOf(field).find(
    (list): list is RowChildren =>
      list.in === 'rows' && (list.block === null || list.block === blockType),
  )

/** The fields of a row; none of a block that the config does not know. */
export const fieldsOfRow = (field: ClientField, { blockType }: DocumentData): Fields =>
  childrenOfRow(field, blockType)?.fields ?? noFields

const noFields: Fields = []

type NodeChildren = Extract<Children, { in: 'nodes' }>

/** The fields of a node of a rich text; undefined: it has none, or the config does not know them. */
export function childrenOfNode(field: RichTextField, node: RichNode): NodeChildren | undefined {
  const { type } = node
  const kind = type === 'upload' ? node.relationTo : isRecord(node.fields) && node.fields.blockType
  return childrenOf(field).find(
    (list): list is NodeChildren =>
      list.in === 'nodes' && list.node === type && (list.of === null || list.of === kind),
  )
}

/** A field with a name; a group is its fields under one. */
export type NamedField = Exclude<ClientField, FieldWhere<{ holds: 'layout' | 'record' }>>

/** What a record has under a name: a field, or a group or tab with the fields of a record within. */
export type Member =
  | { name: string; part: NamedField; fields: null }
  | { name: string; part: GroupField | ClientTab; fields: Fields }

/** What a record of these fields has under its names; what only arranges them is looked through. */
export const membersOf: (fields: Fields) => readonly Member[] = remembered((fields) =>
  fields.flatMap((field): readonly Member[] =>
    isNamed(field)
      ? [{ name: field.name, part: field, fields: null }]
      : childrenOf(field).flatMap(membersAmong),
  ),
)

const isNamed = (field: ClientField): field is NamedField =>
  !['layout', 'record'].includes(factsOf(field).holds)

const membersAmong = (list: Children): readonly Member[] =>
  list.in === 'record'
    ? [{ name: list.name, part: list.holder, fields: list.fields }]
    : membersOf(list.fields)

export const memberNamed = (fields: Fields, wanted: string): Member | undefined =>
  membersOf(fields).find(({ name }) => name === wanted)

/** A field, or what holds the fields within it. */
export interface Part {
  part: ClientField | ClientTab | ClientBlock
  isInRow: boolean
}

/** All there is below these fields, however deep: each before what lies in it. */
export function* partsOf(fields: Fields, isInRow = false): Generator<Part> {
  for (const field of fields) {
    yield { part: field, isInRow }
    for (const list of childrenOf(field)) {
      const isBelow = isInRow || list.in === 'rows'
      if (list.holder !== field) yield { part: list.holder, isInRow: isBelow }
      yield* partsOf(list.fields, isBelow)
    }
  }
}

/** Fields with the values that they are about, and where in the document those are. */
export interface Level {
  fields: Fields
  values: DocumentData
  path: string
}

export interface LevelBelow extends Level {
  /** undefined: a row of a block that the config does not know. */
  children: Children | undefined
  /** Of a row. */
  index: number | null
}

/** What lies in a field of a document: its records and its rows, with their values. */
export function levelsBelow(field: ClientField, at: Omit<Level, 'fields'>): readonly LevelBelow[] {
  if (hasRows(field)) return rowsBelow(field, at)
  if (hasNodes(field)) return nodesBelow(field, at)
  return childrenOf(field).map((children) => {
    const { fields } = children
    const below = children.in === 'record' ? recordBelow(children.name, at) : at
    return { ...below, fields, children, index: null }
  })
}

const recordBelow = (name: string, { values, path }: Omit<Level, 'fields'>) => ({
  values: recordOf(values[name]),
  path: pathBelow(path, name),
})

function rowsBelow(
  field: FieldWithRows,
  { values, path }: Omit<Level, 'fields'>,
): readonly LevelBelow[] {
  const rows = values[field.name]
  if (!Array.isArray(rows)) return []
  return rows.map((value, index) => {
    const row = recordOf(value)
    const children = childrenOfRow(field, row.blockType)
    const fields = children?.fields ?? noFields
    const own = pathBelow(pathBelow(path, field.name), index)
    return { fields, values: row, path: own, children, index }
  })
}

function nodesBelow(
  field: RichTextField,
  { values, path }: Omit<Level, 'fields'>,
): readonly LevelBelow[] {
  const own = pathBelow(path, field.name)
  return [...placedNodes(values[field.name])].flatMap(({ node, path: below }) => {
    const children = childrenOfNode(field, node)
    if (!isRecord(node.fields)) return []
    if (children === undefined && !isBlock(node)) return []
    const fields = children?.fields ?? noFields
    return { fields, values: node.fields, path: `${own}.${below}.fields`, children, index: null }
  })
}

const isBlock = ({ type }: RichNode): boolean => type === 'block' || type === 'inlineBlock'

const recordOf = (value: Json | undefined): DocumentData => (isRecord(value) ? value : {})

/** What becomes of values. What is not named stays as it is. */
export interface Change {
  /** What lies in the row is changed already. */
  row?: (row: DocumentData) => DocumentData
  /** Of a field without rows. */
  value?: (field: NamedField, value: Json) => Json
}

/** The same data with the values of these fields changed, however deep. */
export function changedValues(fields: Fields, data: DocumentData, change: Change): DocumentData {
  const changed = { ...data }
  for (const member of membersOf(fields)) {
    const value = data[member.name]
    if (value !== undefined) changed[member.name] = changedValue(member, value, change)
  }
  return changed
}

function changedValue({ part, fields }: Member, value: Json, change: Change): Json {
  if (fields) return isRecord(value) ? changedValues(fields, value, change) : value
  if (hasRows(part)) return changedRows(part, value, change)
  if (hasNodes(part)) return changedFieldsOfNodes(part, value, change)
  return change.value ? change.value(part, value) : value
}

export function changedRows(field: FieldWithRows, value: Json, change: Change): Json {
  if (!Array.isArray(value)) return value
  return value.map((row) => {
    if (!isRecord(row)) return row
    const changed = changedValues(fieldsOfRow(field, row), row, change)
    return change.row ? change.row(changed) : changed
  })
}

/** The fields of a node are changed like a record; its ids belong to the node. */
function changedFieldsOfNodes(field: RichTextField, value: Json, change: Change): Json {
  const changed = changedNodes(value, (node) => {
    const children = childrenOfNode(field, node)
    if (!children || !isRecord(node.fields)) return node
    return { ...node, fields: changedValues(children.fields, node.fields, change) }
  })
  return change.value ? change.value(field, changed) : changed
}

/** The path of what lies in a record or a list; `parent` is '' at the root of a document. */
export const pathBelow = (parent: string, name: string | number): string =>
  parent === '' ? String(name) : `${parent}.${name}`

/** Fields and lists of them are never changed in place, so what is found in them is found once. */
function remembered<Key extends object, Found>(find: (key: Key) => Found): (key: Key) => Found {
  const known = new WeakMap<Key, Found>()
  return (key) => {
    const found = known.get(key) ?? find(key)
    known.set(key, found)
    return found
  }
}
