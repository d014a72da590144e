import { assign, emit, setup } from 'xstate'
import { required } from '../kit/required.ts'
import type { Thrown } from '../kit/thrown.ts'
import { thrown } from '../kit/thrown.ts'
import {
  asksForCode,
  blank,
  displaced,
  failed,
  isSamePerson,
  prolonged,
  recognised,
  typed,
  withoutOthers,
} from './session.data.ts'
import type {
  Credentials,
  FirstUser,
  KeptOf,
  SessionContext,
  SessionEmitted,
  SessionEvent,
  Visitor,
} from './session.types.ts'

const sessionSetup = setup({
  types: {} as {
    context: SessionContext
    events: SessionEvent
    emitted: SessionEmitted
    tags: 'busy' | 'inside' | 'asking' | 'secondStep'
  },
  actors: {
    recognise: required<Visitor>('recognise'),
    signIn: required<void, Credentials>('signIn'),
    createFirstUser: required<void, FirstUser>('createFirstUser'),
    signOut: required<void>('signOut'),
    clearKept: required<void, KeptOf>('clearKept'),
    untilTypingRests: required<void>('untilTypingRests'),
  },
  guards: {
    isFounder: (_, visitor: Visitor) => visitor.kind === 'founder',
    isStranger: (_, visitor: Visitor) => visitor.kind === 'stranger',
    isUnauthorised: (_, visitor: Visitor) =>
      visitor.kind === 'user' && !visitor.user.canAccessAdmin,
    isSamePerson: ({ context }, visitor: Visitor) => isSamePerson(context, visitor),
    isSamePersonAfterOthers: ({ context }, visitor: Visitor) =>
      visitor.kind === 'user' && visitor.user.isAfterOthers && isSamePerson(context, visitor),
    isSomebodyElse: ({ context }, visitor: Visitor) =>
      context.user !== null && !isSamePerson(context, visitor),
    isAfterOwnSharing: ({ context }, visitor: Visitor) =>
      context.user?.computer === 'shared' && !isSamePerson(context, visitor),
    isAfterOthers: (_, visitor: Visitor) => visitor.kind === 'user' && visitor.user.isAfterOthers,
    isShared: ({ context }) => context.user?.computer === 'shared',
    endsSharing: ({ context, event }) =>
      context.user?.computer === 'shared' && userOf(event) !== context.user.id,
    isThisPerson: ({ context, event }) => userOf(event) === context.user?.id,
    isAnotherPerson: ({ context, event }) => userOf(event) !== context.user?.id,
    isSomeone: ({ event }) => userOf(event) !== null,
    asksForCode: (_, { thrown }: Thrown) => asksForCode(thrown),
  },
  actions: {
    recognise: assign((_, visitor: Visitor) => recognised(visitor)),
    prolong: assign(({ context, event }) => prolonged(context, event)),
    forget: assign(blank),
    forgetOthers: assign(withoutOthers),
    forgetProblem: assign({ problem: null }),
    keepCredentials: assign(({ context, event }) => ({ credentials: typed(context, event) })),
    forgetCredentials: assign({ credentials: null }),
    forgetAttempt: assign({ credentials: null, problem: null }),
    keepReason: assign(({ event }) => displaced(event)),
    keepProblem: assign((_, { thrown }: Thrown) => failed(thrown)),
    announceRenewal: emit({ type: 'renewed' }),
    announceLeaving: emit({ type: 'left' }),
    announceNotCleared: emit({ type: 'notCleared' }),
  },
  delays: {
    sessionEnd: ({ context }) => context.timeLeft,
  },
})

/**
 * A password and, where the account asks for one, a code: the same for whoever comes and whoever comes
 * back. What stands around it has a state `waiting`.
 */
const attempt = (done: string, tags: readonly 'asking'[]) => ({
  checking: sessionSetup.createStateConfig({
    tags: ['busy', ...tags],
    invoke: {
      src: 'signIn',
      input: ({ context }) => credentialsIn(context),
      onDone: { target: done, actions: 'forgetAttempt' },
      onError: [
        {
          guard: { type: 'asksForCode', params: thrown },
          target: 'askingCode',
          actions: 'forgetProblem',
        },
        {
          target: 'waiting',
          actions: [{ type: 'keepProblem', params: thrown }, 'forgetCredentials'],
        },
      ],
    },
  }),
  askingCode: sessionSetup.createStateConfig({
    tags: [...tags, 'secondStep'],
    on: {
      'user.enterCode': { target: 'checkingCode', actions: 'keepCredentials' },
      'user.cancelCode': { target: 'waiting', actions: 'forgetAttempt' },
    },
  }),
  checkingCode: sessionSetup.createStateConfig({
    tags: ['busy', ...tags, 'secondStep'],
    invoke: {
      src: 'signIn',
      input: ({ context }) => credentialsIn(context),
      onDone: { target: done, actions: 'forgetAttempt' },
      onError: { target: 'askingCode', actions: { type: 'keepProblem', params: thrown } },
    },
  }),
})

const firstAttempt = attempt('#session.recognising', [])

/**
 * Who is here. An ended session is no way out: the person signs in again in place (`ended`), and
 * what was typed meanwhile is still on the screen behind it. Nobody is asked in the middle of a word,
 * or the next keys would go into the question. On a shared computer whoever leaves it leaves nothing
 * unsaved in the browser (`clearing`).
 */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  description: 'Signing in, staying in, leaving; an ended session is signed in again in place.',
  context: blank,
  initial: 'recognising',
  states: {
    recognising: {
      tags: 'busy',
      invoke: {
        src: 'recognise',
        onDone: [
          {
            guard: { type: 'isAfterOwnSharing', params: ({ event }) => event.output },
            target: 'clearing',
            actions: ['forget', 'announceLeaving'],
          },
          {
            guard: { type: 'isSomebodyElse', params: ({ event }) => event.output },
            target: 'recognising',
            reenter: true,
            actions: ['forget', 'announceLeaving'],
          },
          {
            guard: { type: 'isFounder', params: ({ event }) => event.output },
            target: 'founding',
            actions: { type: 'recognise', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isStranger', params: ({ event }) => event.output },
            target: 'signedOut',
            actions: { type: 'recognise', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isAfterOthers', params: ({ event }) => event.output },
            target: 'clearing',
            actions: { type: 'recognise', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isUnauthorised', params: ({ event }) => event.output },
            target: 'unauthorised',
            actions: { type: 'recognise', params: ({ event }) => event.output },
          },
          // Whoever could not sign out is in again: what was refused meanwhile is sent anew.
          {
            guard: { type: 'isSamePerson', params: ({ event }) => event.output },
            target: 'signedIn',
            actions: [
              { type: 'recognise', params: ({ event }) => event.output },
              'announceRenewal',
            ],
          },
          {
            target: 'signedIn',
            actions: { type: 'recognise', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'unreachable',
          actions: { type: 'keepProblem', params: thrown },
        },
      },
    },
    unreachable: { on: { 'user.retry': 'recognising' } },
    signedOut: {
      initial: 'waiting',
      states: {
        waiting: {
          on: {
            'user.signIn': { target: 'checking', actions: 'keepCredentials' },
            'browser.userChanged': { guard: 'isSomeone', target: '#session.recognising' },
          },
        },
        ...firstAttempt,
        askingCode: {
          ...firstAttempt.askingCode,
          on: {
            ...firstAttempt.askingCode.on,
            'browser.userChanged': {
              guard: 'isSomeone',
              target: '#session.recognising',
              actions: 'forgetAttempt',
            },
          },
        },
      },
    },
    founding: {
      initial: 'waiting',
      states: {
        waiting: {
          on: {
            'user.createFirstUser': 'creating',
            'browser.userChanged': { guard: 'isSomeone', target: '#session.recognising' },
          },
        },
        creating: {
          tags: 'busy',
          invoke: {
            src: 'createFirstUser',
            input: ({ event }) => firstUserOf(event),
            onDone: { target: '#session.recognising', actions: 'forgetProblem' },
            onError: {
              target: 'waiting',
              actions: { type: 'keepProblem', params: thrown },
            },
          },
        },
      },
    },
    unauthorised: { on: { 'user.signOut': 'signingOut' } },
    signedIn: {
      tags: 'inside',
      on: {
        'server.sessionEnded': 'ended',
        'server.sessionRenewed': { target: 'signedIn', reenter: true, actions: 'prolong' },
        'user.signOut': 'signingOut',
        'browser.userChanged': [
          { guard: 'endsSharing', target: 'clearing', actions: ['forget', 'announceLeaving'] },
          { guard: 'isAnotherPerson', target: 'ended', actions: 'keepReason' },
        ],
      },
      after: { sessionEnd: 'ended' },
    },
    ended: {
      tags: 'inside',
      initial: 'typing',
      on: {
        'user.signOut': { target: 'signingOut', actions: 'forgetCredentials' },
        'browser.userChanged': [
          { guard: 'endsSharing', target: 'clearing', actions: ['forget', 'announceLeaving'] },
          { guard: 'isThisPerson', target: '.confirming', actions: 'forgetAttempt' },
          { actions: 'keepReason' },
        ],
      },
      states: {
        typing: {
          invoke: { src: 'untilTypingRests', onDone: 'waiting', onError: 'waiting' },
        },
        waiting: {
          tags: 'asking',
          on: { 'user.signIn': { target: 'checking', actions: 'keepCredentials' } },
        },
        ...attempt('#session.ended.confirming', ['asking']),
        confirming: {
          tags: ['busy', 'asking'],
          invoke: {
            src: 'recognise',
            onDone: [
              {
                guard: { type: 'isSamePersonAfterOthers', params: ({ event }) => event.output },
                target: 'clearing',
                actions: { type: 'recognise', params: ({ event }) => event.output },
              },
              {
                guard: { type: 'isSamePerson', params: ({ event }) => event.output },
                target: '#session.signedIn',
                actions: [
                  { type: 'recognise', params: ({ event }) => event.output },
                  'announceRenewal',
                ],
              },
              { target: '#session.recognising', actions: ['forget', 'announceLeaving'] },
            ],
            onError: {
              target: 'waiting',
              actions: { type: 'keepProblem', params: thrown },
            },
          },
        },
        // What others left is no reason to keep anybody from their work: the next sign-in tries again.
        clearing: {
          tags: ['busy', 'asking'],
          invoke: {
            src: 'clearKept',
            input: ({ context }) => ({ exceptOf: context.user?.id }),
            onDone: { target: '#session.signedIn', actions: ['forgetOthers', 'announceRenewal'] },
            onError: { target: '#session.signedIn', actions: ['forgetOthers', 'announceRenewal'] },
          },
        },
      },
    },
    signingOut: {
      tags: 'busy',
      invoke: {
        src: 'signOut',
        onDone: [
          { guard: 'isShared', target: 'clearing', actions: ['forget', 'announceLeaving'] },
          { target: 'recognising', actions: ['forget', 'announceLeaving'] },
        ],
        onError: {
          target: 'recognising',
          actions: { type: 'keepProblem', params: thrown },
        },
      },
    },
    clearing: {
      tags: 'busy',
      invoke: {
        src: 'clearKept',
        input: ({ context }) => ({ exceptOf: context.user?.id }),
        onDone: 'recognising',
        onError: 'notCleared',
      },
    },
    notCleared: {
      on: {
        'user.retry': 'clearing',
        'user.goOn': { target: 'recognising', actions: 'announceNotCleared' },
      },
    },
  },
})

const userOf = (event: SessionEvent) =>
  event.type === 'browser.userChanged' ? event.id : undefined

/** Whatever leads to the states that call this keeps them first; the type cannot know. */
const credentialsIn = ({ credentials }: SessionContext): Credentials =>
  credentials ?? { identifier: '', password: '' }

/** Only `user.createFirstUser` leads to the state that calls this; the type cannot know. */
function firstUserOf(event: SessionEvent): FirstUser {
  return event.type === 'user.createFirstUser' ? event.firstUser : { values: {}, setupToken: null }
}
