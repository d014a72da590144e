import type { Plan } from '#testing'
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

export const plan: Plan<typeof drawersMachine> = {
  machine: drawersMachine,
  inputs: { 'a page': undefined },
  events: {
    'user.open': {
      'a new post': { drawer: newPost },
      'a post that is there': { drawer: keptPost },
    },
    'document.unsaved': { new: { key: 'new' }, kept: { key: 'kept' } },
    'document.settled': { new: { key: 'new' }, kept: { key: 'kept' } },
    'document.made': { new: { key: 'new', id: 2 } },
    'document.deleted': { new: { key: 'new' }, kept: { key: 'kept' } },
  },
  invariants: {
    'something is open wherever drawers are': ({ value, context }) =>
      (value === 'closed') === (context.stack.length === 0),
    'the question is about unsaved work': (state) =>
      !state.matches({ open: 'asking' }) ||
      state.context.unsaved.includes(state.context.stack.at(-1)?.key ?? ''),
  },
  tellApart: ({ context: { stack, unsaved } }) => [
    stack.map(({ key, id }) => [key, id]),
    unsaved.toSorted(),
  ],
}
