import type { System } from '#testing'
import { plan as foldersPlan } from '../folders/folders.plan.ts'
import { endAll } from '../kit/follow.ts'
import type { AroundList } from '../open-list/index.ts'
import { plan as selectionPlan } from '../selection/selection.plan.ts'
import { foldersToOutside } from './folders-to-outside.ts'
import { foldersToSelection } from './folders-to-selection.ts'
import { listToFolders } from './list-to-folders.ts'
import type { Parts } from './open-folders.laws.ts'
import { laws } from './open-folders.laws.ts'
import type { FoldersOutside } from './open-folders.types.ts'

const told = ['folders', 'deleted', 'moved', 'failed'] as const

const { events, outcomes } = foldersPlan

const matching = { kind: 'matching', without: [] } as const

export const system: System<Parts> = {
  name: 'open-folders',
  parts: {
    folders: {
      ...foldersPlan,
      events: {
        ...events,
        'user.move': {
          ...events['user.move'],
          'all that match': { moved: { documents: matching, folders: [], from: null } },
        },
      },
      outcomes: {
        ...outcomes,
        move: {
          ...outcomes.move,
          done: {
            ...outcomes.move.done,
            'the first': { documents: [1], refused: 0, problem: null },
          },
        },
      },
    },
    selection: selectionPlan,
  },
  direct: {
    folders: [
      ...(['user.retry', 'user.make', 'user.rename', 'user.type', 'user.delete'] as const),
      ...(['user.move', 'user.choose', 'user.drop', 'user.submit', 'user.cancel'] as const),
    ],
    selection: ['user.toggle', 'user.togglePage', 'user.chooseMatching', 'user.clear'],
  },
  outside: { 'page.changed': { '': {} } },
  join({ folders, selection }, { hear, tell }) {
    const work = {
      hear: (listener: (event: AroundList) => void) =>
        hear((event) => listener(event as AroundList)),
      tell: Object.fromEntries(
        told.map((name) => [name, () => tell(name)]),
      ) as unknown as FoldersOutside,
    }
    return endAll(
      listToFolders(folders, work),
      foldersToSelection(folders, selection),
      foldersToOutside(folders, work),
    )
  },
  laws,
}
