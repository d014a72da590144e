import type { DocumentData, DocumentId, Json } from './documents.ts'
import type { ReferenceFilter } from './fields/reference-fields.ts'
import type { LockOwner } from './locks.ts'

/** Below `{api}`. */
export const formStatePath = '/stateroom/form-state'

/**
 * What `POST {api}/stateroom/form-state` is asked: what the config's functions say about this
 * document as it stands on the screen.
 */
export interface FormStateRequest {
  /** One of the two slugs. */
  collectionSlug?: string
  globalSlug?: string
  /** Absent: a document that does not exist yet. */
  id?: DocumentId
  operation: 'create' | 'update'
  locale?: string
  /** The whole document; or `changes`. */
  data?: DocumentData
  /** What differs from the document that the server has, as a save would send it. */
  changes?: DocumentData
  /** True: the fields' own `validate` functions are not run. */
  skipValidation?: boolean
  /** True: the answer says who else has the document open. */
  returnLockStatus?: boolean
}

/**
 * What it answers, by key: the path of a field with the ids of rows in place of their numbers, so
 * that it still fits when rows have moved. What is as the config's plain part says is left out.
 */
export interface FormState {
  fields: Readonly<Record<string, FieldState>>
  /** What functions give to places that are still empty. */
  defaults: Readonly<Record<string, Json>>
  /** Functions of the config that broke; their fields are as if they had none. */
  broken: readonly BrokenRule[]
  /** Absent where nobody asked; null: nobody else. */
  lockedBy?: LockOwner | null
}

/** What the server decided about one field. */
export interface FieldState {
  /** Its condition, or who may read it, says that it is not on the form. */
  hidden?: true
  /** May the value be changed? Overrules what the plain part says. */
  readOnly?: boolean
  /** The values that may be chosen, where not all may. */
  options?: readonly string[]
  /** By collection: which documents may be chosen. false: none. */
  where?: ReferenceFilter
  /** The kinds of block that may be added, where not all may. */
  blocks?: readonly string[]
  /** What its `validate` says against the value. */
  error?: string
}

export type RuleName = 'access' | 'condition' | 'defaultValue' | 'filterOptions' | 'validate'

export interface BrokenRule {
  /** Of the field, with the numbers of rows. */
  path: string
  rule: RuleName
}
