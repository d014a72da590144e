import type { ProblemData } from '#problems'

/** A part, and whether it is shown; one that is not keeps its place (LIST-1). */
export interface Choice {
  /** Its name; that of a column is the way to the value: `title`, `meta.title`. */
  accessor: string
  active: boolean
}

export interface ArrangementInput {
  /** All that there are. */
  offered: readonly string[]
  /** Those that are shown to somebody who has chosen none. */
  standard: readonly string[]
  /**
   * What a choice does not name: it was left out, or it is newer than the choice and shown where it
   * stands at first.
   */
  unnamed: 'hidden' | 'inPlace'
  /** What the address asks for; null where it has no say. */
  asked: readonly Choice[] | null
}

export interface ArrangementContext extends ArrangementInput {
  /** What this person has chosen before. */
  preferred: readonly Choice[] | null
  /** Why the choice is not kept. */
  problem: ProblemData | null
}

export type ArrangementEvent =
  | { type: 'user.open' }
  | { type: 'user.close' }
  | { type: 'user.show'; accessor: string }
  | { type: 'user.hide'; accessor: string }
  | { type: 'user.move'; from: number; to: number }
  /** As the config has it. */
  | { type: 'user.reset' }
  | { type: 'user.retry' }
  | { type: 'browser.moved'; asked: readonly Choice[] | null }

/** What the address has to ask for; null: nothing of its own. */
export type ArrangementEmitted = { type: 'chosen'; choice: readonly Choice[] | null }
