import type { DocumentId } from '#contracts/documents'

export interface SelectionContext {
  /** The chosen documents, in the order in which they were chosen; only where not all are. */
  ids: readonly DocumentId[]
  /** Where all that match are chosen: but not these. */
  without: readonly DocumentId[]
  /** How many match. */
  total: number
  /** Where a range begins: what was touched last. */
  anchor: DocumentId | null
}

/** What is chosen, for whoever does something with it. */
export type Target =
  | { kind: 'these'; ids: readonly DocumentId[] }
  | { kind: 'matching'; without: readonly DocumentId[] }

export type SelectionEvent =
  | { type: 'user.toggle'; id: DocumentId }
  /** All from the anchor to this one, in the order of the page; there must be a beginning. */
  | { type: 'user.range'; id: DocumentId; page: readonly DocumentId[] }
  /** The whole page, or none of it where all of it is chosen. */
  | { type: 'user.togglePage'; page: readonly DocumentId[] }
  | { type: 'user.chooseMatching'; total: number }
  | { type: 'user.clear' }
  /** Others match from now on. */
  | { type: 'page.changed' }
  /** The server has counted anew. */
  | { type: 'page.counted'; total: number }
  /** These are not in the list any more. */
  | { type: 'server.removed'; ids: readonly DocumentId[] }
