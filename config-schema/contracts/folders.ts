import type { DocumentId } from './documents.ts'

/** How the documents of a collection are put into folders. */
export interface ClientFolders {
  /** Folders are documents of this collection, with a `name`. */
  slug: string
  /** Documents name their folder by this field, and a folder the one that it is in. */
  field: string
  /** A folder can say which collections it is for (`folderType`). */
  isScoped?: true
  /** What this user may do with folders themselves. */
  access: { create: boolean; update: boolean; delete: boolean }
}

export interface Folder {
  id: DocumentId
  name: string
  /** The folder that it is in; null: in none. */
  parent: DocumentId | null
}

/** A folder and all that are below it. */
export function idsBelow(folders: readonly Folder[], id: DocumentId): readonly DocumentId[] {
  const ids = [id]
  for (const one of ids) {
    for (const { id: next, parent } of folders) {
      if (parent === one && !ids.includes(next)) ids.push(next)
    }
  }
  return ids
}
