import type { DocumentData } from '#contracts/documents'
import type { Conflict, Place, Side, Unparsed, WholeValues } from '#machines/document'

/** Edits that a journal holds of a document that nobody has open. */
export interface JournalRecord {
  /** Under which the journal keeps it. */
  key: string
  /** When the version was saved that they were made to; null: it has no date, or the document is new. */
  version?: string | null
  /** When the document was created that they were made to; null: it has no date, or is new. */
  createdAt?: string | null
  /** What the document is called that it was to create; absent: there was one. */
  creation?: string
  /** When it was kept, ms since the epoch. */
  keptAt: number
  /** The fields that were changed, as they were before. */
  base: DocumentData
  /** The same fields, as each save sent them that got no answer: any of them may have arrived. */
  unanswered?: readonly DocumentData[]
  /** The same fields, as the person left them. */
  values: DocumentData
  /** What was half typed in them. */
  unparsed?: readonly Unparsed[]
  /** Paths of what was changed in fields that the form no longer has: it can be copied. */
  gone?: readonly string[]
  /** Where it was in a drawer; absent: it was the page. */
  over?: OverPage
}

/** The page that a document stood over in a drawer. */
export interface OverPage {
  path: string
  /** What a new document began with there. */
  values: DocumentData
}

export interface Found {
  records: readonly JournalRecord[]
  /** The form that it may come back into by itself; null: only when that is said. */
  into: Into | null
  document: Existing | null
}

/** The document that has this ID now; null: there is none. */
export interface Existing {
  createdAt: string | null
}

/** A form that can be edited, and that nobody has touched. */
export interface Into {
  values: DocumentData
  version: string | null
  isNew: boolean
  /** Fields of the records that it does not have. */
  unknown: readonly string[]
}

export interface RecoveryInput {
  whole: WholeValues
}

export interface RecoveryContext extends RecoveryInput {
  /** What is offered, the oldest first. */
  records: readonly JournalRecord[]
  document: Existing | null
  /** The document with the first of them in it, as it was typed. */
  recovered: DocumentData
  /** Where that differs from the document as it is; `theirs` is what the document says. */
  differences: readonly Conflict[]
  /** Where the document is to stay as it is. */
  left: readonly Place[]
  /** The keys of what came back by itself. */
  restored: readonly string[]
  /** Whether it can be put into the form now. */
  form: 'writable' | 'readOnly'
}

export type RecoveryEvent =
  /** Another tab was closed, with edits that are nowhere else. */
  | { type: 'journal.left'; record: JournalRecord }
  | { type: 'document.formChanged'; form: RecoveryContext['form'] }
  /** With what the document holds now. */
  | { type: 'user.review'; current: DocumentData }
  | { type: 'user.choose'; place: Place; side: Side }
  | { type: 'user.recover'; current: DocumentData }
  | { type: 'user.postpone' }
  | { type: 'user.discard' }

/** What the document is to hold. */
export type RecoveryEmitted =
  | ({ type: 'recovered' } & Recovered)
  | ({ type: 'restored' } & Restored)

export interface Recovered {
  values: DocumentData
  unparsed: readonly Unparsed[]
  /** Of a new document: what was sent of it, and may have made it. */
  unanswered: readonly DocumentData[]
}

/** What comes back by itself. */
export interface Restored extends Recovered {
  /** When the newest of it was kept. */
  keptAt: number
  keys: readonly string[]
}
