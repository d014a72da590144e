import type {
  ClientBlock,
  ClientField,
  ContentField,
  FieldWithRows,
  GroupField,
} from '#contracts/fields'
import type { Place } from '#machines/document'
import type { Change, Value } from '../../kit/values.ts'

/** The same place in both versions. */
export interface Sides {
  from: Value
  to: Value
}

/** What differs between two versions of a document, arranged as its form is. */
export type Difference = ValueDifference | PartDifference | RowsDifference

interface AnyDifference {
  /** Names of fields and ids of rows, from the outside in. */
  place: Place
  /** Whose value it is, where each language has one. */
  locale: string | null
  /** How many values and rows differ in it. */
  changes: number
}

/** A value of its own, in one language. */
export interface ValueDifference extends AnyDifference, Sides {
  kind: 'value'
  subject: Subject
  change: Change
  /** At least one side is nothing that a field of this kind can hold: its kind was another one. */
  isMisshapen: boolean
  /** Of a date that is kept with a time zone. */
  zones?: Sides
}

/** Whose value it is. */
export type Subject =
  | { kind: 'field'; field: ValuedField }
  | { kind: 'blockName' }
  /** The facts about the file of an upload: the sides are the whole documents. */
  | { kind: 'file' }
  /** The config has no field for it, or no longer one. */
  | { kind: 'stray'; name: string }

/** The fields that hold a value, secrets apart. */
export type ValuedField = ContentField | GroupField

/** Fields under one heading, or beside one another under none. */
export interface PartDifference extends AnyDifference {
  kind: 'part'
  look: 'group' | 'collapsible' | 'tab' | 'plain'
  label: string | null
  /** Its place holds them all, as one value; else they lie beside one another in their parent. */
  isWhole: boolean
  children: readonly Difference[]
}

export interface RowsDifference extends AnyDifference {
  kind: 'rows'
  field: FieldWithRows
  rows: readonly RowDifference[]
}

/** A row or a block, recognised by its id wherever it stands. */
export interface RowDifference extends AnyDifference {
  kind: 'row'
  change: Change
  /** Where it stands in each version, from 0; null: nowhere. */
  from: number | null
  to: number | null
  /** It stands elsewhere among the rows that both versions have. */
  isMoved: boolean
  /** null: a row of an array, or a block that the config does not know. */
  block: ClientBlock | null
  /** The name of a kind of block that the config does not know. */
  unknown: string | null
  fields: readonly ClientField[]
  /** What both versions say of it, the later one first. */
  versions: readonly Value[]
  children: readonly Difference[]
}

export const changesIn = (parts: readonly { changes: number }[]): number =>
  parts.reduce((sum, { changes }) => sum + changes, 0)
