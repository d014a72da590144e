import { assign, emit, setup } from 'xstate'
import { toProblemData } from '#problems'
import { required } from '../kit/required.ts'
import { thrown } from '../kit/thrown.ts'
import type {
  ArrangementContext,
  ArrangementEmitted,
  ArrangementEvent,
  ArrangementInput,
  Choice,
} from './arrangement.types.ts'
import { choices, withActive, withMoved } from './choices.ts'

type Named = { accessor: string }
type Move = { from: number; to: number }

const arrangementSetup = setup({
  types: {} as {
    context: ArrangementContext
    input: ArrangementInput
    events: ArrangementEvent
    emitted: ArrangementEmitted
  },
  actors: {
    read: required<readonly Choice[] | null, void>('read'),
    keep: required<void, readonly Choice[] | null>('keep'),
  },
  guards: {
    isHidden: ({ context }, { accessor }: Named) =>
      choices(context).some((choice) => choice.accessor === accessor && !choice.active),
    isOneOfSeveral: ({ context }, { accessor }: Named) => {
      const active = choices(context).filter((choice) => choice.active)
      return active.length > 1 && active.some((choice) => choice.accessor === accessor)
    },
    isPlace: ({ context: { offered } }, { from, to }: Move) =>
      from !== to && offered[from] !== undefined && offered[to] !== undefined,
    isChosen: ({ context: { asked, preferred } }) => asked !== null || preferred !== null,
  },
  actions: {
    know: assign((_, { preferred }: { preferred: readonly Choice[] | null }) => ({ preferred })),
    ask: assign((_, { asked }: { asked: readonly Choice[] | null }) => ({ asked })),
    show: assign(({ context }, { accessor }: Named) =>
      chosen(withActive(choices(context), accessor, true)),
    ),
    hide: assign(({ context }, { accessor }: Named) =>
      chosen(withActive(choices(context), accessor, false)),
    ),
    move: assign(({ context }, { from, to }: Move) =>
      chosen(withMoved(choices(context), from, to)),
    ),
    reset: assign(chosen(null)),
    tell: emit(({ context }) => ({ type: 'chosen', choice: context.asked })),
    keepProblem: assign((_, { thrown }: { thrown: unknown }) => ({
      problem: toProblemData(thrown),
    })),
    forgetProblem: assign({ problem: null }),
  },
})

/** Which parts of a screen are shown, and in which order; kept for the person (LIST-1, NAV-7). */
export const arrangementMachine = arrangementSetup.createMachine({
  id: 'arrangement',
  description:
    'Which parts of a screen a person wants to see, and in which order, and keeping it for them: the columns of a list, the sections of the dashboard.',
  context: ({ input }) => ({ ...input, preferred: null, problem: null }),
  type: 'parallel',
  on: {
    'browser.moved': { actions: { type: 'ask', params: ({ event }) => event } },
  },
  states: {
    panel: {
      initial: 'closed',
      states: {
        closed: { on: { 'user.open': 'open' } },
        open: { on: { 'user.close': 'closed' } },
      },
    },
    choice: {
      initial: 'reading',
      states: {
        reading: {
          invoke: {
            src: 'read',
            onDone: {
              target: 'known',
              actions: { type: 'know', params: ({ event }) => ({ preferred: event.output }) },
            },
            onError: 'known',
          },
        },
        known: {
          initial: 'kept',
          on: {
            'user.show': {
              guard: { type: 'isHidden', params: ({ event }) => event },
              target: '.keeping',
              actions: [{ type: 'show', params: ({ event }) => event }, 'tell'],
            },
            'user.hide': {
              guard: { type: 'isOneOfSeveral', params: ({ event }) => event },
              target: '.keeping',
              actions: [{ type: 'hide', params: ({ event }) => event }, 'tell'],
            },
            'user.move': {
              guard: { type: 'isPlace', params: ({ event }) => event },
              target: '.keeping',
              actions: [{ type: 'move', params: ({ event }) => event }, 'tell'],
            },
            'user.reset': {
              guard: 'isChosen',
              target: '.keeping',
              actions: ['reset', 'tell'],
            },
          },
          states: {
            kept: {},
            keeping: {
              entry: 'forgetProblem',
              invoke: {
                src: 'keep',
                input: ({ context }) => context.preferred,
                onDone: 'kept',
                onError: {
                  target: 'unkept',
                  actions: { type: 'keepProblem', params: thrown },
                },
              },
            },
            unkept: { on: { 'user.retry': 'keeping' } },
          },
        },
      },
    },
  },
})

/** What somebody chose is what the address asks for, and what they will find again. */
function chosen(choice: readonly Choice[] | null) {
  return { asked: choice, preferred: choice }
}
