import type { UnsavedWork } from '#machines/navigation'
import type { Plan } from '#testing'
import { laws } from './drawers.laws.ts'
import { drawersMachine } from './drawers.machine.ts'
import type { OpenDrawer } from './drawers.types.ts'

const newPost: OpenDrawer = {
  key: 'new',
  slug: 'posts',
  id: null,
  values: {},
  closesWhenMade: true,
  depth: 1,
}
const keptPost: OpenDrawer = {
  ...newPost,
  key: 'kept',
  id: 1,
  closesWhenMade: false,
}

const unsaved = (key: string, work: Partial<UnsavedWork> = {}): UnsavedWork => ({
  key,
  onLeaving: 'ask',
  saveAs: 'save',
  copy: 'kept',
  leftOut: [],
  ...work,
})

export const plan: Plan<typeof drawersMachine> = {
  machine: drawersMachine,
  inputs: { 'a page': undefined },
  events: {
    'user.open': {
      'a new post': { drawer: newPost },
      'a post that is there': { drawer: keptPost },
    },
    'document.unsaved': {
      new: unsaved('new'),
      kept: unsaved('kept'),
      'kept, which saves itself': unsaved('kept', { onLeaving: 'save' }),
      'kept, which cannot be saved': unsaved('kept', { saveAs: null }),
    },
    'document.settled': { new: { key: 'new' }, kept: { key: 'kept' } },
    'document.notSaved': { new: { key: 'new' }, kept: { key: 'kept' } },
    'document.made': { new: { key: 'new', id: 2 } },
    'document.deleted': { new: { key: 'new' }, kept: { key: 'kept' } },
  },
  laws,
  tellApart: ({ context: { stack, unsaved } }) => [
    stack.map(({ key, id }) => [key, id]),
    unsaved.map(({ key, onLeaving, saveAs }) => [key, onLeaving, saveAs]).toSorted(),
  ],
}
