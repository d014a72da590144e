import { assign, emit, setup } from 'xstate'
import type { FindContext, FindEmitted, FindEvent, Match } from './find.types.ts'
import { atTheEnd, current, nothing, renewed, searched, stepped } from './finding.ts'

const findSetup = setup({
  types: {} as { context: FindContext; events: FindEvent; emitted: FindEmitted },
  guards: {
    isBlank: (_, { words }: { words: string }) => words.trim() === '',
    isFound: (_, { found }: { found: readonly Match[] }) => found.length > 0,
  },
  actions: {
    keepSearch: assign((_, { words, found }: { words: string; found: readonly Match[] }) =>
      searched(words, found),
    ),
    renew: assign(({ context }, { found }: { found: readonly Match[] }) => renewed(context, found)),
    goToLast: assign(({ context }) => atTheEnd(context)),
    goOn: assign(({ context }) => stepped(context, 1)),
    goBack: assign(({ context }) => stepped(context, -1)),
    forget: assign(nothing),
    show: emit(({ context }) => ({ type: 'reached', path: current(context)?.path ?? '' })),
    tellWhere: emit(({ context }) => ({ type: 'closed', path: current(context)?.path ?? null })),
    tellNowhere: emit({ type: 'closed', path: null }),
  },
})

/** Finding text in one document: typing counts, and going to a match opens whatever it lies in. */
export const findMachine = findSetup.createMachine({
  id: 'find',
  description: 'Finding text in one document, however deep it lies in what is closed.',
  context: nothing,
  initial: 'closed',
  states: {
    closed: { entry: 'forget', on: { 'user.open': 'open' } },
    open: {
      initial: 'empty',
      on: {
        'user.search': [
          {
            guard: { type: 'isBlank', params: ({ event }) => event },
            target: '.empty',
            actions: { type: 'keepSearch', params: ({ event }) => event },
          },
          {
            guard: { type: 'isFound', params: ({ event }) => event },
            target: '.counted',
            actions: { type: 'keepSearch', params: ({ event }) => event },
          },
          {
            target: '.none',
            actions: { type: 'keepSearch', params: ({ event }) => event },
          },
        ],
        'user.close': { target: 'closed', actions: 'tellNowhere' },
      },
      states: {
        empty: {},
        none: {
          on: {
            'document.changed': {
              guard: { type: 'isFound', params: ({ event }) => event },
              target: 'counted',
              actions: { type: 'renew', params: ({ event }) => event },
            },
          },
        },
        counted: {
          on: {
            'user.next': { target: 'reached', actions: 'show' },
            'user.previous': { target: 'reached', actions: ['goToLast', 'show'] },
            'document.changed': [
              {
                guard: { type: 'isFound', params: ({ event }) => event },
                actions: { type: 'renew', params: ({ event }) => event },
              },
              { target: 'none', actions: { type: 'renew', params: ({ event }) => event } },
            ],
          },
        },
        reached: {
          on: {
            'user.next': { actions: ['goOn', 'show'] },
            'user.previous': { actions: ['goBack', 'show'] },
            'user.close': { target: '#find.closed', actions: 'tellWhere' },
            'document.changed': [
              {
                guard: { type: 'isFound', params: ({ event }) => event },
                actions: { type: 'renew', params: ({ event }) => event },
              },
              { target: 'none', actions: { type: 'renew', params: ({ event }) => event } },
            ],
          },
        },
      },
    },
  },
})
