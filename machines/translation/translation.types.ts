import type { DocumentData } from '#contracts/documents'
import type { Outdated, StillFits } from '#contracts/translations'
import type { ProblemData } from '#problems'

/** What is read of the other language, together. */
export interface Source {
  /** The document in the source language, without fallbacks. */
  data: DocumentData
  outdated: readonly Outdated[]
}

/** The translation at a place is said to fit what the source says now. */
export type Mark = Pick<StillFits, 'place' | 'source'>

export interface TranslationContext {
  /** null: not read yet. */
  source: Source | null
  mark: Mark | null
  /** The mark that couldn't be kept, and why. */
  refused: { mark: Mark; problem: ProblemData } | null
  /** Why the source couldn't be read. */
  problem: ProblemData | null
}

export type TranslationEvent =
  | { type: 'user.translate' }
  | { type: 'user.close' }
  | { type: 'user.showAll' }
  | { type: 'user.showUntranslated' }
  | ({ type: 'user.stillFits' } & Mark)
  | { type: 'user.retry' }
  /** Somebody saved the document, in whichever language, or may have. */
  | { type: 'server.saved' }
