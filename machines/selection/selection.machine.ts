import { assign, setup } from 'xstate'
import { amongMatching, amongThese, countOf, nothing } from './selection.data.ts'
import type { SelectionContext, SelectionEvent } from './selection.types.ts'

/**
 * Which documents of a list are chosen (LIST-4): some, by name, or all that match but a few. It
 * lasts from page to page, and ends where other documents match.
 */
export const selectionMachine = setup({
  types: {} as { context: SelectionContext; events: SelectionEvent },
  guards: {
    leavesNone: ({ context, event }) => countOf(amongThese(context, event)) === 0,
    leavesNoneOfAll: ({ context, event }) => countOf(amongMatching(context, event)) === 0,
  },
  actions: {
    choose: assign(({ context, event }) => amongThese(context, event)),
    chooseAmongAll: assign(({ context, event }) => amongMatching(context, event)),
    chooseAll: assign(({ event }) =>
      event.type === 'user.chooseMatching' ? { ...nothing, total: event.total } : {},
    ),
    forget: assign(nothing),
  },
}).createMachine({
  id: 'selection',
  description: 'Which documents of a list are chosen: none, some, or all that match but a few.',
  context: nothing,
  initial: 'none',
  states: {
    none: {
      on: {
        'user.toggle': { target: 'some', actions: 'choose' },
        'user.togglePage': { target: 'some', actions: 'choose' },
        'user.chooseMatching': { target: 'all', actions: 'chooseAll' },
      },
    },
    some: {
      on: {
        'user.toggle': [
          { guard: 'leavesNone', target: 'none', actions: 'forget' },
          { actions: 'choose' },
        ],
        'user.range': { actions: 'choose' },
        'user.togglePage': [
          { guard: 'leavesNone', target: 'none', actions: 'forget' },
          { actions: 'choose' },
        ],
        'user.chooseMatching': { target: 'all', actions: 'chooseAll' },
        'user.clear': { target: 'none', actions: 'forget' },
        'page.changed': { target: 'none', actions: 'forget' },
        'server.removed': [
          { guard: 'leavesNone', target: 'none', actions: 'forget' },
          { actions: 'choose' },
        ],
      },
    },
    all: {
      on: {
        'user.toggle': [
          { guard: 'leavesNoneOfAll', target: 'none', actions: 'forget' },
          { actions: 'chooseAmongAll' },
        ],
        'user.range': { actions: 'chooseAmongAll' },
        'user.togglePage': [
          { guard: 'leavesNoneOfAll', target: 'none', actions: 'forget' },
          { actions: 'chooseAmongAll' },
        ],
        'user.clear': { target: 'none', actions: 'forget' },
        'page.changed': { target: 'none', actions: 'forget' },
        'page.counted': [
          { guard: 'leavesNoneOfAll', target: 'none', actions: 'forget' },
          { actions: 'chooseAmongAll' },
        ],
        'server.removed': { actions: 'chooseAmongAll' },
      },
    },
  },
})
