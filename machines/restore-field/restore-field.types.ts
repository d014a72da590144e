import type { DocumentId } from '#contracts/documents'
import type { Place } from '#machines/document'
import type { ProblemData } from '#problems'

/** What of an older version is wanted in the document again. */
export interface Wanted {
  version: DocumentId
  /** Names of fields and ids of rows, from the outside in. */
  place: Place
  /** A value; all fields of a group; a row as the version has it; only the place of a row; the order of all rows. */
  kind: WantedKind
  /** What the place is called on the screen. */
  name: string
}

export type WantedKind = 'value' | 'group' | 'row' | 'rowPlace' | 'order'

export interface RestoreFieldInput {
  /** null: nothing. */
  wanted: Wanted | null
}

export interface RestoreFieldContext extends RestoreFieldInput {
  /** Why it could not be taken over. */
  problem: ProblemData | null
}

export type RestoreFieldEvent = { type: 'user.retry' } | { type: 'user.dismiss' }

/** What the world outside should hear. */
export type RestoreFieldEmitted =
  /** It was taken over, or is not wanted any more. */
  { type: 'settled' }
