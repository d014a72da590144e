import { assign, emit, setup } from 'xstate'
import type { ProblemCode } from '#problems'
import { toProblem } from '#problems'
import { required } from '../kit/required.ts'
import { retryDelay } from '../kit/retry-delay.ts'
import { thrown } from '../kit/thrown.ts'
import { isSameWatch } from './is-same-watch.ts'
import type { PresenceContext, PresenceEmitted, PresenceEvent, Watch } from './presence.types.ts'

const nothing: Watch = { documents: [], collections: [] }

/** A server that says no will say so again; one that cannot be reached may come back. */
const failed = [
  { guard: { type: 'isRefusal', params: thrown }, target: '#presence.on.leading.refused' },
  { target: '#presence.on.leading.waiting' },
] as const

/** The browser's one stream of what others do: one tab has it, and tells the others. */
export const presenceMachine = setup({
  types: {} as { context: PresenceContext; events: PresenceEvent; emitted: PresenceEmitted },
  actors: {
    /** Comes to its end when this tab leads; fails where tabs cannot agree who does. */
    lead: required<void, void>('lead'),
    connect: required<void, void>('connect'),
    /** Goes on for as long as the connection. */
    listen: required<void, void>('listen'),
    say: required<void, Watch>('say'),
  },
  guards: {
    isSaid: ({ context: { said, watch } }) => said !== null && isSameWatch(said, watch),
    isLasting: ({ context }) => context.attempts > 3,
    isRefusal: (_, { thrown }: { thrown: unknown }) => !passing.includes(toProblem(thrown).code),
  },
  actions: {
    keep: assign(({ event }) => (event.type === 'page.watches' ? { watch: event.watch } : {})),
    markSaid: assign(({ context }) => ({ said: context.watch })),
    forgetSaid: assign({ said: null }),
    forget: assign({ watch: nothing, said: null, attempts: 0 }),
    countAttempt: assign(({ context }) => ({ attempts: context.attempts + 1 })),
    forgetAttempts: assign({ attempts: 0 }),
    resign: emit({ type: 'resigned' }),
    announceLoss: emit({ type: 'lost' }),
  },
  delays: {
    /** ms between two times that the server is told what is watched. */
    sayDelay: 2_000,
    /** ms after which a connection has shown that it lasts. */
    steadyDelay: 10_000,
    retryDelay: ({ context }) => retryDelay(context.attempts),
  },
}).createMachine({
  id: 'presence',
  description: 'The browser’s one stream of what others do: who leads, and how it is kept open.',
  context: { watch: nothing, said: null, attempts: 0 },
  initial: 'off',
  states: {
    off: { on: { 'page.watches': { target: 'on', actions: 'keep' } } },
    on: {
      initial: 'following',
      exit: 'forget',
      on: { 'page.watches': { actions: 'keep' }, 'session.left': 'off' },
      states: {
        following: {
          description: 'Another tab has the stream, or it is being found out who has it.',
          invoke: { src: 'lead', onDone: 'leading', onError: 'unable' },
        },
        unable: {
          description: 'This browser’s tabs cannot agree on one; every screen asks by the clock.',
          entry: 'announceLoss',
        },
        leading: {
          initial: 'connecting',
          exit: 'resign',
          states: {
            connecting: {
              entry: 'forgetSaid',
              invoke: { src: 'connect', onDone: 'open', onError: failed },
            },
            open: {
              initial: 'saying',
              invoke: { src: 'listen', onDone: 'waiting', onError: 'waiting' },
              after: { steadyDelay: { actions: 'forgetAttempts' } },
              states: {
                saying: {
                  entry: 'markSaid',
                  invoke: {
                    src: 'say',
                    input: ({ context }) => context.watch,
                    onDone: 'resting',
                    onError: failed,
                  },
                },
                resting: {
                  after: {
                    sayDelay: [{ guard: 'isSaid', target: 'rested' }, { target: 'saying' }],
                  },
                },
                rested: {
                  on: { 'page.watches': { target: 'saying', actions: 'keep' } },
                },
              },
            },
            waiting: {
              entry: 'countAttempt',
              after: { retryDelay: 'connecting' },
              on: { 'browser.online': 'connecting' },
              initial: 'briefly',
              states: {
                briefly: { always: { guard: 'isLasting', target: 'long' } },
                long: { entry: 'announceLoss' },
              },
            },
            refused: {
              entry: 'announceLoss',
              on: { 'session.renewed': 'connecting' },
            },
          },
        },
      },
    },
  },
})

/** With these it is worth trying again. */
const passing: readonly ProblemCode[] = [
  'server.intercepted',
  'server.unreachable',
  'unexpected',
  'request.tooMany',
]
