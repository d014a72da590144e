import type { DocumentId } from '#contracts/documents'
import type { ProblemData } from '#problems'

/** Where documents are to go, in the list as it is searched and filtered. */
export type Destination =
  | {
      place: 'beside'
      id: DocumentId
      side: 'before' | 'after'
      /** Where that one stood when it was seen; null: it has no place yet. */
      key: string | null
    }
  | { place: 'top' }
  | { place: 'end' }
  /** Counted from 1, among the others. */
  | { place: 'position'; position: number }

export interface Move {
  ids: readonly DocumentId[]
  to: Destination
}

/** Where a document stood, and where it was put. */
export interface Moved {
  id: DocumentId
  from: string
  to: string
}

export interface OrderContext {
  /** For which documents a position is to be named. */
  asked: readonly DocumentId[]
  /** What is on its way; the list shows it as done. */
  move: Move | null
  /** What the last move did, as long as it can be taken back. */
  moved: readonly Moved[]
  /** Why the last one could not be done. */
  problem: ProblemData | null
}

export type OrderEvent =
  /** A position is to be named. */
  | { type: 'user.ask'; ids: readonly DocumentId[] }
  | { type: 'user.cancel' }
  | { type: 'user.move'; move: Move }
  | { type: 'user.undo' }
  | { type: 'user.close' }

/** What the world outside should hear. */
export type OrderEmitted = { type: 'moved'; count: number } | { type: 'undone' }
