import type { DocumentData, DocumentId } from './documents.ts'
import type { LockOwner } from './locks.ts'

/**
 * Below `{api}`.
 * - `GET ?collectionSlug=…` answers `DocumentTemplates`: those that new documents of a collection can
 *   begin with;
 * - `POST` of a `NewTemplate` keeps what is saved of a document, and answers its `DocumentTemplate`.
 *   With an `idempotency-key` it's done once;
 * - `GET …/<template>?locale=…` answers `TemplateValues`;
 * - `PATCH …/<template>` of a `TemplateName` renames it, and answers its `DocumentTemplate`;
 * - `DELETE …/<template>` deletes it.
 */
export const templatesPath = '/stateroom/templates'

/** A name is at most this long, in letters. */
export const longestTemplateName = 100

export interface DocumentTemplate {
  id: string
  name: string
  /** Who made it; null: nobody that is still there. */
  by: LockOwner | null
  /** When it was made. */
  at: string
  /** Whether this user may rename and delete it. */
  mayChange: boolean
}

export interface DocumentTemplates {
  /** By their names. */
  templates: readonly DocumentTemplate[]
}

export interface TemplateName {
  name: string
}

export interface NewTemplate extends TemplateName {
  collectionSlug: string
  id: DocumentId
}

/** What a new document begins with, as far as this user may read and write its fields. */
export interface TemplateValues {
  name: string
  /** In the language that was asked for; the IDs of rows are those of the document it was made from. */
  values: DocumentData
  /** How many values were left out: the site has no such field or block any more, or not for this user. */
  leftOut: number
}
