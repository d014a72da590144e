import { nothingOpen } from './drawers.data.ts'
import { drawersSetup } from './drawers.setup.ts'

/**
 * Documents over the page, each in a drawer on the one before. Only the topmost can be closed, and
 * one with unsaved work asks first (DOC-4, R5).
 */
export const drawersMachine = drawersSetup.createMachine({
  id: 'drawers',
  description: 'Documents over the page, each in a drawer on the one before.',
  context: nothingOpen,
  initial: 'closed',
  states: {
    closed: { on: { 'user.open': { target: 'open', actions: 'open' } } },
    open: {
      initial: 'operable',
      always: { guard: 'isEmpty', target: 'closed' },
      on: {
        'page.left': { target: 'closed', actions: 'closeAll' },
        'document.unsaved': {
          guard: { type: 'isOpen', params: ({ event }) => event },
          actions: { type: 'countUnsaved', params: ({ event: { type: _, ...work } }) => work },
        },
        'document.settled': [
          {
            guard: { type: 'isDoneWhenSettled', params: ({ event }) => event },
            actions: { type: 'close', params: ({ event }) => event },
          },
          { actions: { type: 'discountUnsaved', params: ({ event }) => event } },
        ],
        'document.made': [
          {
            guard: { type: 'isDoneWhenMade', params: ({ event }) => event },
            actions: [
              { type: 'tellMade', params: ({ event }) => event },
              { type: 'close', params: ({ event }) => event },
            ],
          },
          {
            guard: { type: 'isOpen', params: ({ event }) => event },
            actions: [
              { type: 'tellMade', params: ({ event }) => event },
              { type: 'name', params: ({ event }) => event },
            ],
          },
        ],
        'document.deleted': {
          guard: { type: 'isOpen', params: ({ event }) => event },
          actions: { type: 'close', params: ({ event }) => event },
        },
      },
      states: {
        operable: {
          on: {
            'user.open': {
              guard: { type: 'isAnother', params: ({ event }) => event.drawer },
              actions: 'open',
            },
            'user.close': [{ guard: 'leavesWork', target: 'asking' }, { actions: 'closeTop' }],
          },
        },
        asking: {
          on: {
            'user.stay': 'operable',
            // One question at a time: the page's counts what is in drawers, too.
            'page.leaving': 'operable',
            'user.leave': { target: 'operable', actions: 'closeTop' },
            'user.saveAndLeave': { guard: 'canSave', target: 'saving', actions: 'wantSave' },
            'document.deleted': {
              guard: { type: 'isOpen', params: ({ event }) => event },
              target: 'operable',
              actions: { type: 'close', params: ({ event }) => event },
            },
            // What the question was about has been saved after all.
            'document.settled': {
              guard: { type: 'isTop', params: ({ event }) => event },
              target: 'operable',
              actions: { type: 'close', params: ({ event }) => event },
            },
          },
        },
        saving: {
          description: 'Closing waits for the save that was asked for with it.',
          on: {
            'user.stay': 'operable',
            'page.leaving': 'operable',
            'user.leave': { target: 'operable', actions: 'closeTop' },
            'document.deleted': {
              guard: { type: 'isOpen', params: ({ event }) => event },
              target: 'operable',
              actions: { type: 'close', params: ({ event }) => event },
            },
            'document.settled': {
              guard: { type: 'isTop', params: ({ event }) => event },
              target: 'operable',
              actions: { type: 'close', params: ({ event }) => event },
            },
            'document.notSaved': {
              guard: { type: 'isTop', params: ({ event }) => event },
              target: 'operable',
            },
          },
        },
      },
    },
  },
})
