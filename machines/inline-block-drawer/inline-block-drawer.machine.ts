import { assign, enqueueActions, setup } from 'xstate'
import type {
  DrawnBlock,
  InlineBlockDrawerContext,
  InlineBlockDrawerEmitted,
  InlineBlockDrawerEvent,
} from './inline-block-drawer.types.ts'

/** So few fields are no reason to interrupt whoever writes. */
const fewFields = 2

const drawerSetup = setup({
  types: {} as {
    context: InlineBlockDrawerContext
    events: InlineBlockDrawerEvent
    emitted: InlineBlockDrawerEmitted
  },
  guards: {
    opensByItself: (_, { block }: { block: DrawnBlock }) => block.fieldCount > fewFields,
    isIts: ({ context }, { id }: { id: string }) => context.block?.id === id,
  },
  actions: {
    keep: assign((_, { block }: { block: DrawnBlock }) => ({ block })),
    forget: assign({ block: null }),
    leave: enqueueActions(({ context: { block }, enqueue }) => {
      if (block) enqueue.emit({ type: 'left', id: block.id })
    }),
    discard: enqueueActions(({ context: { block }, enqueue }) => {
      if (block) enqueue.emit({ type: 'discarded', id: block.id })
    }),
    revert: enqueueActions(({ context: { block }, enqueue }) => {
      if (block) enqueue.emit({ type: 'reverted', id: block.id, fields: block.fields })
    }),
  },
})

/** The form of a block within a line of text, in a drawer (RICH-2). */
export const inlineBlockDrawerMachine = drawerSetup.createMachine({
  id: 'inline-block-drawer',
  description: 'The form of an inline block: opens by itself for a new one with many fields.',
  context: { block: null },
  initial: 'closed',
  states: {
    closed: {
      entry: 'forget',
      on: {
        'document.inserted': {
          guard: { type: 'opensByItself', params: ({ event }) => event },
          target: 'creating',
          actions: { type: 'keep', params: ({ event }) => event },
        },
        'user.edit': { target: 'editing', actions: { type: 'keep', params: ({ event }) => event } },
      },
    },
    creating: {
      on: {
        'user.save': { target: 'closed', actions: 'leave' },
        'user.cancel': { target: 'closed', actions: 'discard' },
        'document.removed': {
          guard: { type: 'isIts', params: ({ event }) => event },
          target: 'closed',
        },
      },
    },
    editing: {
      on: {
        'user.save': { target: 'closed', actions: 'leave' },
        'user.cancel': { target: 'closed', actions: ['revert', 'leave'] },
        'document.removed': {
          guard: { type: 'isIts', params: ({ event }) => event },
          target: 'closed',
        },
      },
    },
  },
})
