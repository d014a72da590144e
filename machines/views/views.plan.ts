import { Problem } from '#problems'
import type { Plan } from '#testing'
import { laws } from './views.laws.ts'
import { viewsMachine } from './views.machine.ts'
import type { ListState, SavedView, Sharing } from './views.types.ts'

const list: ListState = {
  where: { or: [{ and: [{ slug: { contains: 'a' } }] }] },
  columns: null,
  sort: '-name',
  groupBy: null,
}

/** As the person with the id 1 keeps them. */
const own: Sharing = {
  read: { constraint: 'onlyMe', users: [1] },
  update: { constraint: 'onlyMe', users: [1] },
  delete: { constraint: 'onlyMe', users: [1] },
}

const shown: Sharing = {
  read: { constraint: 'everyone', users: [] },
  update: { constraint: 'specificUsers', users: [7] },
  delete: { constraint: 'onlyMe', users: [7] },
}

const mine: SavedView = {
  id: 1,
  title: 'Mine',
  list,
  sharing: own,
  may: { update: true, delete: true },
}

const anothers: SavedView = {
  id: 1,
  title: 'All that matters',
  list,
  sharing: shown,
  may: { update: false, delete: false },
}

const saved: SavedView = { ...mine, id: 2, title: 'Later' }

const failures = {
  refused: new Problem('access.refused'),
  'session ended': new Problem('session.ended'),
}

export const plan: Plan<typeof viewsMachine> = {
  machine: viewsMachine,
  inputs: { 'no view': { chosen: null }, 'a view': { chosen: '1' } },
  events: {
    'user.save': { '': { list: { ...list, sort: null } } },
    'user.saveAs': { '': { list } },
    'user.rename': { 'to a name': { title: 'Later' }, 'to nothing': { title: ' ' } },
    'user.share': { '': { sharing: shown } },
    'browser.moved': { 'to a view': { chosen: '1' }, 'to none': { chosen: null } },
  },
  outcomes: {
    read: {
      done: { mine: [mine], 'of somebody else': [anothers], nothing: [] },
      failed: failures,
    },
    save: { done: { saved }, failed: failures },
    remove: { done: { removed: undefined }, failed: failures },
  },
  laws,
}
