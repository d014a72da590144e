import { assign, enqueueActions, setup } from 'xstate'
import type {
  SlashMenuContext,
  SlashMenuEmitted,
  SlashMenuEvent,
  Typed,
} from './slash-menu.types.ts'

const nothing: SlashMenuContext = { query: '', matches: [], index: 0 }

const slashMenuSetup = setup({
  types: {} as { context: SlashMenuContext; events: SlashMenuEvent; emitted: SlashMenuEmitted },
  guards: {
    isGone: (_, { typed }: { typed: Typed | null }) => typed === null,
    hasMatches: (_, { typed }: { typed: Typed | null }) => (typed?.matches.length ?? 0) > 0,
    isThere: ({ context }, { index }: { index: number }) => context.matches[index] !== undefined,
  },
  actions: {
    keep: assign(({ context }, { typed }: { typed: Typed | null }) => kept(context, typed)),
    step: assign(({ context }, { by }: { by: 1 | -1 }) => ({
      index: (context.index + by + context.matches.length) % context.matches.length,
    })),
    point: assign((_, { index }: { index: number }) => ({ index })),
    forget: assign(nothing),
    choose: enqueueActions(({ context: { index, matches }, enqueue }) => {
      const id = matches[index]
      if (id !== undefined) enqueue.emit({ type: 'chosen', id })
    }),
  },
})

/** Other words begin at their best match; the same words keep what is highlighted. */
function kept({ query, index }: SlashMenuContext, typed: Typed | null): Partial<SlashMenuContext> {
  if (typed === null) return {}
  const isSame = typed.query === query && index < typed.matches.length
  return { ...typed, index: isSame ? index : 0 }
}

const heard = { params: ({ event }: { event: { typed: Typed | null } }) => event }

/** The menu of what can be put into a text, opened by typing its trigger (RICH-3). */
export const slashMenuMachine = slashMenuSetup.createMachine({
  id: 'slash-menu',
  description: 'The menu of what can be inserted into a text, opened by typing.',
  context: nothing,
  initial: 'closed',
  states: {
    closed: {
      entry: 'forget',
      on: {
        'document.typed': [
          { guard: { type: 'isGone', ...heard } },
          {
            guard: { type: 'hasMatches', ...heard },
            target: 'open.choosing',
            actions: { type: 'keep', ...heard },
          },
          { target: 'open.empty', actions: { type: 'keep', ...heard } },
        ],
      },
    },
    open: {
      initial: 'choosing',
      on: {
        'document.typed': [
          { guard: { type: 'isGone', ...heard }, target: 'closed' },
          {
            guard: { type: 'hasMatches', ...heard },
            target: '.choosing',
            actions: { type: 'keep', ...heard },
          },
          { target: '.empty', actions: { type: 'keep', ...heard } },
        ],
        'user.dismiss': 'dismissed',
        'page.left': 'closed',
      },
      states: {
        choosing: {
          on: {
            'user.next': { actions: { type: 'step', params: { by: 1 } } },
            'user.previous': { actions: { type: 'step', params: { by: -1 } } },
            'user.point': {
              guard: { type: 'isThere', params: ({ event }) => event },
              actions: { type: 'point', params: ({ event }) => event },
            },
            'user.choose': { target: '#slash-menu.closed', actions: 'choose' },
          },
        },
        empty: { description: 'Nothing fits what is typed: keys go to the text.' },
      },
    },
    dismissed: {
      description: 'It stays away until its trigger is gone.',
      on: {
        'document.typed': { guard: { type: 'isGone', ...heard }, target: 'closed' },
        'page.left': 'closed',
      },
    },
  },
})
