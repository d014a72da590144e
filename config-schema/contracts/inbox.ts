import type { Comment, CommentAnchor } from './comments.ts'
import type { AskedDocument, DocumentId } from './documents.ts'

/**
 * Below `{api}`.
 * - `GET` answers the `Inbox` of the user who asks;
 * - `POST` of a `ReadMark` marks comments in it as read: sent again, it changes nothing.
 */
export const inboxPath = '/stateroom/inbox'

/** A stream that watches it among its collections hears of it once it does. */
export const inboxWatch = 'stateroom-inbox'

/** What it shows at most. */
export const mostInInbox = 50

/** What others wrote to one user, and they may read now. */
export interface Inbox {
  /** The newest first. */
  entries: readonly InboxEntry[]
}

export interface InboxEntry extends Pick<Comment, 'id' | 'by' | 'at' | 'text' | 'mentions'> {
  /** It mentions them, or replies in a thread that they had taken part in. */
  why: 'mention' | 'reply'
  /** The comment that begins the thread. */
  thread: DocumentId
  document: AskedDocument
  anchor: CommentAnchor
  isRead: boolean
}

/** IDs of comments. */
export type ReadMark = { read: readonly DocumentId[] }
