import type { Json } from '#contracts/documents'
import type { Operator, Where } from './where.ts'

/** One line of the filter as somebody writes it; `null` where nothing has been chosen yet. */
export interface Condition {
  /** The way to the value: `title`, `meta.title`. */
  field: string | null
  operator: Operator | null
  value: Json
}

/** Any of the groups is to hold, and of a group every condition. */
export type Groups = readonly (readonly Condition[])[]

/** Of a condition: its group, and its place there. */
export interface ConditionPlace {
  group: number
  index: number
}

export interface FilterContext {
  groups: Groups
  /** What the list is filtered by. */
  where: Where | null
}

export interface FilterInput {
  where: Where | null
}

export type FilterEvent =
  | { type: 'user.open' }
  | { type: 'user.close' }
  /** null: a group of its own. */
  | { type: 'user.add'; group: number | null }
  | { type: 'user.change'; place: ConditionPlace; condition: Condition }
  | { type: 'user.remove'; place: ConditionPlace }
  | { type: 'user.clear' }
  | { type: 'browser.moved'; where: Where | null }

/** What the address has to become. */
export type FilterEmitted = { type: 'applied'; where: Where | null }
