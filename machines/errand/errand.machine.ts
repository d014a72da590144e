import { assign, emit, setup } from 'xstate'
import { isProblem, toProblemData } from '#config-schema'
import { failing } from '../kit/failing.ts'
import { required } from '../kit/required.ts'
import type { Thrown } from '../kit/thrown.ts'
import type { Errand, ErrandContext, ErrandEmitted, ErrandEvent } from './errand.types.ts'
import { isHarmless } from './harmless.ts'

/** What is asked before it is done, and may fail. A failure stands until it is tried again or left. */
export const errandMachine = setup({
  types: {} as {
    context: ErrandContext
    events: ErrandEvent
    emitted: ErrandEmitted
    tags: 'busy'
  },
  actors: { run: required<void, Errand | null>('run') },
  guards: {
    /** What takes nothing away is done without a question. */
    isHarmless: ({ event }) => event.type === 'user.ask' && isHarmless(event.errand),
    isSessionEnded: (_, { thrown }: Thrown) => isProblem(thrown, 'session.ended'),
  },
  actions: {
    take: assign({ errand: ({ event }) => (event.type === 'user.ask' ? event.errand : null) }),
    forget: assign({ errand: null, problem: null }),
    keepProblem: assign((_, { thrown }: Thrown) => ({ problem: toProblemData(thrown) })),
    forgetProblem: assign({ problem: null }),
    announceEnd: emit(({ context }) => ({ type: 'done', errand: context.errand ?? 'delete' })),
    announceSessionEnd: emit({ type: 'sessionEnded' }),
  },
}).createMachine({
  id: 'errand',
  description: 'Something done with a whole document: asked first, then done, or refused.',
  context: { errand: null, problem: null },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'user.ask': [
          { guard: 'isHarmless', target: 'running', actions: 'take' },
          { target: 'asking', actions: 'take' },
        ],
      },
    },
    asking: {
      on: { 'user.cancel': { target: 'idle', actions: 'forget' }, 'user.confirm': 'running' },
    },
    running: {
      tags: 'busy',
      invoke: {
        src: 'run',
        input: ({ context }) => context.errand,
        onDone: { target: 'idle', actions: ['announceEnd', 'forget'] },
        onError: failing('refused'),
      },
    },
    refused: {
      on: {
        'user.cancel': { target: 'idle', actions: 'forget' },
        'user.confirm': { target: 'running', actions: 'forgetProblem' },
      },
    },
  },
})
