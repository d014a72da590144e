import type { ReindexAnswer, ReindexProgress } from '#contracts/reindex'
import type { ProblemData } from '#problems'

export interface ReindexInput {
  /** The collections that can be reindexed. */
  collections: readonly string[]
}

export interface ReindexContext extends ReindexInput {
  /** Those that are to be, in the order of the list. */
  chosen: readonly string[]
  /** How far it is; null: the server does not say. */
  progress: ReindexProgress | null
}

export type ReindexEvent =
  | { type: 'user.open' }
  | { type: 'user.close' }
  | { type: 'user.toggle'; collection: string }
  /** All of them, or none where all are chosen. */
  | { type: 'user.toggleAll' }
  | { type: 'user.ask' }
  | { type: 'user.cancel' }
  | { type: 'user.confirm' }
  | ({ type: 'server.progressed' } & ReindexProgress)

/** What the world outside should hear. A server that was not reached is no news (SRCH-1). */
export type ReindexEmitted =
  | ({ type: 'reindexed' } & ReindexAnswer)
  | { type: 'failed'; problem: ProblemData }
