import { assign, setup } from 'xstate'
import { isProblem } from '#problems'
import { required } from '../kit/required.ts'
import type { Thrown } from '../kit/thrown.ts'
import { thrown } from '../kit/thrown.ts'
import type { SessionRenewalContext, SessionRenewalEvent } from './session-renewal.types.ts'

const minute = 60_000

/** How long before its end a session warns, in ms: shorter where it is short itself. */
const warningOf = (timeLeft: number): number => Math.min(2 * minute, timeLeft / 4)

/**
 * A session lasts as long as its owner works: from half of its time on, the next key or click renews
 * it. Who is away is warned, and finds the warning on coming back. A server that refuses (`final`) has
 * its reasons: the session has reached the age at which everybody signs in again.
 */
export const sessionRenewalMachine = setup({
  types: {} as {
    context: SessionRenewalContext
    events: SessionRenewalEvent
  },
  actors: {
    untilActive: required<void>('untilActive'),
    renew: required<number>('renew'),
  },
  guards: {
    isRefused: (_, { thrown }: Thrown) => isProblem(thrown, 'access.refused'),
  },
  actions: {
    keepTime: assign(({ event }) =>
      event.type === 'session.confirmed' ? { timeLeft: event.timeLeft } : {},
    ),
    prolong: assign((_, { timeLeft }: SessionRenewalContext) => ({ timeLeft })),
  },
  delays: {
    renewalDue: ({ context: { timeLeft } }) => timeLeft / 2,
    warningDue: ({ context: { timeLeft } }) => timeLeft - warningOf(timeLeft),
    nextTry: 10_000,
  },
}).createMachine({
  id: 'session-renewal',
  description: 'Renewing the session of whoever works, warning whoever is away.',
  context: { timeLeft: 0 },
  initial: 'idle',
  on: { 'session.confirmed': { target: '.running', reenter: true, actions: 'keepTime' } },
  states: {
    idle: {},
    running: {
      type: 'parallel',
      on: { 'session.ended': 'idle' },
      states: {
        renewal: {
          initial: 'fresh',
          states: {
            fresh: { after: { renewalDue: 'due' } },
            due: {
              invoke: { src: 'untilActive', onDone: 'renewing', onError: 'renewing' },
              on: { 'user.staySignedIn': 'renewing' },
            },
            renewing: {
              invoke: {
                src: 'renew',
                onDone: {
                  target: '#session-renewal.running',
                  reenter: true,
                  actions: { type: 'prolong', params: ({ event }) => ({ timeLeft: event.output }) },
                },
                onError: [
                  { guard: { type: 'isRefused', params: thrown }, target: 'final' },
                  { target: 'unrenewed' },
                ],
              },
            },
            unrenewed: {
              after: { nextTry: 'due' },
              on: { 'user.staySignedIn': 'renewing' },
            },
            final: {},
          },
        },
        warning: {
          initial: 'silent',
          states: {
            silent: { after: { warningDue: 'shown' } },
            shown: {},
          },
        },
      },
    },
  },
})
