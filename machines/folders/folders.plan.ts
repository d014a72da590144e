import type { Folder } from '#contracts/folders'
import { Problem, toProblemData } from '#problems'
import type { Plan } from '#testing'
import { laws } from './folders.laws.ts'
import { foldersMachine } from './folders.machine.ts'

const archive: Folder = { id: 1, name: 'Archive', parent: null }
const campaigns: Folder = { id: 2, name: 'Campaigns', parent: null }
const summer: Folder = { id: 3, name: 'Summer', parent: 2 }

const file = { kind: 'these', ids: [7] } as const

const failures = {
  refused: new Problem('access.refused'),
  'session ended': new Problem('session.ended'),
}

export const plan: Plan<typeof foldersMachine> = {
  machine: foldersMachine,
  events: {
    'user.make': { 'at the top': { parent: null }, 'in a folder': { parent: 2 } },
    'user.rename': { 'one that is there': { id: 2 }, 'one that is not': { id: 9 } },
    'user.type': { 'a name': { name: 'Winter' }, nothing: { name: ' ' } },
    'user.delete': { 'one with another in it': { id: 2 } },
    'user.move': {
      'a file': { moved: { documents: file, folders: [], from: null } },
      'a folder': { moved: { documents: null, folders: [2], from: null } },
    },
    'user.choose': {
      'a folder': { to: 1 },
      'one in the moved': { to: 3 },
      'the top': { to: null },
    },
    'user.drop': {
      'a file on a folder': { move: { documents: file, folders: [], from: null, to: 1 } },
      'a folder on one in it': { move: { documents: null, folders: [2], from: null, to: 3 } },
      'a folder on another': { move: { documents: null, folders: [2], from: null, to: 1 } },
    },
  },
  outcomes: {
    read: { done: { three: [archive, campaigns, summer], none: [] }, failed: failures },
    save: { done: { saved: { id: 4, name: 'Winter', parent: null } }, failed: failures },
    count: { done: { nothing: [], files: [{ slug: 'media', count: 3 }] }, failed: failures },
    remove: { done: { removed: undefined }, failed: failures },
    move: {
      done: {
        'all of it': { documents: [7], refused: 0, problem: null },
        'none of it': {
          ...{ documents: [], refused: 1 },
          problem: toProblemData(new Problem('access.refused')),
        },
      },
      failed: failures,
    },
  },
  laws,
}
