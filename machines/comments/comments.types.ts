import type { CommentAnchor, DocumentThreads, Thread } from '#contracts/comments'
import type { DocumentId } from '#contracts/documents'
import type { ProblemData } from '#problems'

/** What is being written: a new thread, a reply, or another text of one's own comment. */
export type Target =
  | { kind: 'thread'; anchor: CommentAnchor }
  | { kind: 'reply'; thread: DocumentId }
  | { kind: 'edit'; thread: DocumentId; comment: DocumentId }

/** What was sent, under a key that stays the same as long as the text does: it's stored once. */
export interface Attempt {
  key: string
  text: string
}

/** A text that the server doesn't have. */
export interface CommentDraft {
  to: Target
  text: string
  /** What it began with: the text that is edited. */
  before: string
  attempt: Attempt | null
  /** Why it couldn't be sent. */
  problem: ProblemData | null
}

/** What is done with comments that are there. */
export type Change =
  | { kind: 'resolve'; thread: DocumentId; isResolved: boolean }
  | { kind: 'delete'; thread: DocumentId; comment: DocumentId }

/**
 * What has the attention in the panel; each wish is an object of its own. `kept`: what an earlier page
 * kept, which takes nobody's focus.
 */
export type Shown = { draft: Target } | { thread: DocumentId } | { kept: true }

export interface CommentsContext extends DocumentThreads {
  drafts: readonly CommentDraft[]
  /** What is on its way. */
  sent: Target | null
  change: Change | null
  /** What somebody is asked about first. */
  asked: Change | null
  /** The change that the server refused, and why. */
  refused: { change: Change; problem: ProblemData } | null
  shown: Shown | null
  /** Why the comments couldn't be read. */
  problem: ProblemData | null
}

export type CommentsEvent =
  /** It is there, so that it can have comments. */
  | { type: 'document.opened' }
  /** Somebody commented, or may have. */
  | { type: 'server.commented' }
  /** What an earlier page kept, and nobody has. */
  | { type: 'journal.found'; drafts: readonly CommentDraft[] }
  | { type: 'user.open' }
  | { type: 'user.close' }
  | { type: 'user.retry' }
  | { type: 'user.show'; thread: DocumentId }
  | { type: 'user.compose'; to: Target }
  | { type: 'user.type'; to: Target; text: string }
  | { type: 'user.discard'; to: Target }
  | { type: 'user.send'; to: Target; key: string }
  | { type: 'user.resolve'; thread: DocumentId; isResolved: boolean }
  | { type: 'user.delete'; thread: DocumentId; comment: DocumentId }
  | { type: 'user.confirm' }
  | { type: 'user.cancel' }

/** What the server has done, for whoever can't see it. */
export type CommentsEmitted = {
  type: 'done'
  what: 'added' | 'edited' | 'deleted' | 'resolved' | 'reopened'
}

/** What the server is asked for. */
export interface Sending {
  to: Target
  attempt: Attempt
}

/** The thread as it is then; null: nothing is left of it. */
export type Answer = Thread | null
