import { assign, emit, setup } from 'xstate'
import { isProblem, toProblemData } from '#problems'
import { failing } from '../kit/failing.ts'
import { required } from '../kit/required.ts'
import type { Thrown } from '../kit/thrown.ts'
import { thrown } from '../kit/thrown.ts'
import type {
  Restoration,
  RestoreContext,
  RestoreEmitted,
  RestoreEvent,
  RestoreInput,
} from './restore.types.ts'

/**
 * A version that is made the latest again (VER-8). It is asked first, and obeys the rules of a save:
 * whoever did not see the latest version is told so, and asked again once they have.
 */
export const restoreMachine = setup({
  types: {} as {
    input: RestoreInput
    context: RestoreContext
    events: RestoreEvent
    emitted: RestoreEmitted
    tags: 'busy' | 'asked'
  },
  actors: {
    restore: required<void, Restoration>('restore'),
    /** When the latest version was saved. */
    readBase: required<string | null, void>('readBase'),
  },
  guards: {
    isOffered: ({ context, event }) => event.type === 'user.ask' && context.ways.includes(event.as),
    isStale: (_, { thrown }: Thrown) => isProblem(thrown, 'document.stale'),
  },
  actions: {
    take: assign({ as: ({ event }) => (event.type === 'user.ask' ? event.as : null) }),
    forget: assign({ as: null, problem: null }),
    keepBase: assign((_, { base }: { base: string | null }) => ({ base, problem: null })),
    keepProblem: assign((_, { thrown }: Thrown) => ({ problem: toProblemData(thrown) })),
    forgetProblem: assign({ problem: null }),
    announceEnd: emit({ type: 'restored' }),
  },
}).createMachine({
  id: 'restore',
  description: 'An older version made the latest again: asked, restored, refused or outdated.',
  context: ({ input }) => ({ ...input, as: null, problem: null }),
  initial: 'idle',
  states: {
    idle: { on: { 'user.ask': { guard: 'isOffered', target: 'asking', actions: 'take' } } },
    asking: {
      tags: 'asked',
      on: { 'user.cancel': { target: 'idle', actions: 'forget' }, 'user.confirm': 'restoring' },
    },
    restoring: {
      tags: ['asked', 'busy'],
      entry: 'forgetProblem',
      invoke: {
        src: 'restore',
        input: ({ context: { as, base } }) => ({ as: as ?? 'draft', base }),
        onDone: { target: 'idle', actions: ['announceEnd', 'forget'] },
        onError: [
          {
            guard: { type: 'isStale', params: thrown },
            target: 'outdated',
            actions: { type: 'keepProblem', params: thrown },
          },
          failing('refused'),
        ],
      },
    },
    refused: {
      tags: 'asked',
      on: { 'user.cancel': { target: 'idle', actions: 'forget' }, 'user.confirm': 'restoring' },
    },
    outdated: {
      tags: 'asked',
      on: { 'user.cancel': { target: 'idle', actions: 'forget' }, 'user.renew': 'renewing' },
    },
    renewing: {
      tags: ['asked', 'busy'],
      invoke: {
        src: 'readBase',
        onDone: {
          target: 'asking',
          actions: { type: 'keepBase', params: ({ event }) => ({ base: event.output }) },
        },
        onError: failing('refused'),
      },
    },
  },
})
