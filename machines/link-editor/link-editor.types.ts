import type { DocumentData } from '#contracts/documents'
import type { Found } from '#machines/palette'
import type { ProblemData } from '#problems'

/** A link where the caret is, or is to be. */
export interface EditedLink {
  /** Which one in the editor; null: one that is not there yet. */
  key: string | null
  fields: DocumentData
}

/** `documents` and `missed` are what the last search found. */
export interface LinkEditorContext extends Found {
  link: EditedLink | null
  /** What the form holds now. Words to search for are its `url` until a document is chosen. */
  draft: DocumentData
  /** Why the search failed. */
  problem: ProblemData | null
}

export type LinkEditorEvent =
  /** The caret is in a link now, or in none. */
  | { type: 'page.selected'; link: EditedLink | null }
  | { type: 'user.edit'; link: EditedLink }
  | { type: 'user.change'; fields: DocumentData }
  /** Types into the box: an address, or words of a title. */
  | { type: 'user.type'; words: string }
  /** Opens the list for the words that are there, or searches again. */
  | { type: 'user.search' }
  | { type: 'user.closeList' }
  /** Takes the best match, and waits for it where the search hasn't answered yet. */
  | { type: 'user.take' }
  | { type: 'user.submit'; isValid: boolean }
  | { type: 'user.cancel' }
  | { type: 'user.remove' }

export type LinkEditorEmitted =
  | { type: 'written'; key: string | null; fields: DocumentData }
  | { type: 'removed'; key: string }
  /** What the form changed at once is as it was. */
  | { type: 'reverted'; link: EditedLink }
  /** The text has the focus again. */
  | { type: 'left' }
