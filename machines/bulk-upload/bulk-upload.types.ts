import type { DocumentId, SaveIntent } from '#contracts/documents'
import type { ProblemData } from '#problems'

/** A file that was chosen, and becomes a document. */
export interface GivenUpload {
  key: string
  name: string
}

export interface BulkUploadFile extends GivenUpload {
  state: 'unsaved' | 'failed' | 'saved'
  /** Of the document that it has become. */
  id: DocumentId | null
  /** Why it couldn't be saved. */
  problem: ProblemData | null
}

/** A file that can't be uploaded at all. */
export interface RefusedUpload {
  name: string
  /** null: it is a folder. */
  problem: ProblemData | null
}

export interface BulkUploadContext {
  files: readonly BulkUploadFile[]
  /** Whose form is shown; null: the one that fills in all of them. */
  chosen: string | null
  /** Of those that were chosen last. */
  refused: readonly RefusedUpload[]
  intent: SaveIntent
  /** What is still to be saved, in this order. */
  queue: readonly string[]
  /** Whose save has begun, and nobody has heard of its end. */
  asked: string | null
}

export type BulkUploadEvent =
  | { type: 'user.open' }
  | { type: 'user.add'; files: readonly GivenUpload[]; refused: readonly RefusedUpload[] }
  | { type: 'user.choose'; key: string | null }
  | { type: 'user.remove'; key: string }
  | { type: 'user.save'; intent: SaveIntent }
  | { type: 'user.stop' }
  | { type: 'user.close' }
  | { type: 'user.stay' }
  | { type: 'user.discard' }
  | { type: 'user.resume' }
  /** A visit before this one has left files that aren't saved. */
  | { type: 'journal.found'; files: readonly GivenUpload[] }
  | { type: 'document.saved'; key: string; id: DocumentId }
  | { type: 'document.refused'; key: string; problem: ProblemData }

export type BulkUploadEmitted =
  /** The document of this file is to be saved. */
  | { type: 'saveWanted'; key: string; intent: SaveIntent }
  | { type: 'removed'; key: string }
  /** All are forgotten. */
  | { type: 'ended' }
