import type { DocumentData, DocumentRef, Json } from '#contracts/documents'
import type { FormState } from '#contracts/form-state'
import type { WholeValues } from '#machines/document'
import type { ProblemData } from '#problems'

/** When the fields of a form need the server to decide. */
export interface Rules {
  /** With every change. */
  always: boolean
  /** When a document is made: what it starts with. */
  atBirth: boolean
  /** Once a save was refused: whether the fields' own rules still say no. */
  afterRefusal: boolean
}

/** The document as it stands on the screen, and what the server has of it. */
export interface Question {
  ref: DocumentRef
  base: DocumentData
  values: DocumentData
  whole: WholeValues
  /** The last save was refused for its values. */
  isRefused: boolean
}

export interface FormStateInput {
  rules: Rules
  question: Question
}

export interface FormStateContext extends FormStateInput {
  /** The values that the answer is about; null before the first one. */
  answered: DocumentData | null
  state: FormState
  /** Places that a function has filled: emptied by a person, they stay empty. */
  filled: readonly string[]
  /** Why the last question got no answer. */
  problem: ProblemData | null
}

/** What functions give to empty places, by key. */
export type Defaults = Readonly<Record<string, Json>>

export type FormStateEvent =
  | { type: 'document.changed'; question: Question }
  | { type: 'document.saved'; question: Question }
  | { type: 'user.retry' }
  /** Whoever's session had ended has signed in again. */
  | { type: 'session.renewed' }

/** What the document should take over. */
export type FormStateEmitted = { type: 'filled'; defaults: Defaults }
