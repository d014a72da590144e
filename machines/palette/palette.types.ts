import type { DocumentId } from '#contracts/documents'
import type { ProblemData } from '#problems'

/** A document that somebody looks for by its title. */
export interface FoundDocument {
  slug: string
  id: DocumentId
  /** null: it has none in the language that was searched, and is called by its fallback. */
  title: string | null
}

/** What the search answers. */
export interface Found {
  documents: readonly FoundDocument[]
  /** The collections that did not answer, by slug. */
  missed: readonly string[]
}

/** Something in the list that somebody wants done. */
export interface ChosenEntry {
  id: string
  /** The screen does not accept it now; the entry says why. */
  isRefused: boolean
}

export interface PaletteContext extends Found {
  words: string
  /** Why nothing was found out. */
  problem: ProblemData | null
}

export type PaletteEvent =
  | { type: 'user.toggle' }
  | { type: 'user.showKeys' }
  | { type: 'user.showTerms' }
  | { type: 'user.type'; words: string }
  | { type: 'user.retry' }
  | { type: 'user.choose'; entry: ChosenEntry }
  | { type: 'user.close' }

/** What the world outside should hear; what was chosen is done once the palette is gone. */
export type PaletteEmitted = { type: 'chosen'; id: string }
