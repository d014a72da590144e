import { assign, setup } from 'xstate'
import type { UploadResult, UploadTarget } from '#contracts/uploads'
import { isProblem, toProblemData } from '#problems'
import { required } from '../kit/required.ts'
import { retryDelay } from '../kit/retry-delay.ts'
import type { Thrown } from '../kit/thrown.ts'
import { thrown } from '../kit/thrown.ts'
import { found, isPassing, progressed, unsent, withOffset, withTarget } from './upload.data.ts'
import type {
  UploadContext,
  UploadEvent,
  UploadInput,
  UploadOffset,
  UploadSending,
} from './upload.types.ts'

const keepProblem = { type: 'keepProblem', params: thrown } as const

/** Where a failure leads: what can pass is tried again, everything else waits for a person. */
const failing = [
  {
    guard: { type: 'isPassing', params: thrown },
    target: '#upload.retrying',
    actions: [keepProblem, 'countAttempt'],
  },
  { target: '#upload.failed', actions: keepProblem },
] as const

/** A target is only for whoever is signed in; its address then stands for itself. */
const signedOut = {
  guard: { type: 'isSignedOut', params: thrown },
  target: '#upload.signedOut',
  actions: keepProblem,
} as const

/** The server no longer knows the target, and gives another one. */
const expiring = {
  guard: { type: 'isExpired', params: thrown },
  target: '#upload.retrying',
  actions: ['forgetTarget', keepProblem, 'countAttempt'],
} as const

const unreadable = {
  guard: { type: 'isUnreadable', params: thrown },
  target: '#upload.unreadable',
  actions: keepProblem,
} as const

/**
 * One file on its way to the server (UPL-2, UPL-3). A lost network, a reload and a restarted server
 * hold it up, and it goes on with the byte at which the server waits.
 */
export const uploadMachine = setup({
  types: {} as {
    input: UploadInput
    context: UploadContext
    events: UploadEvent
    tags: 'active' | 'stopped'
  },
  actors: {
    ask: required<UploadTarget, UploadContext['file']>('ask'),
    range: required<UploadOffset, UploadTarget | null>('range'),
    send: required<UploadResult, UploadSending>('send'),
    giveUp: required<void, UploadTarget | null>('giveUp'),
  },
  guards: {
    hasTarget: ({ context }) => context.target !== null,
    isAllSent: ({ context }) => context.sent >= context.file.size,
    isUnreadable: (_, { thrown }: Thrown) => isProblem(thrown, 'upload.unreadable'),
    isSignedOut: (_, { thrown }: Thrown) => isProblem(thrown, 'session.ended'),
    isExpired: (_, { thrown }: Thrown) => isProblem(thrown, 'upload.expired'),
    isPassing: (_, { thrown }: Thrown) => isPassing(toProblemData(thrown)),
  },
  actions: {
    takeUp: assign(({ context, event }) =>
      event.type === 'journal.found' ? found(context, event.target, event.progress) : {},
    ),
    keepTarget: assign((_, { target }: { target: UploadTarget }) => withTarget(target)),
    forgetTarget: assign(() => withTarget(null)),
    keepOffset: assign(({ context }, { offset }: { offset: UploadOffset }) =>
      withOffset(context, offset),
    ),
    keepProgress: assign(({ context, event }) =>
      event.type === 'browser.progressed' ? progressed(context, event.sent) : {},
    ),
    keepResult: assign(({ context }, { result }: { result: UploadResult }) => ({
      result,
      progress: context.file.size,
    })),
    keepProblem: assign((_, { thrown }: Thrown) => ({ problem: toProblemData(thrown) })),
    forgetProblem: assign({ problem: null }),
    countAttempt: assign({ attempts: ({ context }) => context.attempts + 1 }),
    forgetAttempts: assign({ attempts: 0 }),
  },
  delays: {
    nextTry: ({ context }) => retryDelay(context.attempts),
  },
}).createMachine({
  id: 'upload',
  description: 'One file on its way to the server, which goes on where it was held up.',
  context: ({ input }) => unsent(input),
  initial: 'waiting',
  states: {
    waiting: {
      on: {
        'system.start': 'going',
        'user.pause': 'paused',
        'user.remove': 'givingUp',
        'journal.found': { target: 'interrupted', actions: 'takeUp' },
      },
    },
    interrupted: {
      description: 'A visit before this one has begun to send it.',
      on: { 'system.start': 'going', 'user.pause': 'paused', 'user.remove': 'givingUp' },
    },
    going: {
      tags: 'active',
      initial: 'beginning',
      entry: 'forgetProblem',
      on: { 'user.pause': 'paused', 'user.remove': 'givingUp' },
      states: {
        beginning: {
          always: [{ guard: 'hasTarget', target: 'ranging' }, { target: 'targeting' }],
        },
        targeting: {
          invoke: {
            src: 'ask',
            input: ({ context }) => context.file,
            onDone: {
              target: 'ranging',
              actions: { type: 'keepTarget', params: ({ event }) => ({ target: event.output }) },
            },
            onError: [signedOut, ...failing],
          },
        },
        ranging: {
          invoke: {
            src: 'range',
            input: ({ context }) => context.target,
            onDone: {
              target: 'sending',
              actions: { type: 'keepOffset', params: ({ event }) => ({ offset: event.output }) },
            },
            onError: [expiring, ...failing],
          },
        },
        sending: {
          initial: 'transferring',
          invoke: {
            src: 'send',
            input: ({ context: { target, offset } }) => ({ target, offset }),
            onDone: {
              target: '#upload.done',
              actions: { type: 'keepResult', params: ({ event }) => ({ result: event.output }) },
            },
            onError: [expiring, unreadable, ...failing],
          },
          states: {
            transferring: {
              always: { guard: 'isAllSent', target: 'finishing' },
              on: { 'browser.progressed': { actions: 'keepProgress' } },
            },
            finishing: { description: 'The server has every byte, and checks them.' },
          },
        },
      },
    },
    retrying: {
      description: 'Something is in the way that passes by itself.',
      tags: 'active',
      after: { nextTry: 'going' },
      on: { 'browser.online': 'going', 'user.pause': 'paused', 'user.remove': 'givingUp' },
    },
    signedOut: {
      description: 'It goes on where it is when its person is signed in again.',
      tags: 'active',
      on: { 'session.renewed': 'going', 'user.pause': 'paused', 'user.remove': 'givingUp' },
    },
    paused: {
      tags: 'stopped',
      entry: ['forgetProblem', 'forgetAttempts'],
      on: { 'system.start': 'going', 'user.remove': 'givingUp' },
    },
    failed: {
      tags: 'stopped',
      entry: 'forgetAttempts',
      on: { 'system.start': 'going', 'user.remove': 'givingUp' },
    },
    unreadable: {
      description: 'The file was changed, moved or deleted after it was chosen.',
      tags: 'stopped',
      entry: 'forgetAttempts',
      on: { 'system.start': 'going', 'user.remove': 'givingUp' },
    },
    givingUp: {
      description: 'The server is told to delete what it has of it.',
      entry: 'forgetProblem',
      invoke: {
        src: 'giveUp',
        input: ({ context }) => context.target,
        // What it doesn't hear, it cleans up when the target expires.
        onDone: 'aborted',
        onError: 'aborted',
      },
    },
    aborted: {},
    done: {},
  },
})
