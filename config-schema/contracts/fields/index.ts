export type * from './client-field.ts'
export type { Asks, ValueField } from './field.ts'
export type * from './field-kinds.ts'
export {
  factsOf,
  fieldKinds,
  hasNodes,
  hasRows,
  hasShape,
  holdsMany,
  isContent,
  isValued,
  isWritten,
} from './field-kinds.ts'
export type * from './field-tree.ts'
export {
  changedRows,
  changedValues,
  childrenOf,
  childrenOfNode,
  childrenOfRow,
  fieldsOfRow,
  levelsBelow,
  localizedLeaves,
  memberNamed,
  membersOf,
  partsOf,
} from './field-tree.ts'
export type { LocalizedLeaf } from './localized-leaves.ts'
export { isSomething, localizedLeavesIn } from './localized-leaves.ts'
export type * from './reference-fields.ts'
export type * from './tree.ts'
export {
  childrenIn,
  fieldsIn,
  levelsIn,
  membersIn,
  nodeIn,
  nodeLevelsIn,
  partsIn,
  pathBelow,
  rowIn,
} from './tree.ts'
export type * from './value-fields.ts'
