import type { ProblemData } from '#problems'

/** What the document becomes: public, or a draft beside what is public. */
export type RestoredAs = 'published' | 'draft'

export interface RestoreInput {
  /** What this person may make of the version; none: not restore it at all. */
  ways: readonly RestoredAs[]
  /** When the latest version that was seen was saved; null: nobody knows. */
  base: string | null
}

export interface RestoreContext extends RestoreInput {
  as: RestoredAs | null
  /** Why it could not be restored. */
  problem: ProblemData | null
}

/** The work: over which base, and as what. */
export interface Restoration {
  as: RestoredAs
  base: string | null
}

export type RestoreEvent =
  | { type: 'user.ask'; as: RestoredAs }
  | { type: 'user.confirm' }
  | { type: 'user.cancel' }
  /** Looks at what somebody saved meanwhile. */
  | { type: 'user.renew' }

/** What the world outside should hear. */
export type RestoreEmitted = { type: 'restored' }
