import type { FoldersActor } from '#machines/folders'
import type { ListWork } from '#machines/open-list'
import type { End } from '../kit/follow.ts'

/** Whoever chooses a folder for all that match means those that matched then: the question ends where others do. */
export const listToFolders = (folders: FoldersActor, { hear }: Pick<ListWork, 'hear'>): End =>
  hear(({ type }) => {
    const { move } = folders.getSnapshot().context
    if (type === 'page.changed' && move?.documents?.kind === 'matching')
      folders.send({ type: 'user.cancel' })
  })
