import type { DocumentId } from '#contracts/documents'
import type { StoredVersion } from '#contracts/versions'
import type { ProblemData } from '#problems'

/** Which version the one on the screen is compared with; null: the one before it. */
export interface AskedComparison {
  with: DocumentId | null
}

/** Two versions beside each other. */
export interface Sides {
  version: StoredVersion
  /** null: there is none before it. */
  before: StoredVersion | null
}

/** Every version that can stand beside it, as far as they were read. */
export interface Choices {
  versions: readonly StoredVersion[]
  /** null: these are all. */
  nextPage: number | null
}

export interface CompareContext {
  asked: AskedComparison
  sides: Sides | null
  choices: Choices
  /** Why the versions cannot be compared. */
  problem: ProblemData | null
}

export type CompareEvent =
  | ({ type: 'page.asked' } & AskedComparison)
  | { type: 'user.retry' }
  /** The end of the choices came into sight. */
  | { type: 'user.reachEnd' }
  | { type: 'user.readChoices' }
