import type { FoldersActor, Move, MoveResult } from '#machines/folders'
import { folderOf } from '#machines/folders'
import type { End } from '../kit/follow.ts'
import { endAll, follow } from '../kit/follow.ts'
import type { FoldersWork } from './open-folders.types.ts'

export const foldersToOutside = (
  folders: FoldersActor,
  { tell }: { tell: Omit<FoldersWork['tell'], 'left'> },
): End =>
  endAll(
    follow(folders, ({ context }) => context.folders, tell.folders),
    folders.on('deleted', ({ folder }) => tell.deleted(folder)),
    folders.on('failed', ({ problem }) => tell.failed(problem)),
    folders.on('moved', ({ move, result }) => {
      const to = folderOf(folders.getSnapshot().context.folders, move.to)
      tell.moved({ move, result, to }, wayBack(folders, move, result))
    }),
  )

/** What was moved goes back to where it was. */
function wayBack(folders: FoldersActor, move: Move, result: MoveResult): (() => void) | null {
  const { from } = move
  if (from === undefined) return null
  const documents = move.documents && ({ kind: 'these', ids: result.documents } as const)
  const back = { ...move, documents, from: move.to, to: from }
  return () => folders.send({ type: 'user.drop', move: back })
}
