import type { ChildrenOf, LevelInNodeOf, LevelOf, MemberOf } from '#contracts/fields'
import {
  childrenIn,
  fieldsIn,
  hasRows,
  levelsIn,
  localizedLeavesIn,
  membersIn,
  nodeIn,
  nodeLevelsIn,
  partsIn,
  rowIn,
} from '#contracts/fields'
import type { NamedBlocks, PayloadBlock, PayloadField } from './payload-field.ts'
import { blocksOf, isKeptBack, partName } from './payload-field.ts'
import { richTextOf } from './rich-text-of.ts'

type Fields = readonly PayloadField[]

/** Payload's fields, in the tree that the browser's fields are read by as well. */
interface PayloadTree {
  field: PayloadField
  valued: PayloadField
  layout: PayloadField
  record: PayloadField
  array: PayloadField
  text: PayloadField
  block: PayloadBlock
  value: unknown
  named: NamedBlocks
}

export type Children = ChildrenOf<PayloadTree>
export type Member = MemberOf<PayloadTree>
export type Level = LevelOf<PayloadTree>
export type LevelInNode = LevelInNodeOf<PayloadTree>

export const childrenOf = childrenIn<PayloadTree>({
  blocksOf: (field, named = {}) => blocksOf(field, named),
  featuresOf: richTextOf,
})

/** What the rows of a field may be made of; none of a field without rows. */
export const rowsOf = (field: PayloadField, named: NamedBlocks) =>
  childrenOf(field, named).filter((list) => list.in === 'rows')

const childrenOfRow = rowIn<PayloadTree>(childrenOf)
export const fieldsOfRow = fieldsIn<PayloadTree>(childrenOfRow)

export const childrenOfNode = nodeIn<PayloadTree>(childrenOf, ({ type }) =>
  type === 'autolink' ? 'link' : type,
)

export const membersOf = membersIn<PayloadTree>(childrenOf, (field) =>
  hasValue(field) ? partName(field) : null,
)

export const memberNamed = (fields: Fields, wanted: string): Member | undefined =>
  membersOf(fields).find(({ name }) => name === wanted)

export const partsOf = partsIn<PayloadTree>(childrenOf)
export const levelsInNodes = nodeLevelsIn<PayloadTree>(childrenOfNode)
export const levelsBelow = levelsIn<PayloadTree>(childrenOf, childrenOfRow, levelsInNodes)

/** What the panel keeps back nobody translates, nor what it only shows. */
export const localizedLeaves = localizedLeavesIn<PayloadTree>({
  ...{ membersOf, fieldsOfRow, childrenOfNode },
  isOut: (part) => isKeptBack(part) || part.admin?.readOnly === true,
})

/** Nothing is kept under the name of what is only shown. */
function hasValue(field: PayloadField): boolean {
  return field.type !== 'ui' && (hasRows(field) || !field.fields)
}

/** The member that a path leads to, through records. */
export function memberAt(fields: Fields, path: string): Member | undefined {
  const [name = '', ...rest] = path.split('.')
  const member = memberNamed(fields, name)
  if (rest.length === 0) return member
  return member?.fields ? memberAt(member.fields, rest.join('.')) : undefined
}
