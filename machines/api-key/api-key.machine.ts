import { assign, setup } from 'xstate'
import type { NewApiKey } from '#contracts/account'
import { toProblemData } from '#problems'
import { failing } from '../kit/failing.ts'
import { required } from '../kit/required.ts'
import type { Thrown } from '../kit/thrown.ts'
import type { ApiKeyContext, ApiKeyEvent } from './api-key.types.ts'

interface Password {
  password: string
}

/**
 * The API key of one's own account. It is shown once, when it is made; the server asks for the current
 * password before it makes or revokes one.
 */
export const apiKeyMachine = setup({
  types: {} as {
    input: { isSet: boolean }
    context: ApiKeyContext
    events: ApiKeyEvent
    tags: 'busy' | 'asking'
  },
  actors: {
    generate: required<NewApiKey, Password>('generate'),
    revoke: required<void, Password>('revoke'),
  },
  guards: {
    wasSet: ({ context }) => context.isSet,
  },
  actions: {
    keepSet: assign({ isSet: true }),
    keepNone: assign({ isSet: false }),
    keepKey: assign((_, { apiKey }: NewApiKey) => ({ apiKey })),
    forgetKey: assign({ apiKey: null }),
    keepProblem: assign((_, { thrown }: Thrown) => ({ problem: toProblemData(thrown) })),
    forgetProblem: assign({ problem: null }),
  },
}).createMachine({
  id: 'api-key',
  description: 'The API key of one’s own account: made, shown once, revoked.',
  context: ({ input }) => ({ isSet: input.isSet, apiKey: null, problem: null }),
  initial: 'idle',
  states: {
    idle: { always: [{ guard: 'wasSet', target: 'set' }, { target: 'none' }] },
    none: { entry: 'keepNone', on: { 'user.generate': 'askedToGenerate' } },
    set: {
      entry: 'keepSet',
      on: { 'user.generate': 'askedToGenerate', 'user.revoke': 'askedToRevoke' },
    },
    askedToGenerate: {
      tags: 'asking',
      exit: 'forgetProblem',
      on: {
        'user.confirm': 'generating',
        'user.cancel': 'idle',
      },
    },
    generating: {
      tags: ['busy', 'asking'],
      invoke: {
        src: 'generate',
        input: ({ event }) => ({ password: passwordOf(event) }),
        onDone: {
          target: 'shown',
          actions: { type: 'keepKey', params: ({ event }) => event.output },
        },
        onError: failing('askedToGenerate'),
      },
    },
    shown: { exit: 'forgetKey', on: { 'user.done': 'set' } },
    askedToRevoke: {
      tags: 'asking',
      exit: 'forgetProblem',
      on: { 'user.confirm': 'revoking', 'user.cancel': 'set' },
    },
    revoking: {
      tags: ['busy', 'asking'],
      invoke: {
        src: 'revoke',
        input: ({ event }) => ({ password: passwordOf(event) }),
        onDone: 'none',
        onError: failing('askedToRevoke'),
      },
    },
  },
})

/** Only `user.confirm` leads to the states that call this; the type cannot know. */
const passwordOf = (event: ApiKeyEvent): string =>
  event.type === 'user.confirm' ? event.password : ''
