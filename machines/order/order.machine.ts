import { assign, emit, setup } from 'xstate'
import { toProblemData } from '#problems'
import { failing } from '../kit/failing.ts'
import { required } from '../kit/required.ts'
import type { Thrown } from '../kit/thrown.ts'
import type { Move, Moved, OrderContext, OrderEmitted, OrderEvent } from './order.types.ts'

interface Done {
  moved: readonly Moved[]
}

/**
 * Documents that are put in order by hand: one move at a time. What was moved last can be taken back
 * once; what was refused is told until it is closed, or something else is moved.
 */
export const orderMachine = setup({
  types: {} as {
    context: OrderContext
    events: OrderEvent
    emitted: OrderEmitted
    tags: 'busy'
  },
  actors: {
    move: required<readonly Moved[], Move | null>('move'),
    undo: required<void, readonly Moved[]>('undo'),
  },
  guards: {
    hasMoved: ({ context }) => context.moved.length > 0,
    /** The documents were alone in the list, or are not in it any more. */
    isNothing: (_, { moved }: Done) => moved.length === 0,
  },
  actions: {
    ask: assign(({ event }) =>
      event.type === 'user.ask' ? { asked: event.ids, problem: null } : {},
    ),
    stopAsking: assign({ asked: [] }),
    take: assign(({ event }) =>
      event.type === 'user.move' ? { asked: [], move: event.move, moved: [], problem: null } : {},
    ),
    keepMoved: assign((_, { moved }: Done) => ({ move: null, moved })),
    keepProblem: assign((_, { thrown }: Thrown) => ({
      move: null,
      moved: [],
      problem: toProblemData(thrown),
    })),
    forget: assign({ move: null, moved: [], problem: null }),
    announceMoved: emit((_, { moved }: Done) => ({ type: 'moved' as const, count: moved.length })),
    announceUndone: emit({ type: 'undone' }),
  },
}).createMachine({
  id: 'order',
  description: 'Documents that are put in order by hand: moved, refused, or taken back.',
  context: { asked: [], move: null, moved: [], problem: null },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'user.ask': { target: 'asking', actions: 'ask' },
        'user.move': { target: 'moving', actions: 'take' },
        'user.undo': { guard: 'hasMoved', target: 'undoing' },
      },
    },
    asking: {
      on: {
        'user.cancel': { target: 'idle', actions: 'stopAsking' },
        'user.move': { target: 'moving', actions: 'take' },
      },
    },
    moving: {
      tags: 'busy',
      invoke: {
        src: 'move',
        input: ({ context }) => context.move,
        onDone: [
          {
            guard: { type: 'isNothing', params: doneWith },
            target: 'idle',
            actions: 'forget',
          },
          {
            target: 'idle',
            actions: [
              { type: 'keepMoved', params: doneWith },
              { type: 'announceMoved', params: doneWith },
            ],
          },
        ],
        onError: failing('refused'),
      },
    },
    undoing: {
      tags: 'busy',
      invoke: {
        src: 'undo',
        input: ({ context }) => context.moved,
        onDone: { target: 'idle', actions: ['forget', 'announceUndone'] },
        onError: failing('refused'),
      },
    },
    refused: {
      on: {
        'user.ask': { target: 'asking', actions: 'ask' },
        'user.move': { target: 'moving', actions: 'take' },
        'user.close': { target: 'idle', actions: 'forget' },
      },
    },
  },
})

function doneWith({ event }: { event: { output: readonly Moved[] } }): Done {
  return { moved: event.output }
}
