import type { DocumentData } from '#config-schema'
import type { Conflict, Place, Side, Unparsed, WholeValues } from '#machines/document'

/** Edits that a journal holds of a document that nobody has open. */
export interface JournalRecord {
  /** Under which the journal keeps it. */
  key: string
  /** When it was kept, ms since the epoch. */
  keptAt: number
  /** The fields that were changed, as they were before. */
  base: DocumentData
  /** The same fields, as the person left them. */
  values: DocumentData
  /** What was half typed in them. */
  unparsed?: readonly Unparsed[]
}

export interface RecoveryInput {
  whole: WholeValues
}

export interface RecoveryContext extends RecoveryInput {
  /** What was found, the oldest first. */
  records: readonly JournalRecord[]
  /** The document with the first of them in it, as it was typed. */
  recovered: DocumentData
  /** Where that differs from the document as it is; `theirs` is what the document says. */
  differences: readonly Conflict[]
  /** Where the document is to stay as it is. */
  left: readonly Place[]
}

export type RecoveryEvent =
  /** Another tab was closed, with edits that are nowhere else. */
  | { type: 'journal.left'; record: JournalRecord }
  /** With what the document holds now. */
  | { type: 'user.review'; current: DocumentData }
  | { type: 'user.choose'; place: Place; side: Side }
  | { type: 'user.recover'; current: DocumentData }
  | { type: 'user.postpone' }
  | { type: 'user.discard' }

/** What the document is to hold. */
export type RecoveryEmitted = {
  type: 'recovered'
  values: DocumentData
  unparsed: readonly Unparsed[]
}
