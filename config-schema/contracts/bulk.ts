import type { ProblemData } from '../problems/problem.ts'
import type { BulkChange } from './bulk-change.ts'
import type { DocumentData, DocumentId } from './documents.ts'
import type { PreflightFinding } from './preflight.ts'

/** Below `{api}`; `POST` does the same to many documents. */
export const bulkPath = '/stateroom/bulk'

/** The most documents that one request may name. */
export const mostInBulk = 100

/** As many as are done within a breath: whoever waits sees it go on, and can stop it. */
export const likedInBulk = 25

/** What a document was before it was changed, as far as a version of it is kept. */
export interface BulkBefore {
  /** The newest version there was. */
  version: DocumentId | null
  /** The version that visitors saw; null: none. */
  published: DocumentId | null
  /** It was moved to the trash. */
  isTrashed: boolean
}

export interface BulkDocument {
  id: DocumentId
  /** Its `updatedAt` when it was looked at: where it is another one by now, it is refused. */
  base?: string
  /** Only with `undo`. */
  before?: BulkBefore
}

/** What `POST {api}/stateroom/bulk` is asked. */
export interface BulkRequest {
  collection: string
  documents: readonly BulkDocument[]
  change: BulkChange
  locale?: string
  /** Says what would become of each document, and writes nothing. */
  dryRun?: boolean
  /** Only of an edit that is tried: says what each document has in its fields. */
  withValues?: boolean
}

/** `unchanged`: it is as asked already; `gone`: it is not there, or not for this person to see. */
export type BulkOutcome = 'changed' | 'unchanged' | 'refused' | 'gone'

export interface BulkResult {
  id: DocumentId
  /** What names it for people; null where nobody knows. */
  title: string | null
  outcome: BulkOutcome
  /** Why it was refused. */
  problem?: ProblemData
  /** Its `updatedAt` as it is now. */
  base?: string
  /** What the checks before publishing warn of, where it was only asked what would become of it. */
  warnings?: readonly PreflightFinding[]
  /** What it has in the fields of an edit, where that was asked; what nobody has filled is left out. */
  values?: DocumentData
  /** What takes the change back; absent: nothing does. */
  before?: BulkBefore
}

/** What it answers: a result for each document, in the order of the question. */
export interface BulkAnswer {
  results: readonly BulkResult[]
}
