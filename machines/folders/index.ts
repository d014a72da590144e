import type { ActorRefFrom } from 'xstate'
import type { foldersMachine } from './folders.machine.ts'

export { folderOf, foldersIn, mayMove, pathTo } from './folders.data.ts'
export { foldersMachine } from './folders.machine.ts'
export type {
  FolderContents,
  FolderDraft,
  FoldersEmitted,
  FoldersEvent,
  Move,
  Moved,
  MoveResult,
} from './folders.types.ts'

export type FoldersActor = ActorRefFrom<typeof foldersMachine>
