import type { DocumentData, Json } from '../json.ts'

/** Says of the first request of an export what it is, so that a site can note it. */
export const exportHeader = 'stateroom-export'

export type { DocumentData, Json }

export type DocumentId = string | number

/** Which document, in which language. */
export type DocumentRef = CollectionRef | { kind: 'global'; slug: string; locale: string | null }

export interface CollectionRef {
  kind: 'collection'
  slug: string
  /** null: one that does not exist yet. */
  id: DocumentId | null
  locale: string | null
  /** It was deleted, and can be brought back. */
  inTrash?: true
}

/** How a request names a document: by its slug, and in a collection by its id. */
export interface AskedDocument {
  collectionSlug?: string
  globalSlug?: string
  id?: DocumentId
}

/** What this user may do with this document. */
export interface DocumentPermissions {
  update: boolean
  delete: boolean
  /** May it be published? Like `update` where there are no drafts. */
  publish: boolean
  /** Only in the trash, where nothing is edited: may it be brought back, or even published? */
  restore?: boolean
  restorePublished?: boolean
}

/** A document as it was read, and what may be done with it. */
export interface LoadedDocument {
  data: DocumentData
  permissions: DocumentPermissions
  /** Visitors see it, or an older version of it. Absent: as the status of the data says. */
  isPublic?: boolean
}

/**
 * What a save is to mean. All but `save` only where drafts are on; `unpublish` and `revert` take no
 * edits along: the one hides what is public, the other goes back to it.
 */
export type SaveIntent = 'save' | 'draft' | 'autosave' | 'publish' | 'unpublish' | 'revert'

/** The request header that names a command: sent twice with the same name, it is done once. */
export const idempotencyHeader = 'idempotency-key'

/** As many names as one creation has at most. */
const mostCreationNames = 20

/** The panel's own names, more than one. */
const severalNames = /^[0-9a-f]{24}( [0-9a-f]{24})+$/

/**
 * The names in that header, in the same order for everybody: what was typed in several visits is
 * created under all of theirs.
 */
export const creationsNamed = (header: string): readonly string[] =>
  severalNames.test(header)
    ? [...new Set(header.split(' '))].slice(-mostCreationNames).sort()
    : [header]

/** What a creation answers. `isRepeated`: the document is there from the first time it was sent. */
export interface Created {
  doc: { id: DocumentId; [key: string]: unknown }
  isRepeated?: true
}
