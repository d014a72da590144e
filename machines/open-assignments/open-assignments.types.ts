import type { DocumentAssignments } from '#contracts/assignments'
import type { DocumentRef } from '#contracts/documents'
import type { AssignmentsActor, Step } from '#machines/assignments'

/** What the world does for the tasks on a document. */
export interface AssignmentsWork {
  read(ref: DocumentRef, signal: AbortSignal): Promise<DocumentAssignments>
  send(ref: DocumentRef, step: Step, signal: AbortSignal): Promise<DocumentAssignments>
  /** Tasks on this document were given or changed, or may have been, until the answer is called. */
  hear(ref: DocumentRef, assigned: () => void): () => void
}

export interface OpenAssignments {
  actor: AssignmentsActor
  start(): void
  leave(): void
  isLeft(): boolean
}
