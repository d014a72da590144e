import { assign, emit, setup } from 'xstate'
import { toProblemData } from '#problems'
import { failing } from '../kit/failing.ts'
import { required } from '../kit/required.ts'
import type { Thrown } from '../kit/thrown.ts'
import type {
  RestoreFieldContext,
  RestoreFieldEmitted,
  RestoreFieldEvent,
  RestoreFieldInput,
  Wanted,
} from './restore-field.types.ts'

/**
 * One value or row of an older version, taken over into the open document as an edit of the person's
 * own (VER-9). What is refused stays wanted until it is given up.
 */
export const restoreFieldMachine = setup({
  types: {} as {
    input: RestoreFieldInput
    context: RestoreFieldContext
    events: RestoreFieldEvent
    emitted: RestoreFieldEmitted
  },
  actors: { take: required<void, Wanted | null>('take') },
  guards: {
    isWanted: ({ context }) => context.wanted !== null,
  },
  actions: {
    keepProblem: assign((_, { thrown }: Thrown) => ({ problem: toProblemData(thrown) })),
    forgetProblem: assign({ problem: null }),
    announceEnd: emit({ type: 'settled' }),
  },
}).createMachine({
  id: 'restore-field',
  description: 'One value or row of an older version, taken over into the open document.',
  context: ({ input: { wanted } }) => ({ wanted, problem: null }),
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isWanted', target: 'taking' }, { target: 'idle' }] },
    taking: {
      entry: 'forgetProblem',
      invoke: {
        src: 'take',
        input: ({ context }) => context.wanted,
        onDone: { target: 'taken', actions: 'announceEnd' },
        onError: failing('refused'),
      },
    },
    taken: { on: { 'user.dismiss': 'idle' } },
    refused: {
      on: { 'user.retry': 'taking', 'user.dismiss': { target: 'idle', actions: 'announceEnd' } },
    },
    idle: {},
  },
})
