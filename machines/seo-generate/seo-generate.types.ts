import type { Json } from '#contracts/documents'
import type { ProblemData } from '#problems'

/** What the server made of a document: a value for the field, or nothing. */
export interface GenerateResult {
  /** null: nothing came back. */
  value: Json
}

export interface SeoGenerateInput {
  value: Json
  isReadOnly: boolean
}

export interface SeoGenerateContext {
  /** What the field holds now. */
  value: Json
  isReadOnly: boolean
  /** What it held when the server was asked, or before it was replaced. */
  before: Json
  /** What came back. */
  generated: Json
  /** Why nothing could be generated. */
  problem: ProblemData | null
}

export type SeoGenerateEvent =
  | { type: 'document.changed'; value: Json; isReadOnly: boolean }
  | { type: 'user.generate' }
  /** Puts what came back into the field: a text, or nothing. */
  | { type: 'user.use' }
  | { type: 'user.undo' }
  | { type: 'user.dismiss' }

/** The field is to hold this value: an edit like any other. */
export type SeoGenerateEmitted = { type: 'written'; value: Json }
