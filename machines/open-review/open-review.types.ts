import type { DocumentRef } from '#contracts/documents'
import type { Review } from '#contracts/review'
import type { AskedStep, ReviewActor } from '#machines/review'

/** What the world does for the review of a document. */
export interface ReviewWork {
  read(ref: DocumentRef, signal: AbortSignal): Promise<Review>
  /** Sent twice under its key, it is taken once. */
  take(ref: DocumentRef, step: AskedStep, signal: AbortSignal): Promise<Review>
  /** Somebody took a step, or saved the document, or may have, until the answer is called. */
  hear(ref: DocumentRef, reviewed: () => void): () => void
}

export interface OpenReview {
  actor: ReviewActor
  start(): void
  leave(): void
  isLeft(): boolean
}
