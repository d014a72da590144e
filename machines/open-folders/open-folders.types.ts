import type { DocumentId } from '#contracts/documents'
import type { Folder } from '#contracts/folders'
import type { FolderContents, FolderDraft, FoldersActor, Move, MoveResult } from '#machines/folders'
import type { ListWork } from '#machines/open-list'
import type { ProblemData } from '#problems'

/** What the world does for the folders of a list. */
export interface FoldersWork extends Pick<ListWork, 'hear'> {
  read(): Promise<readonly Folder[]>
  save(draft: FolderDraft | null, signal: AbortSignal): Promise<Folder>
  count(id: DocumentId | null, signal: AbortSignal): Promise<FolderContents>
  remove(id: DocumentId | null, signal: AbortSignal): Promise<void>
  move(move: Move | null, signal: AbortSignal): Promise<MoveResult>
  tell: FoldersOutside
}

/** What the folders of a list tell. */
export interface FoldersOutside {
  /** All that there are, when they are others than before. */
  folders(folders: readonly Folder[]): void
  deleted(folder: Folder): void
  /** `to`: null: out of all folders. `undo`: null: it wasn't in one place before. */
  moved(
    done: { move: Move; result: MoveResult; to: Folder | null },
    undo: (() => void) | null,
  ): void
  failed(problem: ProblemData): void
  left(): void
}

export interface OpenFolders {
  folders: FoldersActor
  start(): void
  /** They go from the screen; nothing is opened again after that. */
  leave(): void
  isLeft(): boolean
}
