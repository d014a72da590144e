import { assign, emit, setup } from 'xstate'
import { toProblemData } from '#problems'
import { failing } from '../kit/failing.ts'
import { required } from '../kit/required.ts'
import type { Thrown } from '../kit/thrown.ts'
import { isBlank, mostLetters, nothing } from './palette.data.ts'
import type {
  ChosenEntry,
  Found,
  PaletteContext,
  PaletteEmitted,
  PaletteEvent,
} from './palette.types.ts'

/**
 * What can be done and reached from here, by its name (NAV-8). What the screen offers is known; the
 * titles of documents are asked for after a pause, and an answer to older words is never heard.
 */
export const paletteMachine = setup({
  types: {} as {
    context: PaletteContext
    events: PaletteEvent
    emitted: PaletteEmitted
    tags: 'searching'
  },
  actors: { find: required<Found, string>('find') },
  delays: { pause: 200 },
  guards: {
    isBlank: (_, { words }: { words: string }) => isBlank(words),
    isAccepted: (_, { isRefused }: ChosenEntry) => !isRefused,
    isIncomplete: ({ context }) => context.missed.length > 0,
  },
  actions: {
    keepWords: assign((_, { words }: { words: string }) => ({
      words: words.slice(0, mostLetters),
    })),
    keepFound: assign((_, { documents, missed }: Found) => ({ documents, missed })),
    keepProblem: assign((_, { thrown }: Thrown) => ({ problem: toProblemData(thrown) })),
    forgetProblem: assign({ problem: null }),
    forget: assign(nothing),
    announceChoice: emit((_, { id }: ChosenEntry) => ({ type: 'chosen', id })),
  },
}).createMachine({
  id: 'palette',
  description: 'Everything that can be done or reached from a screen, found by its name.',
  context: nothing,
  initial: 'closed',
  states: {
    closed: {
      entry: 'forget',
      on: { 'user.toggle': 'open', 'user.showKeys': 'keys', 'user.showTerms': 'terms' },
    },
    keys: { on: { 'user.close': 'closed' } },
    terms: { on: { 'user.close': 'closed' } },
    open: {
      initial: 'quiet',
      on: {
        'user.toggle': 'closed',
        'user.close': 'closed',
        'user.choose': {
          guard: { type: 'isAccepted', params: ({ event }) => event.entry },
          target: 'closed',
          actions: { type: 'announceChoice', params: ({ event }) => event.entry },
        },
        'user.type': [
          {
            guard: { type: 'isBlank', params: ({ event }) => event },
            target: '.quiet',
            actions: { type: 'keepWords', params: ({ event }) => event },
          },
          {
            target: '.pausing',
            actions: { type: 'keepWords', params: ({ event }) => event },
          },
        ],
      },
      states: {
        quiet: {},
        pausing: { tags: 'searching', after: { pause: 'asking' } },
        asking: {
          tags: 'searching',
          invoke: {
            src: 'find',
            input: ({ context }) => context.words,
            onDone: {
              target: 'found',
              actions: { type: 'keepFound', params: ({ event }) => event.output },
            },
            onError: failing('failed'),
          },
        },
        found: { on: { 'user.retry': { guard: 'isIncomplete', target: 'asking' } } },
        failed: { exit: 'forgetProblem', on: { 'user.retry': 'asking' } },
      },
    },
  },
})
