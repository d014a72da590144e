import type { Comment, CommentAnchor } from './comments.ts'
import type { AskedDocument, DocumentId } from './documents.ts'
import type { LockOwner } from './locks.ts'

/**
 * Below `{api}`.
 * - `GET` answers the `Inbox` of the user who asks;
 * - `POST` of a `ReadMark` marks entries of it as read: sent again, it changes nothing.
 */
export const inboxPath = '/stateroom/inbox'

/** A stream that watches it among its collections hears of it once it does. */
export const inboxWatch = 'stateroom-inbox'

/** What it shows at most. */
export const mostInInbox = 50

/** What concerns one user, and they may read now. */
export interface Inbox {
  /** The newest first. */
  entries: readonly InboxEntry[]
}

export type InboxEntry = CommentEntry | ReviewEntry | AssignmentEntry

interface Entry {
  /** Of the comment, the step of a review or the task. */
  id: DocumentId
  /** null: a user who was deleted. */
  by: LockOwner | null
  /** ISO, in UTC. */
  at: string
  document: AskedDocument
  /** Empty: nothing was written. */
  text: string
  isRead: boolean
}

export interface CommentEntry extends Entry, Pick<Comment, 'mentions'> {
  /** It mentions them, or replies in a thread that they had taken part in. */
  why: 'mention' | 'reply'
  /** The comment that begins the thread. */
  thread: DocumentId
  anchor: CommentAnchor
}

export interface ReviewEntry extends Entry {
  /**
   * A review was asked of them; what they had asked for was decided; what they had approved was
   * changed.
   */
  why: 'reviewAsked' | 'approved' | 'changesAsked' | 'approvalFell'
}

export interface AssignmentEntry extends Entry {
  /** A task was given to them, or one that they gave is done. */
  why: 'assigned' | 'taskDone'
  /** A day: `2026-12-24`. null: whenever. */
  due: string | null
}

/** IDs of entries. */
export type ReadMark = { read: readonly DocumentId[] }
