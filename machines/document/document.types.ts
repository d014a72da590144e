import type {
  DocumentData,
  DocumentId,
  DocumentPermissions,
  DocumentRef,
  Json,
  ProblemData,
  SaveIntent,
} from '#config-schema'
import type { WholeValues } from './values.ts'

export interface DocumentInput {
  ref: DocumentRef
  /** The collection or global has drafts: a save is a draft or a publication. */
  hasDrafts: boolean
  /** Values that are one piece, although they are objects. */
  whole: WholeValues
}

export interface DocumentContext extends DocumentInput {
  permissions: DocumentPermissions
  /** What the server said last. */
  base: DocumentData
  /** What the person sees. */
  values: DocumentData
  /** What the running save took along. */
  sent: DocumentData
  /** What the last save was to mean, so that it can be tried again. */
  intent: SaveIntent
  /** ms since the epoch; null until the first save of this visit. */
  savedAt: number | null
  /** Saves in a row that did not reach the server. */
  attempts: number
  problem: ProblemData | null
  /** Why the document could not be deleted. */
  removalProblem: ProblemData | null
}

/** What the `save` work is asked for: only what changed, as REST wants it. */
export interface SaveRequest {
  ref: DocumentRef
  changes: DocumentData
  intent: SaveIntent
}

/** What a save answers: the document as the server has it now. */
export interface SavedDocument {
  id: DocumentId | null
  data: DocumentData
  /** Only after a creation: what one may do with it now. */
  permissions?: DocumentPermissions
  /** ms since the epoch. */
  savedAt: number
}

export type DocumentEvent =
  | { type: 'user.edit'; path: string; value: Json }
  | { type: 'user.insertRow'; path: string; index: number; row: DocumentData }
  | { type: 'user.removeRow'; path: string; index: number }
  | { type: 'user.moveRow'; path: string; from: number; to: number }
  | { type: 'user.save'; intent: SaveIntent }
  | { type: 'user.revert' }
  | { type: 'user.delete' }
  | { type: 'user.confirmDelete' }
  | { type: 'user.cancelDelete' }
  | { type: 'user.retry' }
  | { type: 'session.renewed' }
  | { type: 'browser.online' }

/** What the world outside this document should hear. */
export type DocumentEmitted =
  | { type: 'created'; id: DocumentId }
  | { type: 'saved'; data: DocumentData }
  | { type: 'deleted' }
  | { type: 'sessionEnded' }
