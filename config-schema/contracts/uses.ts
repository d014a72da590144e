import type { DocumentId } from './documents.ts'

/** Below `{api}`; `GET ?collectionSlug=…&id=…` answers `Use[]`: the documents that refer to a document or a file. */
export const usesPath = '/stateroom/uses'

export interface Use {
  /** A collection, or a global without an ID. */
  slug: string
  id: DocumentId | null
  title: string
  /** The field's path, e.g. `gallery.2.picture`. */
  path: string
}
