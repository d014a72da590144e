import { assign, emit, setup } from 'xstate'
import { toProblemData } from '#problems'
import { failing } from '../kit/failing.ts'
import { required } from '../kit/required.ts'
import type { Thrown } from '../kit/thrown.ts'
import type {
  DocumentCommand,
  DocumentCommandContext,
  DocumentCommandEmitted,
  DocumentCommandEvent,
} from './document-command.types.ts'
import { isHarmless } from './harmless.ts'

/** What is asked before it is done, and may fail. A failure stands until it is tried again or left. */
export const documentCommandMachine = setup({
  types: {} as {
    context: DocumentCommandContext
    events: DocumentCommandEvent
    emitted: DocumentCommandEmitted
    tags: 'busy'
  },
  actors: { run: required<void, DocumentCommand | null>('run') },
  guards: {
    /** What takes nothing away is done without a question. */
    isHarmless: ({ event }) => event.type === 'user.ask' && isHarmless(event.command),
  },
  actions: {
    take: assign({ command: ({ event }) => (event.type === 'user.ask' ? event.command : null) }),
    forget: assign({ command: null, problem: null }),
    keepProblem: assign((_, { thrown }: Thrown) => ({ problem: toProblemData(thrown) })),
    forgetProblem: assign({ problem: null }),
    announceEnd: emit(({ context }) => ({ type: 'done', command: context.command ?? 'delete' })),
  },
}).createMachine({
  id: 'document-command',
  description: 'Something done with a whole document: asked first, then done, or refused.',
  context: { command: null, problem: null },
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
        input: ({ context }) => context.command,
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
