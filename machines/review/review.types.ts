import type { DocumentId } from '#contracts/documents'
import type { Review, ReviewAction } from '#contracts/review'
import type { ProblemData } from '#problems'

/** What somebody wants to be done in a review. */
export interface WantedStep {
  action: ReviewAction
  note: string
  /** Whom an `ask` is asked of. */
  to: readonly { collection: string; id: DocumentId }[]
}

/** What the server is asked for: about what was seen, under a key of its own. */
export interface AskedStep extends WantedStep, Pick<Review, 'content'> {
  last: string | null
  key: string
}

export interface ReviewContext {
  /** As the server told it last; null: it hasn't yet. */
  review: Review | null
  /** What is being done, and what its request is called unless it was sent before. */
  wanted: (WantedStep & { key: string }) | null
  /** What was asked for last, and isn't known to be done. */
  asked: AskedStep | null
  /** Why the review couldn't be read, or why the last step wasn't taken. */
  problem: ProblemData | null
}

/** Steps that are written down first. */
export type Written = 'ask' | 'askChanges'

export type ReviewEvent =
  /** It is there, so that it can be reviewed. */
  | { type: 'document.opened' }
  /** This form has saved it as a draft. */
  | { type: 'document.saved' }
  /** Somebody took a step, saved or published it, or may have. */
  | { type: 'server.reviewed' }
  | { type: 'user.retry' }
  | { type: 'user.open'; action: Written }
  | { type: 'user.close' }
  | { type: 'user.dismiss' }
  | ({ type: 'user.step'; key: string } & WantedStep)

/** What the server has done, for whoever can't see it. */
export type ReviewEmitted = { type: 'taken'; action: ReviewAction }
