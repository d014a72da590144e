import type { ProblemData } from '#problems'

/**
 * What can be done with a whole document, besides saving it. `trash` can be taken back, by
 * `restore` and `restorePublished`; `delete` cannot. `unpublish` is of one language where each has a
 * status of its own, and `unpublishAll` of all.
 */
export type DocumentCommand =
  | 'delete'
  | 'trash'
  | 'restore'
  | 'restorePublished'
  | 'unpublish'
  | 'unpublishAll'
  | 'revert'
  | 'duplicate'

export interface DocumentCommandContext {
  /** What is asked about, or being done. */
  command: DocumentCommand | null
  /** Why it could not be done. */
  problem: ProblemData | null
}

export type DocumentCommandEvent =
  | { type: 'user.ask'; command: DocumentCommand }
  | { type: 'user.confirm' }
  | { type: 'user.cancel' }

/** What the world outside should hear. */
export type DocumentCommandEmitted = { type: 'done'; command: DocumentCommand }
