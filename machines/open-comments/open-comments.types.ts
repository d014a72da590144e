import type { DocumentThreads } from '#contracts/comments'
import type { DocumentRef } from '#contracts/documents'
import type { Answer, Change, CommentDraft, CommentsActor, Sending } from '#machines/comments'
import type { DocumentActor } from '#machines/document'

/** What the world does for the comments on a document. */
export interface CommentsWork {
  read(ref: DocumentRef, signal: AbortSignal): Promise<DocumentThreads>
  send(ref: DocumentRef, sending: Sending, signal: AbortSignal): Promise<Answer>
  change(change: Change, signal: AbortSignal): Promise<Answer>
  /** Somebody commented on this document, or may have, until the answer is called. */
  hear(ref: DocumentRef, commented: () => void): () => void
  /** Keeps what is written on this device, and finds what an earlier page kept. */
  drafts(document: DocumentActor, found: (drafts: readonly CommentDraft[]) => void): KeptDrafts
}

export interface KeptDrafts {
  keep(drafts: readonly CommentDraft[]): void
  /** The document is on the screen no more. */
  end(): void
}

export interface OpenComments {
  actor: CommentsActor
  start(): void
  leave(): void
  isLeft(): boolean
}
