import { assign, emit, setup } from 'xstate'
import type { ReindexAnswer } from '#contracts/reindex'
import { isUnreachable, toProblemData } from '#problems'
import { required } from '../kit/required.ts'
import type { Thrown } from '../kit/thrown.ts'
import { thrown } from '../kit/thrown.ts'
import { toggled, toggledAll } from './chosen.ts'
import type { ReindexContext, ReindexEmitted, ReindexEvent, ReindexInput } from './reindex.types.ts'

/** The entries of a search made anew (LIST-5, SRCH-1). Whatever the end, nothing stays chosen. */
export const reindexMachine = setup({
  types: {} as {
    input: ReindexInput
    context: ReindexContext
    events: ReindexEvent
    emitted: ReindexEmitted
    tags: 'busy'
  },
  actors: { reindex: required<ReindexAnswer, readonly string[]>('reindex') },
  guards: {
    hasChosen: ({ context }) => context.chosen.length > 0,
    isUnreachable: (_, { thrown }: Thrown) => isUnreachable(thrown),
  },
  actions: {
    toggle: assign(({ context, event }) =>
      event.type === 'user.toggle' ? toggled(context, event.collection) : {},
    ),
    toggleAll: assign(({ context }) => toggledAll(context)),
    keepProgress: assign(({ event }) =>
      event.type === 'server.progressed'
        ? { progress: { done: event.done, total: event.total } }
        : {},
    ),
    forget: assign({ chosen: [], progress: null }),
    announceEnd: emit((_, { message }: ReindexAnswer) => ({ type: 'reindexed', message })),
    announceFailure: emit((_, { thrown }: Thrown) => ({
      type: 'failed',
      problem: toProblemData(thrown),
    })),
  },
}).createMachine({
  id: 'reindex',
  description: 'The entries of a search made anew: chosen, asked, done or refused.',
  context: ({ input }) => ({ ...input, chosen: [], progress: null }),
  initial: 'idle',
  states: {
    idle: { entry: 'forget', on: { 'user.open': 'choosing' } },
    choosing: {
      on: {
        'user.toggle': { actions: 'toggle' },
        'user.toggleAll': { actions: 'toggleAll' },
        'user.ask': { guard: 'hasChosen', target: 'confirming' },
        'user.close': 'idle',
      },
    },
    confirming: { on: { 'user.cancel': 'idle', 'user.confirm': 'running' } },
    running: {
      tags: 'busy',
      on: { 'server.progressed': { actions: 'keepProgress' } },
      invoke: {
        src: 'reindex',
        input: ({ context }) => context.chosen,
        onDone: {
          target: 'idle',
          actions: { type: 'announceEnd', params: ({ event }) => event.output },
        },
        onError: [
          {
            guard: { type: 'isUnreachable', params: thrown },
            target: 'idle',
          },
          {
            target: 'idle',
            actions: { type: 'announceFailure', params: thrown },
          },
        ],
      },
    },
  },
})
