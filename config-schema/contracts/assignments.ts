import type { AskedDocument, DocumentId } from './documents.ts'
import type { LockOwner } from './locks.ts'

/**
 * Below `{api}`.
 * - `GET ?collectionSlug=…&id=…` answers `DocumentAssignments`;
 * - `POST` of a `NewAssignment` gives a task, `PATCH …/<id>` of an `AssignmentChange` changes it,
 *   `DELETE …/<id>` takes it back. They answer `DocumentAssignments`.
 *
 * A `POST` with an `idempotency-key` is done once.
 */
export const assignmentsPath = '/stateroom/assignments'

/**
 * Below `{api}`; `GET ?collectionSlug=…&id=…&q=…` answers `LockOwner[]`: at most ten of those who may
 * edit the document.
 */
export const assignablePath = '/stateroom/assignments/people'

/** A task is said in at most this many letters. */
export const longestTask = 500

/** As many as a document has at most that are not done. */
export const mostAssignments = 50

export interface Assignment {
  id: string
  /** null: a user who was deleted. */
  to: LockOwner | null
  isMine: boolean
  by: LockOwner | null
  /** What is to be done; empty: nothing was said. */
  task: string
  /** A day: `2026-12-24`. null: whenever. */
  due: string | null
  /** ISO, in UTC. */
  at: string
  done: { by: LockOwner | null; at: string } | null
  /** May this user change it, and take it back? Whoever has it may always say that it is done. */
  mayChange: boolean
}

export interface NewAssignment extends AskedDocument {
  to: { collection: string; id: DocumentId }
  task?: string
  due?: string | null
}

export interface AssignmentChange {
  task?: string
  due?: string | null
  isDone?: boolean
}

export interface DocumentAssignments {
  /** What is to be done first, by its day; then what is done, the latest first, at most ten. */
  assignments: readonly Assignment[]
  /** May this user give tasks? */
  mayAssign: boolean
}
