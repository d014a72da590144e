import { assign, emit, setup } from 'xstate'
import type { Lock } from '#config-schema'
import { toProblemData } from '#config-schema'
import { required } from '../kit/required.ts'
import type { LockContext, LockEmitted, LockEvent } from './lock.types.ts'
import { staysWith } from './stays-with.ts'

type Told = { lock: Lock | null }
type Thrown = { thrown: unknown }

const told = ({ event }: { event: { output: Lock | null } }): Told => ({ lock: event.output })
const thrown = ({ event }: { event: { error: unknown } }): Thrown => ({ thrown: event.error })

/** Who may edit a document at this moment: a lock begins with the first edit (LOCK-1..5). */
export const lockMachine = setup({
  types: {} as { context: LockContext; events: LockEvent; emitted: LockEmitted },
  actors: {
    look: required<Lock | null, void>('look'),
    acquire: required<Lock | null, void>('acquire'),
    takeOver: required<Lock | null, void>('takeOver'),
  },
  guards: {
    isMine: (_, { lock }: Told) => lock?.isMine === true,
    isOthers: (_, { lock }: Told) => lock?.isMine === false,
    isElsewhere: ({ context }, { to }: { to: string }) => !staysWith(context.path, to),
  },
  actions: {
    place: assign((_, { path }: { path: string }) => ({ path })),
    know: assign((_, { lock }: Told) => ({ lock })),
    forget: assign({ lock: null }),
    keepProblem: assign((_, { thrown }: Thrown) => ({ problem: toProblemData(thrown) })),
    forgetProblem: assign({ problem: null }),
    announceFailure: emit((_, { thrown }: Thrown) => ({
      type: 'takeOverFailed',
      problem: toProblemData(thrown),
    })),
    announceRelease: emit({ type: 'released' }),
    announceFreedom: emit({ type: 'freed' }),
    goBack: emit({ type: 'left', to: 'back' }),
    goToDashboard: emit({ type: 'left', to: 'dashboard' }),
  },
  delays: {
    /** ms; how often a lock is renewed at most, and looked at at least. */
    refreshDelay: 10_000,
  },
}).createMachine({
  id: 'lock',
  description: 'Who may edit one document at this moment, and keeping the others out of it.',
  context: { path: '', lock: null, problem: null },
  initial: 'waiting',
  states: {
    waiting: {
      on: {
        'document.opened': {
          target: 'looking',
          actions: { type: 'place', params: ({ event }) => event },
        },
      },
    },
    looking: {
      on: { 'document.edited': 'acquiring' },
      invoke: {
        src: 'look',
        onDone: [
          {
            guard: { type: 'isOthers', params: told },
            target: 'withheld.found',
            actions: { type: 'know', params: told },
          },
          { guard: { type: 'isMine', params: told }, target: 'held.due' },
          { target: 'free' },
        ],
        onError: 'free',
      },
    },
    free: {
      on: { 'document.edited': 'acquiring', 'document.refused': 'checking' },
    },
    acquiring: {
      on: {
        'document.refused': 'checking',
        'page.left': {
          guard: { type: 'isElsewhere', params: ({ event }) => event },
          target: 'free',
          actions: 'announceRelease',
        },
      },
      invoke: {
        src: 'acquire',
        onDone: [
          {
            guard: { type: 'isOthers', params: told },
            target: 'withheld.found',
            actions: { type: 'know', params: told },
          },
          { target: 'held' },
        ],
        onError: 'free',
      },
    },
    checking: {
      description: 'The server says that it is somebody else’s; whose?',
      invoke: {
        src: 'look',
        onDone: [
          {
            guard: { type: 'isOthers', params: told },
            target: 'withheld.lost',
            actions: { type: 'know', params: told },
          },
          { guard: { type: 'isMine', params: told }, target: 'held.due' },
          { target: 'free' },
        ],
        onError: 'free',
      },
    },
    held: {
      initial: 'fresh',
      on: {
        'document.refused': 'checking',
        'page.left': {
          guard: { type: 'isElsewhere', params: ({ event }) => event },
          target: 'free',
          actions: 'announceRelease',
        },
      },
      states: {
        fresh: { after: { refreshDelay: 'due' } },
        due: {
          after: { refreshDelay: 'looking' },
          on: { 'document.edited': 'refreshing' },
        },
        looking: {
          invoke: {
            src: 'look',
            onDone: [
              {
                guard: { type: 'isOthers', params: told },
                target: '#lock.withheld.lost',
                actions: { type: 'know', params: told },
              },
              { guard: { type: 'isMine', params: told }, target: 'due' },
              { target: '#lock.free' },
            ],
            onError: 'due',
          },
          on: { 'document.edited': 'refreshing' },
        },
        refreshing: {
          invoke: {
            src: 'acquire',
            onDone: [
              {
                guard: { type: 'isOthers', params: told },
                target: '#lock.withheld.lost',
                actions: { type: 'know', params: told },
              },
              { target: 'fresh' },
            ],
            onError: 'due',
          },
        },
      },
    },
    withheld: {
      tags: 'withheld',
      initial: 'viewing',
      exit: 'forget',
      states: {
        found: {
          description: 'Somebody else edits it: go back, view it, or take it over?',
          on: {
            'user.goBack': { target: 'viewing', actions: 'goBack' },
            'user.view': 'viewing',
            'user.takeOver': 'takingOver',
          },
        },
        lost: {
          description: 'Somebody else has taken it over: leave, or view it?',
          on: {
            'user.goBack': { target: 'viewing', actions: 'goToDashboard' },
            'user.view': 'viewing',
          },
        },
        viewing: {
          after: { refreshDelay: 'looking' },
          on: { 'user.takeOver': 'takingOver' },
        },
        looking: {
          on: { 'user.takeOver': 'takingOver' },
          invoke: {
            src: 'look',
            onDone: [
              {
                guard: { type: 'isOthers', params: told },
                target: 'viewing',
                actions: { type: 'know', params: told },
              },
              {
                guard: { type: 'isMine', params: told },
                target: '#lock.held.due',
                actions: 'announceFreedom',
              },
              { target: '#lock.free', actions: 'announceFreedom' },
            ],
            onError: 'viewing',
          },
        },
        takingOver: {
          entry: 'forgetProblem',
          invoke: {
            src: 'takeOver',
            onDone: { target: '#lock.held', actions: 'announceFreedom' },
            onError: {
              target: 'viewing',
              actions: [
                { type: 'keepProblem', params: thrown },
                { type: 'announceFailure', params: thrown },
              ],
            },
          },
        },
      },
    },
  },
})
