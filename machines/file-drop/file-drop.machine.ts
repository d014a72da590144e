import { assign, enqueueActions, setup } from 'xstate'
import type { BlockDrop } from '#machines/block-handle'
import type { FileDropContext, FileDropEmitted, FileDropEvent } from './file-drop.types.ts'

/** Files that are dragged over a text, and the gap between blocks in which they land (RICH-5). */
export const fileDropMachine = setup({
  types: {} as {
    context: FileDropContext
    events: FileDropEvent
    emitted: FileDropEmitted
  },
  actions: {
    aim: assign((_, { drop }: { drop: BlockDrop }) => ({ drop })),
    forget: assign({ drop: null }),
    tell: enqueueActions(({ context: { drop }, enqueue }) => {
      if (drop) enqueue.emit({ type: 'dropped', drop })
    }),
  },
}).createMachine({
  id: 'file-drop',
  description: 'Files that are dragged over a text, and the gap between blocks in which they land.',
  context: { drop: null },
  initial: 'away',
  states: {
    away: {
      entry: 'forget',
      on: {
        'page.dragged': {
          target: 'over',
          actions: { type: 'aim', params: ({ event }) => event },
        },
      },
    },
    over: {
      on: {
        'page.dragged': { actions: { type: 'aim', params: ({ event }) => event } },
        'page.left': 'away',
        'user.drop': { target: 'away', actions: 'tell' },
      },
    },
  },
})
