import type { AskedDocument, DocumentId } from './documents.ts'
import type { LockOwner } from './locks.ts'

/**
 * Below `{api}`.
 * - `GET ?collectionSlug=…&id=…` answers the `Review` of a document;
 * - `POST` of a `ReviewStep` takes one, and answers the `Review` as it is then.
 *
 * A `POST` with an `idempotency-key` is done once.
 */
export const reviewPath = '/stateroom/review'

/**
 * Below `{api}`; `GET ?collectionSlug=…&id=…&q=…` answers `LockOwner[]`: at most ten of those who may
 * decide on the document.
 */
export const reviewersPath = '/stateroom/review/people'

/**
 * Below `{api}`, before the slug of a collection; `GET ?ids=…` (repeated, at most 100) answers
 * `Record<id, ReviewState>`, without those whose review has not begun or may not be read.
 */
export const reviewStatesPath = '/stateroom/review/states'

/** A note is at most this long, in letters. */
export const longestReviewNote = 2_000

/**
 * How far the review of a document's latest version is. It ends, and is `none` again, when that
 * version is published or the review is withdrawn.
 */
export const reviewStates = ['inReview', 'changesAsked', 'approved'] as const

export type ReviewState = (typeof reviewStates)[number]

/**
 * What a `where` names to compare with one of these, or with `none`. Its operators: `equals`,
 * `not_equals`, `in`, `not_in`. Only a search among drafts knows it.
 */
export const reviewFilterField = '_stateroomReview'

/**
 * - `ask` (by whoever may edit it): it waits for a decision, in review;
 * - `approve`, `askChanges` (by whoever may decide): decided, about exactly this content;
 * - `withdraw` (by whoever asked, or may decide): there is no review any more.
 */
export const reviewActions = ['ask', 'approve', 'askChanges', 'withdraw'] as const

export type ReviewAction = (typeof reviewActions)[number]

export interface ReviewStep extends AskedDocument {
  action: ReviewAction
  note?: string
  /** Of an `ask`: whom it is asked of, who hear of it. */
  to?: readonly { collection: string; id: DocumentId }[]
  /** The `content` and the `last` of the `Review` that was seen: where another is stored, `review.stale`. */
  content: string
  last: string | null
}

/** What happened in a review: a step of somebody, or the approval fell. */
export interface ReviewEvent {
  id: string
  /** `fell`: what was approved has been changed, by `by`. The document is in review again. */
  kind: ReviewAction | 'fell'
  /** null: a user who was deleted, or nobody. */
  by: LockOwner | null
  isMine: boolean
  /** ISO, in UTC. */
  at: string
  /** Empty: none. */
  note: string
  /** Whom it was asked of. */
  to: readonly LockOwner[]
  /** The version that it is about, to be compared; null: it is not kept any more. */
  version: DocumentId | null
}

export interface Review {
  state: ReviewState | 'none'
  /** Of this review, the newest first: those of earlier ones are not among them. */
  events: readonly ReviewEvent[]
  /** Names the content of the latest version, in every language; nothing can be read from it. */
  content: string
  /** Of the latest version: a form that is based on another one doesn't show this content. */
  updatedAt: string | null
  /** Is this user held to it? Then publishing is refused unless `approved`. */
  isRequired: boolean
  mayAsk: boolean
  /** May this user approve and ask for changes, now? */
  mayDecide: boolean
  mayWithdraw: boolean
  /** Present where this user could decide, had they not edited it themselves. */
  isOwn?: true
}
