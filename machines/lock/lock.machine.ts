import { assign, emit, setup } from 'xstate'
import type { Lock } from '#contracts/locks'
import { toProblemData } from '#problems'
import { required } from '../kit/required.ts'
import type { Thrown } from '../kit/thrown.ts'
import { thrown } from '../kit/thrown.ts'
import type { LockContext, LockEmitted, LockEvent } from './lock.types.ts'
import { staysWith } from './stays-with.ts'

type Told = { lock: Lock | null }

const told = ({ event }: { event: { output: Lock | null } }): Told => ({ lock: event.output })

/** Somebody else's, as it is told now. */
const othersTo = <Target extends string>(target: Target) =>
  ({
    guard: { type: 'isOthers', params: told },
    target,
    actions: { type: 'know', params: told },
  }) as const

const mineTo = <Target extends string>(target: Target) =>
  ({ guard: { type: 'isMine', params: told }, target }) as const

const changed = ({ event }: { event: Told }): Told => event

/** It was told without being asked, perhaps before the answer to something newer: ask. */
const notMineTo = <Target extends string>(target: Target) =>
  ({ guard: { type: 'isNotMine', params: changed }, target }) as const

/** The lock does not outlast the visit, unless it goes on at another screen of the document. */
const givenBack = [
  {
    guard: {
      type: 'isElsewhere',
      params: ({ event }: { event: { to: string } }) => event,
    },
    target: 'free',
    actions: 'announceRelease',
  },
  { actions: 'announceKeeping' },
] as const

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
    isNotMine: (_, { lock }: Told) => lock?.isMine !== true,
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
    announceKeeping: emit({ type: 'kept' }),
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
        onDone: [othersTo('lockedOut.found'), mineTo('held.due'), { target: 'free' }],
        onError: 'free',
      },
    },
    free: {
      on: {
        'document.edited': 'acquiring',
        'document.refused': 'checking',
        'server.lockChanged': { guard: { type: 'isOthers', params: changed }, target: 'glancing' },
      },
    },
    glancing: {
      description:
        'Somebody else seems to begin: whoever has changed nothing is not asked anything.',
      on: { 'document.edited': 'acquiring' },
      invoke: {
        src: 'look',
        onDone: [othersTo('lockedOut.viewing'), mineTo('held.due'), { target: 'free' }],
        onError: 'free',
      },
    },
    acquiring: {
      on: {
        'document.refused': 'checking',
        'page.left': givenBack,
      },
      invoke: {
        src: 'acquire',
        onDone: [othersTo('lockedOut.found'), { target: 'held' }],
        onError: 'free',
      },
    },
    checking: {
      description: 'The server says that it is somebody else’s; whose?',
      invoke: {
        src: 'look',
        onDone: [othersTo('lockedOut.lost'), mineTo('held.due'), { target: 'free' }],
        onError: 'free',
      },
    },
    held: {
      initial: 'fresh',
      on: {
        'document.refused': 'checking',
        'page.left': givenBack,
      },
      states: {
        fresh: {
          after: { refreshDelay: 'due' },
          on: { 'server.lockChanged': notMineTo('looking') },
        },
        due: {
          after: { refreshDelay: 'looking' },
          on: { 'document.edited': 'refreshing', 'server.lockChanged': notMineTo('looking') },
        },
        looking: {
          invoke: {
            src: 'look',
            onDone: [othersTo('#lock.lockedOut.lost'), mineTo('due'), { target: '#lock.free' }],
            onError: 'due',
          },
          on: { 'document.edited': 'refreshing' },
        },
        refreshing: {
          invoke: {
            src: 'acquire',
            onDone: [othersTo('#lock.lockedOut.lost'), { target: 'fresh' }],
            onError: 'due',
          },
        },
      },
    },
    lockedOut: {
      tags: 'lockedOut',
      initial: 'viewing',
      exit: ['forget', 'forgetProblem'],
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
          on: { 'user.takeOver': 'takingOver', 'server.lockChanged': 'looking' },
        },
        looking: {
          on: { 'user.takeOver': 'takingOver' },
          invoke: {
            src: 'look',
            onDone: [
              othersTo('viewing'),
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
