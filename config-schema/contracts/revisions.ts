import type { DocumentData } from './documents.ts'

/**
 * The request header of a save that says what it is based on: the `updatedAt` that the document had,
 * or `neverSaved`. The server refuses the save where the document is another one by now.
 */
export const baseHeader = 'stateroom-base'

/** The base of a global that nobody has saved yet. */
export const neverSaved = 'never'

/** What a save on a stale base answers, with status 409 and the code `document.stale`. */
export interface StaleAnswer {
  errors: readonly { message: string }[]
  code: 'document.stale'
  details: Readonly<Record<string, string>>
  /**
   * The document as it is now, in the language of the request, at depth 0 and without fallback: the
   * latest draft where there are drafts. Null where this person may not read it.
   */
  doc: DocumentData | null
}
