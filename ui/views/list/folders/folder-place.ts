import type { ClientCollection } from '#contracts/admin-config'
import type { DocumentId } from '#contracts/documents'
import type { PlainWhere } from '#contracts/fields'
import type { Folder } from '#contracts/folders'
import { idsBelow } from '#contracts/folders'
import { parsedQuery } from '../../../client/query-string.ts'
import type { ListPlace } from '../list-place.ts'

/**
 * Where among the folders a list is: at the top, in a folder, by its id as the address has it, or
 * anywhere, where folders don't matter.
 */
export type FolderPlace = { kind: 'top' } | { kind: 'in'; id: string } | { kind: 'anywhere' }

/** What the address says for all files, in whatever folder. */
export const anywhere = 'all'

/** null: the list has no folders. */
export function folderPlace(
  search: string,
  { folders }: ClientCollection,
  isTrash: boolean,
): FolderPlace | null {
  if (!folders || isTrash) return null
  const { folder } = parsedQuery(search)
  if (typeof folder !== 'string' || folder === '') return { kind: 'top' }
  return folder === anywhere ? { kind: 'anywhere' } : { kind: 'in', id: folder }
}

export const isNarrowed = ({ search, where }: Pick<ListPlace, 'search' | 'where'>): boolean =>
  search.trim() !== '' || where !== null

/** Whoever looks for something looks in the folders below as well. */
export function folderWhere(
  place: FolderPlace,
  field: string,
  searched: { folders: readonly Folder[] } | null,
): PlainWhere | null {
  if (place.kind === 'anywhere') return null
  if (place.kind === 'top') return searched ? null : { [field]: { exists: false } }
  const id = searched && idOf(searched.folders, place.id)
  return {
    [field]: id === null ? { equals: place.id } : { in: [...idsBelow(searched!.folders, id)] },
  }
}

/** The id that an address means; null: there is no such folder. */
export const idOf = (folders: readonly Folder[], written: string): DocumentId | null =>
  folders.find(({ id }) => String(id) === written)?.id ?? null
