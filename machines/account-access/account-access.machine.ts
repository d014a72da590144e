import { assign, setup } from 'xstate'
import { isProblem, toProblemData } from '#problems'
import { failing } from '../kit/failing.ts'
import { required } from '../kit/required.ts'
import type { Thrown } from '../kit/thrown.ts'
import { thrown } from '../kit/thrown.ts'
import type {
  AccountAccessContext,
  AccountAccessEvent,
  AccountAccessInput,
} from './account-access.types.ts'

const accountAccessSetup = setup({
  types: {} as {
    input: AccountAccessInput
    context: AccountAccessContext
    events: AccountAccessEvent
    tags: 'busy'
  },
  actors: {
    requestLink: required<void, { identifier: string }>('requestLink'),
    resetPassword: required<void, { token: string; password: string; code?: string }>(
      'resetPassword',
    ),
    verifyEmail: required<void, { token: string }>('verifyEmail'),
  },
  guards: {
    isForgotten: ({ context }) => context.screen === 'forgotPassword',
    isReset: ({ context }) => context.screen === 'resetPassword',
    differs: ({ event }) => event.type === 'user.choosePassword' && event.password !== event.again,
    // The server refuses a token alone: it was used, has expired, or is of no account any more.
    isLinkVoid: (_, { thrown }: Thrown) =>
      isProblem(thrown, 'access.refused') || isProblem(thrown, 'document.notFound'),
    asksForCode: (_, { thrown }: Thrown) => isProblem(thrown, 'session.codeRequired'),
  },
  actions: {
    keepIdentifier: assign(({ event }) =>
      event.type === 'user.requestLink' ? { identifier: event.identifier } : {},
    ),
    keepPassword: assign(({ event }) =>
      event.type === 'user.choosePassword' ? { password: event.password } : {},
    ),
    keepProblem: assign((_, { thrown }: Thrown) => ({ problem: toProblemData(thrown) })),
    forgetProblem: assign({ problem: null }),
  },
})

/** Two passwords that differ are noticed here; what else is wrong with one, the server says. */
const choosing = accountAccessSetup.createStateConfig({
  on: {
    'user.choosePassword': [
      { guard: 'differs', target: 'differing', actions: 'forgetProblem' },
      { target: 'resetting', actions: 'keepPassword' },
    ],
  },
})

/**
 * The ways back to an account. Whether there is one is never said: a link is `sent` for every name, and
 * a link that doesn't work is `expired` for every reason.
 */
export const accountAccessMachine = accountAccessSetup.createMachine({
  id: 'account-access',
  description: 'Asking for a link, choosing a new password, verifying an email.',
  context: ({ input }) => ({
    screen: input.screen,
    token: input.screen === 'forgotPassword' ? '' : input.token,
    identifier: '',
    password: '',
    problem: null,
  }),
  initial: 'opening',
  states: {
    opening: {
      always: [
        { guard: 'isForgotten', target: 'asking' },
        { guard: 'isReset', target: 'choosing' },
        { target: 'verifying' },
      ],
    },
    asking: { on: { 'user.requestLink': { target: 'requesting', actions: 'keepIdentifier' } } },
    requesting: {
      tags: 'busy',
      entry: 'forgetProblem',
      invoke: {
        src: 'requestLink',
        input: ({ context: { identifier } }) => ({ identifier }),
        onDone: 'sent',
        onError: failing('asking'),
      },
    },
    sent: { on: { 'user.requestAgain': 'asking' } },
    choosing,
    differing: choosing,
    resetting: {
      tags: 'busy',
      entry: 'forgetProblem',
      invoke: {
        src: 'resetPassword',
        input: ({ context: { password, token } }) => ({ token, password }),
        onDone: 'reset',
        onError: [
          { guard: { type: 'isLinkVoid', params: thrown }, target: 'expired' },
          { guard: { type: 'asksForCode', params: thrown }, target: 'askingCode' },
          failing('choosing'),
        ],
      },
    },
    askingCode: { on: { 'user.enterCode': 'resettingWithCode' } },
    resettingWithCode: {
      tags: 'busy',
      entry: 'forgetProblem',
      invoke: {
        src: 'resetPassword',
        input: ({ context: { password, token }, event }) => ({
          token,
          password,
          code: codeOf(event),
        }),
        onDone: 'reset',
        onError: [
          { guard: { type: 'isLinkVoid', params: thrown }, target: 'expired' },
          failing('askingCode'),
        ],
      },
    },
    reset: {},
    verifying: {
      tags: 'busy',
      entry: 'forgetProblem',
      invoke: {
        src: 'verifyEmail',
        input: ({ context: { token } }) => ({ token }),
        onDone: 'verified',
        onError: [
          { guard: { type: 'isLinkVoid', params: thrown }, target: 'expired' },
          failing('unverified'),
        ],
      },
    },
    unverified: { on: { 'user.retry': 'verifying' } },
    verified: {},
    expired: {},
  },
})

/** Only `user.enterCode` leads to the state that calls this; the type cannot know. */
const codeOf = (event: AccountAccessEvent): string =>
  event.type === 'user.enterCode' ? event.code : ''
