import { assign, setup } from 'xstate'
import type { VersionsPage } from '#contracts/versions'
import { toProblemData } from '#problems'
import { failing } from '../kit/failing.ts'
import { required } from '../kit/required.ts'
import type { Thrown } from '../kit/thrown.ts'
import { withPage } from './choices.ts'
import type { AskedComparison, CompareContext, CompareEvent, Sides } from './compare.types.ts'

/** A version beside another one of its document, and what else could stand there (VER-4, VER-6). */
export const compareMachine = setup({
  types: {} as {
    input: AskedComparison
    context: CompareContext
    events: CompareEvent
    tags: 'busy'
  },
  actors: {
    readSides: required<Sides, AskedComparison>('readSides'),
    readChoices: required<VersionsPage, number>('readChoices'),
  },
  guards: {
    isAnother: ({ context, event }) =>
      event.type === 'page.asked' && event.with !== context.asked.with,
    hasMore: ({ context }) => context.choices.nextPage !== null,
  },
  actions: {
    ask: assign(({ event }) =>
      event.type === 'page.asked' ? { asked: { with: event.with } } : {},
    ),
    show: assign((_, { sides }: { sides: Sides }) => ({ sides })),
    keepProblem: assign((_, { thrown }: Thrown) => ({ problem: toProblemData(thrown) })),
    forgetProblem: assign({ problem: null }),
    offer: assign(({ context }, { page }: { page: VersionsPage }) => ({
      choices: withPage(context.choices, page),
    })),
  },
}).createMachine({
  id: 'compare',
  description: 'A version beside another one of its document; the newest question wins.',
  context: ({ input }) => ({
    asked: { with: input.with },
    sides: null,
    choices: { versions: [], nextPage: 1 },
    problem: null,
  }),
  type: 'parallel',
  states: {
    sides: {
      initial: 'reading',
      on: {
        'page.asked': { guard: 'isAnother', target: '.reading', reenter: true, actions: 'ask' },
      },
      states: {
        reading: {
          tags: 'busy',
          entry: 'forgetProblem',
          invoke: {
            src: 'readSides',
            input: ({ context }) => context.asked,
            onDone: {
              target: 'shown',
              actions: { type: 'show', params: ({ event }) => ({ sides: event.output }) },
            },
            onError: failing('unread'),
          },
        },
        shown: {},
        unread: { on: { 'user.retry': 'reading' } },
      },
    },
    choices: {
      initial: 'reading',
      states: {
        reading: {
          invoke: {
            src: 'readChoices',
            input: ({ context }) => context.choices.nextPage ?? 1,
            onDone: {
              target: 'offered',
              actions: { type: 'offer', params: ({ event }) => ({ page: event.output }) },
            },
            onError: 'unread',
          },
        },
        offered: { on: { 'user.reachEnd': { guard: 'hasMore', target: 'reading' } } },
        unread: { on: { 'user.readChoices': 'reading' } },
      },
    },
  },
})
