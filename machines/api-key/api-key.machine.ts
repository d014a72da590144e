import { assign, setup } from 'xstate'
import type { ApiKeyAnswer, ApiKeyState, NewApiKey } from '#contracts/account'
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
  types: {} as { context: ApiKeyContext; events: ApiKeyEvent; tags: 'busy' | 'asking' },
  actors: {
    read: required<ApiKeyAnswer>('read'),
    generate: required<NewApiKey, Password>('generate'),
    revoke: required<void, Password>('revoke'),
  },
  guards: {
    is: (_, { state, wanted }: { state: ApiKeyState; wanted: ApiKeyState }) => state === wanted,
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
  context: { isSet: false, apiKey: null, problem: null },
  initial: 'reading',
  states: {
    reading: {
      tags: 'busy',
      entry: 'forgetProblem',
      invoke: {
        src: 'read',
        onDone: [
          {
            guard: {
              type: 'is',
              params: ({ event }) => ({ state: event.output.state, wanted: 'off' }),
            },
            target: 'off',
          },
          {
            guard: {
              type: 'is',
              params: ({ event }) => ({ state: event.output.state, wanted: 'set' }),
            },
            target: 'set',
          },
          { target: 'none' },
        ],
        onError: failing('unread'),
      },
    },
    unread: { on: { 'user.retry': 'reading' } },
    off: { description: 'The site has none, or not for this user.' },
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
        'user.cancel': [{ guard: 'wasSet', target: 'set' }, { target: 'none' }],
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
