import { createActor, fromPromise } from 'xstate'
import type { FoldersActor } from '#machines/folders'
import { foldersMachine } from '#machines/folders'
import type { SelectionActor } from '#machines/selection'
import { endAll } from '../kit/follow.ts'
import { foldersToOutside } from './folders-to-outside.ts'
import { foldersToSelection } from './folders-to-selection.ts'
import { listToFolders } from './list-to-folders.ts'
import type { FoldersWork, OpenFolders } from './open-folders.types.ts'

/** The folders of a list, loaded after it. `selection`: what is chosen of it; null: it's a list to pick from. */
export function openFolders(selection: SelectionActor | null, work: FoldersWork): OpenFolders {
  const visit = new AbortController()
  const folders = createFolders(work)
  let end = () => {}
  return {
    folders,
    start() {
      end = endAll(
        listToFolders(folders, work),
        ...(selection === null ? [] : [foldersToSelection(folders, selection)]),
        foldersToOutside(folders, work),
      )
      folders.start()
    },
    leave() {
      visit.abort()
      end()
      folders.stop()
      work.tell.left()
    },
    isLeft: () => visit.signal.aborted,
  }
}

const createFolders = (work: FoldersWork): FoldersActor =>
  createActor(
    foldersMachine.provide({
      actors: {
        read: fromPromise(() => work.read()),
        save: fromPromise(({ input, signal }) => work.save(input, signal)),
        count: fromPromise(({ input, signal }) => work.count(input, signal)),
        remove: fromPromise(({ input, signal }) => work.remove(input, signal)),
        move: fromPromise(({ input, signal }) => work.move(input, signal)),
      },
    }),
  )
