import type { FoldersActor } from '#machines/folders'
import type { SelectionActor } from '#machines/selection'
import type { End } from '../kit/follow.ts'
import { endAll } from '../kit/follow.ts'

/** What went to another folder is not chosen any longer. */
export const foldersToSelection = (folders: FoldersActor, selection: SelectionActor): End =>
  endAll(
    folders.on('moved', ({ result }) =>
      selection.send({ type: 'server.removed', ids: result.documents }),
    ),
  )
