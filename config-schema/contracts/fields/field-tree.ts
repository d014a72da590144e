import type { DocumentData, Json } from '../documents.ts'
import { isRecord } from '../is-record.ts'
import { changedNodes } from '../rich-text/rich-nodes.ts'
import type {
  ArrayField,
  ClientBlock,
  ClientField,
  ClientTab,
  CollapsibleField,
  GroupField,
  RichTextField,
  RowField,
} from './client-field.ts'
import type { FieldWhere, FieldWithRows } from './field-kinds.ts'
import { factsOf, hasNodes, hasRows } from './field-kinds.ts'
import { localizedLeavesIn } from './localized-leaves.ts'
import type { ChildrenOf, LevelBelowOf, LevelOf, MemberOf, PartOf } from './tree.ts'
import {
  childrenIn,
  fieldsIn,
  levelsIn,
  membersIn,
  nodeIn,
  nodeLevelsIn,
  partsIn,
  rowIn,
} from './tree.ts'

type Fields = readonly ClientField[]

/** A field with a name; a group is its fields under one. */
export type NamedField = Exclude<ClientField, FieldWhere<{ holds: 'layout' | 'record' }>>

/** The fields that the browser gets. */
interface ClientTree {
  field: ClientField
  valued: NamedField
  layout: RowField | CollapsibleField | GroupField | ClientTab
  record: GroupField | ClientTab
  array: ArrayField
  text: RichTextField
  block: ClientBlock
  value: Json
  // biome-ignore lint/suspicious/noConfusingVoidType: an argument of this type may be left out.
  named: void
}

export type Children = ChildrenOf<ClientTree>
export type RowChildren = Extract<Children, { in: 'rows' }>
export type Member = MemberOf<ClientTree>
export type Part = PartOf<ClientTree>
export type Level = LevelOf<ClientTree>
export type LevelBelow = LevelBelowOf<ClientTree>

export const childrenOf = remembered(
  childrenIn<ClientTree>({
    blocksOf: (field) => (field.type === 'blocks' ? field.blocks : []),
    featuresOf: (field) => (field.type === 'richText' ? field.features : null),
  }),
)

export const childrenOfRow = rowIn<ClientTree>(childrenOf)
export const fieldsOfRow = fieldsIn<ClientTree>(childrenOfRow)

// Nobody fills in the fields of a link that the editor found by itself.
export const childrenOfNode = nodeIn<ClientTree>(childrenOf, ({ type }) => type)

export const membersOf = membersIn<ClientTree>(childrenOf, (field) =>
  isNamed(field) ? field.name : null,
)

export const memberNamed = (fields: Fields, wanted: string): Member | undefined =>
  membersOf(fields).find(({ name }) => name === wanted)

export const partsOf = partsIn<ClientTree>(childrenOf)

export const levelsBelow = levelsIn<ClientTree>(
  childrenOf,
  childrenOfRow,
  nodeLevelsIn<ClientTree>(childrenOfNode),
)

export const localizedLeaves = localizedLeavesIn<ClientTree>({
  ...{ membersOf, fieldsOfRow, childrenOfNode },
  isOut: (part) =>
    ('hidden' in part && part.hidden) || ('readOnly' in part && part.readOnly.update),
})

function isNamed(field: ClientField): field is NamedField {
  return !['layout', 'record'].includes(factsOf(field).holds)
}

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

/** Fields are never changed in place, so what is found in them is found once. */
function remembered<Key extends object, Found>(find: (key: Key) => Found): (key: Key) => Found {
  const known = new WeakMap<Key, Found>()
  return (key) => {
    const found = known.get(key) ?? find(key)
    known.set(key, found)
    return found
  }
}
