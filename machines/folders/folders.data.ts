import type { DocumentId } from '#contracts/documents'
import type { Folder } from '#contracts/folders'
import { idsBelow } from '#contracts/folders'
import type { FolderDraft, FoldersContext, Move } from './folders.types.ts'

type Folders = readonly Folder[]

export const folderOf = (folders: Folders, id: DocumentId | null | undefined): Folder | null =>
  folders.find((one) => one.id === id) ?? null

/** The folders in a folder; what is in one that nobody can see is in none. */
export const foldersIn = (folders: Folders, parent: DocumentId | null): Folders =>
  folders.filter((one) => (folderOf(folders, one.parent)?.id ?? null) === parent)

/** From the outermost to the folder itself. */
export function pathTo(folders: Folders, id: DocumentId | null): Folders {
  const path: Folder[] = []
  let folder = folderOf(folders, id)
  // Two folders that are in each other are in no other.
  while (folder && !path.includes(folder)) {
    path.unshift(folder)
    folder = folderOf(folders, folder.parent)
  }
  return path
}

/** Whether what is moved may go there: no folder goes into itself, and what is there stays. */
export const mayMove = (
  folders: Folders,
  { folders: moved, to, from }: Omit<Move, 'to'> & { to: DocumentId | null | undefined },
): boolean =>
  to !== undefined &&
  to !== from &&
  !(to !== null && moved.some((id) => idsBelow(folders, id).includes(to)))

export const withFolder = (folders: Folders, folder: Folder): Folders =>
  [...folders.filter(({ id }) => id !== folder.id), folder].toSorted(byName)

export const withoutFolder = (folders: Folders, id: DocumentId): Folders => {
  const gone = idsBelow(folders, id)
  return folders.filter((one) => !gone.includes(one.id))
}

/** After a move of which nothing was refused; else the server is asked. */
export const afterMove = (folders: Folders, { folders: moved, to }: Move): Folders =>
  folders.map((one) => (moved.includes(one.id) ? { ...one, parent: to } : one))

export const draftOf = (folder: Folder | null): FolderDraft | null => folder && { ...folder }

export const moveOf = ({ move }: Pick<FoldersContext, 'move'>): Move | null =>
  move?.to === undefined ? null : { ...move, to: move.to }

const byName = (one: Folder, other: Folder): number =>
  one.name.localeCompare(other.name, undefined, { numeric: true })
