import type { DocumentId } from '#contracts/documents'
import type { Folder } from '#contracts/folders'
import type { Target } from '#machines/selection'
import type { ProblemData } from '#problems'

/** A folder as it is to be. */
export interface FolderDraft extends Omit<Folder, 'id'> {
  /** null: a new one. */
  id: DocumentId | null
}

/** What is put into another folder. */
export interface Moved {
  /** null: folders alone. */
  documents: Target | null
  folders: readonly DocumentId[]
  /** Where all of it is now; absent: not known, or not in one place. */
  from?: DocumentId | null
}

export interface Move extends Moved {
  /** null: out of all folders. */
  to: DocumentId | null
}

/** How a move went; what was refused stays where it is. */
export interface MoveResult {
  documents: readonly DocumentId[]
  refused: number
  /** Why the first of these was refused. */
  problem: ProblemData | null
}

/** How many documents are in a folder and the folders below it, for each collection with some. */
export type FolderContents = readonly { slug: string; count: number }[]

export interface FoldersContext {
  /** All that this person may see, by their names. */
  folders: readonly Folder[]
  /** What is being named or deleted. */
  draft: FolderDraft | null
  contents: FolderContents | null
  /** What is being moved, and where to; `undefined`: that is to be chosen. */
  move: (Moved & { to: DocumentId | null | undefined }) | null
  /** Why the last of these could not be done. */
  problem: ProblemData | null
}

export type FoldersEvent =
  | { type: 'user.retry' }
  | { type: 'user.make'; parent: DocumentId | null }
  | { type: 'user.rename'; id: DocumentId }
  | { type: 'user.type'; name: string }
  | { type: 'user.delete'; id: DocumentId }
  /** Asks where to. */
  | { type: 'user.move'; moved: Moved }
  | { type: 'user.choose'; to: DocumentId | null }
  /** By a drag, or back: it is known where to. */
  | { type: 'user.drop'; move: Move }
  | { type: 'user.submit' }
  | { type: 'user.cancel' }

/** What the world outside should hear. */
export type FoldersEmitted =
  | { type: 'deleted'; folder: Folder }
  | { type: 'moved'; move: Move; result: MoveResult }
  /** A move that no dialog is open for. */
  | { type: 'failed'; problem: ProblemData }
