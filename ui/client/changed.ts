import type { DocumentData, DocumentId } from '#contracts/documents'

/** Payload's answer to a change: a collection says `doc`, a global `result`. */
export interface Changed {
  doc?: DocumentData
  result?: DocumentData
  /** A creation whose first answer was lost: the document says what it said then. */
  isRepeated?: true
}

export const isId = (id: unknown): id is DocumentId =>
  typeof id === 'string' || typeof id === 'number'
