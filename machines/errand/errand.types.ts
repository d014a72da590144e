import type { ProblemData } from '#config-schema'

/**
 * What can be done with a whole document, besides saving it. `trash` can be taken back, by
 * `restore` and `restorePublished`; `delete` cannot.
 */
export type Errand =
  | 'delete'
  | 'trash'
  | 'restore'
  | 'restorePublished'
  | 'unpublish'
  | 'revert'
  | 'duplicate'

export interface ErrandContext {
  /** What is asked about, or being done. */
  errand: Errand | null
  /** Why it could not be done. */
  problem: ProblemData | null
}

export type ErrandEvent =
  | { type: 'user.ask'; errand: Errand }
  | { type: 'user.confirm' }
  | { type: 'user.cancel' }

/** What the world outside should hear. */
export type ErrandEmitted = { type: 'done'; errand: Errand } | { type: 'sessionEnded' }
