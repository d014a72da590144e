import type { AskedDocument, DocumentId } from './documents.ts'
import type { LockOwner } from './locks.ts'

/**
 * Below `{api}`.
 * - `GET ?collectionSlug=…&id=…` answers `DocumentThreads`;
 * - `POST` of a `NewThread` begins a thread, `POST …/<thread>` of a `CommentText` replies to it;
 * - `PATCH …/<comment>` of a `CommentText` edits one's own, of a `Resolution` resolves or reopens the
 *   thread that it begins;
 * - `DELETE …/<comment>` deletes one's own, or for administrators anyone's: a thread that has replies
 *   keeps its place.
 *
 * All but `GET` answer the `Thread` as it is now; null: nothing of it is left. A `POST` with an
 * `idempotency-key` is done once.
 */
export const commentsPath = '/stateroom/comments'

/**
 * Below `{api}`; `GET ?collectionSlug=…&id=…&q=…` answers `Mentionable[]`: at most ten of those who
 * may read the comments on the document.
 */
export const mentionablePath = '/stateroom/comments/people'

/** A comment is at most this long, in letters. */
export const longestComment = 10_000

/** What a thread is about, inside its document. Without a place: the document. */
export interface CommentAnchor {
  /** As `placeAt` of a document has it: names of fields, and IDs of rows and nodes, which move. */
  place?: readonly string[]
  /** The language of the content it was written on, where the place has one of its own. */
  locale?: string
  /** Words of a rich text. */
  quote?: TextQuote
  /** A point of a picture: shares of its width and height, 0 to 1, from the left and the top. */
  point?: { x: number; y: number }
  /** The picture that the point is in. A replaced or cropped one is another, in which it means nothing. */
  picture?: CommentedPicture
}

export interface CommentedPicture {
  /** Of its file. */
  name: string
  /** In pixels; null: unknown. */
  width: number | null
  height: number | null
}

/** Words with what stands around them, so that they are found again after edits. */
export interface TextQuote {
  exact: string
  prefix: string
  suffix: string
}

export interface NewThread extends AskedDocument {
  anchor: CommentAnchor
  text: string
}

/** People are mentioned as `@[collection:id]` in it. */
export interface CommentText {
  text: string
}

export interface Resolution {
  isResolved: boolean
}

export interface Comment {
  id: DocumentId
  /** null: a user who was deleted. */
  by: LockOwner | null
  isMine: boolean
  /** ISO, in UTC. */
  at: string
  /** Empty where it was deleted. */
  text: string
  /** Names of those whom the text mentions, as far as this user may know them. */
  mentions: readonly LockOwner[]
  editedAt: string | null
  isDeleted?: true
}

export interface Thread {
  id: DocumentId
  anchor: CommentAnchor
  /** The one that began it, then the replies in the order of their times. */
  comments: readonly Comment[]
  resolved: { by: LockOwner | null; at: string } | null
}

export interface DocumentThreads {
  /** The newest first. Those at fields that this user may not read are left out. */
  threads: readonly Thread[]
  /** May this user begin threads and reply? */
  mayComment: boolean
  /** May this user resolve threads, and reopen them? */
  mayResolve: boolean
  /** May this user delete what others wrote? */
  mayDeleteAny: boolean
}

export type Mentionable = LockOwner
