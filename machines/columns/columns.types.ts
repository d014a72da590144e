import type { ProblemData } from '#config-schema'

/** A column, and whether it is shown; one that is not keeps its place (LIST-1). */
export interface Choice {
  /** The way to the value: `title`, `meta.title`. */
  accessor: string
  active: boolean
}

export interface ColumnsInput {
  /** All that the collection has. */
  offered: readonly string[]
  /** Those that are shown to somebody who has chosen none. */
  standard: readonly string[]
  /** What the address asks for. */
  asked: readonly Choice[] | null
}

export interface ColumnsContext extends ColumnsInput {
  /** What this person has chosen before. */
  preferred: readonly Choice[] | null
  /** Why the choice is not kept. */
  problem: ProblemData | null
}

export type ColumnsEvent =
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
export type ColumnsEmitted = { type: 'chosen'; columns: readonly Choice[] | null }
