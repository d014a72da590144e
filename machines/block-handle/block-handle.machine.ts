import { assign, emit, enqueueActions, setup } from 'xstate'
import type {
  BlockAction,
  BlockDrop,
  BlockHandleContext,
  BlockHandleEmitted,
  BlockHandleEvent,
  BlockReplaced,
} from './block-handle.types.ts'

const nothing: BlockHandleContext = { block: null, caret: null, drop: null }

const blockHandleSetup = setup({
  types: {} as {
    context: BlockHandleContext
    events: BlockHandleEvent
    emitted: BlockHandleEmitted
  },
  guards: {
    isBlock: (_, { block }: { block: string | null }) => block !== null,
    hasCaret: ({ context }) => context.caret !== null,
    isElsewhere: ({ context: { block, drop } }) => drop !== null && drop.block !== block,
  },
  actions: {
    point: assign((_, { block }: { block: string | null }) => ({ block })),
    keepCaret: assign((_, { block }: { block: string | null }) => ({ caret: block })),
    goToCaret: assign(({ context }) => ({ block: context.caret })),
    forget: assign({ block: null }),
    aim: assign((_, { drop }: { drop: BlockDrop | null }) => ({ drop })),
    forgetDrop: assign({ drop: null }),
    follow: assign(({ context: { block, caret, drop } }, replaced: BlockReplaced) => ({
      block: followed(block, replaced),
      caret: followed(caret, replaced),
      drop: drop && { ...drop, block: followed(drop.block, replaced) },
    })),
    ask: enqueueActions(({ context: { block }, enqueue }, { action }: { action: BlockAction }) => {
      if (block !== null) enqueue.emit({ type: 'asked', block, action })
    }),
    turn: enqueueActions(({ context: { block }, enqueue }, { style }: { style: string }) => {
      if (block !== null) enqueue.emit({ type: 'turned', block, style })
    }),
    move: enqueueActions(({ context: { block, drop }, enqueue }) => {
      if (block !== null && drop) enqueue.emit({ type: 'moved', block, drop })
    }),
    leave: emit({ type: 'left' }),
  },
})

/** The block that one is by now. */
const followed = <Block extends string | null>(one: Block, { block, by }: BlockReplaced) =>
  one === block ? by : one

const heard = { params: ({ event }: { event: { block: string | null } }) => event }

/** The handle beside a block of a text, by which it is moved, and its menu (RICH-5). */
export const blockHandleMachine = blockHandleSetup.createMachine({
  id: 'block-handle',
  description: 'The handle beside a block of a text: its menu, and dragging the block.',
  context: nothing,
  initial: 'hidden',
  on: { 'page.replaced': { actions: { type: 'follow', params: ({ event }) => event } } },
  states: {
    hidden: {
      entry: 'forget',
      on: {
        'page.pointed': {
          guard: { type: 'isBlock', ...heard },
          target: 'shown',
          actions: { type: 'point', ...heard },
        },
        'page.selected': [
          {
            guard: { type: 'isBlock', ...heard },
            target: 'shown',
            actions: [{ type: 'keepCaret', ...heard }, 'goToCaret'],
          },
          { actions: { type: 'keepCaret', ...heard } },
        ],
      },
    },
    shown: {
      initial: 'resting',
      states: {
        resting: {
          on: {
            'page.pointed': [
              {
                guard: { type: 'isBlock', ...heard },
                actions: { type: 'point', ...heard },
              },
              { guard: 'hasCaret', actions: 'goToCaret' },
              { target: '#block-handle.hidden' },
            ],
            'page.selected': [
              {
                guard: { type: 'isBlock', ...heard },
                actions: [{ type: 'keepCaret', ...heard }, 'goToCaret'],
              },
              {
                target: '#block-handle.hidden',
                actions: { type: 'keepCaret', ...heard },
              },
            ],
            'user.callMenu': { guard: 'hasCaret', target: 'menu.called', actions: 'goToCaret' },
            'user.openMenu': 'menu.pressed',
            'user.act': { actions: { type: 'ask', params: ({ event }) => event } },
            'user.lift': 'dragging',
          },
        },
        menu: {
          description: 'The menu has the focus: the pointer may pass over other blocks.',
          initial: 'pressed',
          on: {
            'page.selected': { actions: { type: 'keepCaret', ...heard } },
            'user.act': {
              target: 'resting',
              actions: [{ type: 'ask', params: ({ event }) => event }, 'leave'],
            },
            'user.turnInto': {
              target: 'resting',
              actions: [{ type: 'turn', params: ({ event }) => event }, 'leave'],
            },
          },
          states: {
            pressed: { on: { 'user.closeMenu': '#block-handle.shown.resting' } },
            called: {
              description: 'Whoever came by key goes back to the text by key.',
              on: { 'user.closeMenu': { target: '#block-handle.shown.resting', actions: 'leave' } },
            },
          },
        },
        dragging: {
          on: {
            'page.selected': { actions: { type: 'keepCaret', ...heard } },
            'page.dragged': { actions: { type: 'aim', params: ({ event }) => event } },
            'user.drop': [
              { guard: 'isElsewhere', target: 'resting', actions: ['move', 'forgetDrop'] },
              { target: 'resting', actions: 'forgetDrop' },
            ],
            'user.cancel': { target: 'resting', actions: 'forgetDrop' },
          },
        },
      },
    },
  },
})
