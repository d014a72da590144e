import { assign, setup } from 'xstate'
import type { EndSessionsRequest, SessionsAnswer } from '#contracts/account'
import { toProblemData } from '#problems'
import { failing } from '../kit/failing.ts'
import { required } from '../kit/required.ts'
import type { Thrown } from '../kit/thrown.ts'
import type { AccountSessionsContext, AccountSessionsEvent } from './account-sessions.types.ts'

/** Where a user is signed in, and how it ends elsewhere. The session of this browser ends by signing out. */
export const accountSessionsMachine = setup({
  types: {} as {
    context: AccountSessionsContext
    events: AccountSessionsEvent
    tags: 'busy'
  },
  actors: {
    read: required<SessionsAnswer>('read'),
    end: required<SessionsAnswer, EndSessionsRequest>('end'),
  },
  guards: {
    isOff: (_, { sessions }: SessionsAnswer) => sessions === null,
    isOther: ({ context, event }) =>
      event.type === 'user.end' &&
      context.sessions.some(({ id, isCurrent }) => id === event.id && !isCurrent),
    hasOthers: ({ context }) => context.sessions.some(({ isCurrent }) => !isCurrent),
  },
  actions: {
    show: assign((_, { sessions }: SessionsAnswer) => ({ sessions: sessions ?? [] })),
    keepProblem: assign((_, { thrown }: Thrown) => ({ problem: toProblemData(thrown) })),
    forgetProblem: assign({ problem: null }),
  },
}).createMachine({
  id: 'account-sessions',
  description: 'Where a user is signed in, and how it ends elsewhere.',
  context: { sessions: [], problem: null },
  initial: 'reading',
  states: {
    reading: {
      tags: 'busy',
      entry: 'forgetProblem',
      invoke: {
        src: 'read',
        onDone: [
          { guard: { type: 'isOff', params: ({ event }) => event.output }, target: 'off' },
          { target: 'listed', actions: { type: 'show', params: ({ event }) => event.output } },
        ],
        onError: failing('unread'),
      },
    },
    unread: { on: { 'user.retry': 'reading' } },
    listed: {
      on: {
        'user.end': { guard: 'isOther', target: 'ending' },
        'user.endOthers': { guard: 'hasOthers', target: 'ending' },
      },
    },
    ending: {
      tags: 'busy',
      entry: 'forgetProblem',
      invoke: {
        src: 'end',
        input: ({ event }) => ({ end: event.type === 'user.end' ? event.id : 'others' }),
        onDone: {
          target: 'listed',
          actions: { type: 'show', params: ({ event }) => event.output },
        },
        onError: failing('listed'),
      },
    },
    off: { description: 'The site keeps no sessions.' },
  },
})
