import { assign, emit, enqueueActions, setup } from 'xstate'
import type { FindContext, FindEmitted, FindEvent, Found } from './find.types.ts'
import {
  atTheEnd,
  current,
  nothing,
  renewed,
  replaced,
  searched,
  stepped,
  writableIn,
} from './finding.ts'

type Searched = Extract<FindEvent, { type: 'user.search' }>

const findSetup = setup({
  types: {} as { context: FindContext; events: FindEvent; emitted: FindEmitted },
  guards: {
    isBlank: (_, { words }: { words: string }) => words.trim() === '',
    isFound: (_, { found }: { found: readonly Found[] }) => found.length > 0,
    isAnyWritable: ({ context }) => writableIn(context.found).length > 0,
    isWritable: ({ context }) => current(context)?.isWritable === true,
  },
  actions: {
    keepSearch: assign((_, { words, matchCase, found }: Searched) =>
      searched(words, matchCase, found),
    ),
    recount: assign((_, { found }: { found: readonly Found[] }) => ({ found, place: 0 })),
    renew: assign(({ context }, { found }: { found: readonly Found[] }) => renewed(context, found)),
    skip: assign(({ context }, { found, skip }: { found: readonly Found[]; skip: number }) =>
      replaced(context, found, skip),
    ),
    replace: enqueueActions(
      ({ context, enqueue }, asked: { replacement: string; isAll: boolean }) => {
        const { words, matchCase } = context
        const match = current(context)
        if (match) enqueue.emit({ type: 'replaced', match, words, matchCase, ...asked })
      },
    ),
    replaceEverywhere: emit(({ context }, { replacement }: { replacement: string }) => {
      const { words, matchCase, found } = context
      return {
        type: 'replacedEverywhere',
        ...{ found: writableIn(found), words, matchCase, replacement },
      }
    }),
    goToLast: assign(({ context }) => atTheEnd(context)),
    goOn: assign(({ context }) => stepped(context, 1)),
    goBack: assign(({ context }) => stepped(context, -1)),
    forget: assign(nothing),
    show: enqueueActions(({ context, enqueue }) => {
      const match = current(context)
      const { words, matchCase } = context
      if (match) enqueue.emit({ type: 'reached', match, words, matchCase })
    }),
    tellWhere: emit(({ context }) => ({
      type: 'closed',
      match: current(context) ?? null,
      words: context.words,
    })),
    tellNowhere: emit(({ context }) => ({ type: 'closed', match: null, words: context.words })),
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
              actions: { type: 'recount', params: ({ event }) => event },
            },
          },
        },
        counted: {
          on: {
            'user.next': { target: 'reached', actions: 'show' },
            'user.previous': { target: 'reached', actions: ['goToLast', 'show'] },
            'user.replaceEverywhere': {
              guard: 'isAnyWritable',
              actions: { type: 'replaceEverywhere', params: ({ event }) => event },
            },
            'document.replaced': [
              {
                guard: { type: 'isFound', params: ({ event }) => event },
                actions: { type: 'recount', params: ({ event }) => event },
              },
              { target: 'none', actions: { type: 'recount', params: ({ event }) => event } },
            ],
            'document.changed': [
              {
                guard: { type: 'isFound', params: ({ event }) => event },
                actions: { type: 'recount', params: ({ event }) => event },
              },
              { target: 'none', actions: { type: 'recount', params: ({ event }) => event } },
            ],
          },
        },
        reached: {
          on: {
            'user.next': { actions: ['goOn', 'show'] },
            'user.previous': { actions: ['goBack', 'show'] },
            'user.replace': {
              guard: 'isWritable',
              actions: {
                type: 'replace',
                params: ({ event: { replacement } }) => ({ replacement, isAll: false }),
              },
            },
            'user.replaceAll': {
              guard: 'isWritable',
              actions: {
                type: 'replace',
                params: ({ event: { replacement } }) => ({ replacement, isAll: true }),
              },
            },
            'user.replaceEverywhere': {
              guard: 'isAnyWritable',
              actions: { type: 'replaceEverywhere', params: ({ event }) => event },
            },
            'document.replaced': [
              {
                guard: { type: 'isFound', params: ({ event }) => event },
                actions: [{ type: 'skip', params: ({ event }) => event }, 'show'],
              },
              { target: 'none', actions: { type: 'skip', params: ({ event }) => event } },
            ],
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
