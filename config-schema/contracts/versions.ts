import type { DocumentData, DocumentId } from './documents.ts'

/** Below `{api}`; asked for versions of one collection or global. */
export const authorsPath = '/stateroom/authors'

/** What `GET {api}/stateroom/authors` is asked, as its query; the ids have commas between. */
export type AuthorsQuery = ({ collectionSlug: string } | { globalSlug: string }) & {
  versions: string
}

/** Who made each version, by its id; one whose author nobody knows, or may know, is not in it. */
export interface VersionAuthors {
  authors: Readonly<Record<DocumentId, string>>
}

/** A state of a document that was kept, as Payload answers (VER-1). */
export interface StoredVersion {
  id: DocumentId
  /** Of a collection's document; a global has but one. */
  parent?: DocumentId
  version: DocumentData
  createdAt: string
  updatedAt: string
  autosave?: boolean
  /** The one language that was published; of several the first counts. */
  publishedLocale?: string | readonly string[] | null
  /** What the other languages were when one was published. */
  snapshot?: boolean
}

/** One page of them. */
export interface VersionsPage {
  docs: readonly StoredVersion[]
  totalDocs: number
  totalPages: number
  page: number
  limit: number
  hasNextPage: boolean
  nextPage: number | null
}
