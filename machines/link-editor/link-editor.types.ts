import type { DocumentData } from '#contracts/documents'

/** A link where the caret is, or is to be. */
export interface EditedLink {
  /** Which one in the editor; null: one that is not there yet. */
  key: string | null
  fields: DocumentData
}

export interface LinkEditorContext {
  link: EditedLink | null
  /** What the form holds now. */
  draft: DocumentData
}

export type LinkEditorEvent =
  /** The caret is in a link now, or in none. */
  | { type: 'page.selected'; link: EditedLink | null }
  | { type: 'user.edit'; link: EditedLink }
  | { type: 'user.change'; fields: DocumentData }
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
