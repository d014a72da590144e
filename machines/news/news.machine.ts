import { assign, emit, setup } from 'xstate'
import { isProblem, toProblemData } from '#config-schema'
import { failing } from '../kit/failing.ts'
import { required } from '../kit/required.ts'
import type { Thrown } from '../kit/thrown.ts'
import { thrown } from '../kit/thrown.ts'
import { foundIn, isCaughtUp, isNewer } from './newer.ts'
import type { NewsContext, NewsEmitted, NewsEvent, Saved, Version } from './news.types.ts'

const read = ({ event }: { event: { output: Version } }): Version => event.output

const savedToOffered = {
  guard: { type: 'isNewer', params: ({ event }: { event: Saved }) => event },
  target: '#news.newer.offered',
  actions: { type: 'keep', params: ({ event }: { event: Saved }) => event },
} as const

/** The document is not there any more: nothing is newer, and the form is told. */
const gone = {
  guard: { type: 'isGone', params: thrown },
  target: '#news.current',
  actions: 'announceEnd',
} as const

/** What others save while a document is open: offered, compared, taken in when the person says so. */
export const newsMachine = setup({
  types: {} as {
    context: NewsContext
    events: NewsEvent
    emitted: NewsEmitted
    tags: 'busy' | 'newer'
  },
  actors: { read: required<Version, void>('read') },
  guards: {
    isNewer: ({ context }, { at }: Pick<Saved, 'at'>) => isNewer(context, at),
    isCaughtUp: ({ context }, { at }: { at: string | null }) => isCaughtUp(context, at),
    isGone: (_, { thrown }: Thrown) => isProblem(thrown, 'document.notFound'),
    isSessionEnded: (_, { thrown }: Thrown) => isProblem(thrown, 'session.ended'),
  },
  actions: {
    know: assign((_, { at }: { at: string | null }) => ({ known: at })),
    keep: assign((_, { by, isMine, at }: Saved) => ({ saved: { by, isMine, at } })),
    forget: assign({ saved: null }),
    keepVersion: assign((_, { data, isPublic }: Version) => ({ version: { data, isPublic } })),
    forgetVersion: assign({ version: null }),
    keepProblem: assign((_, { thrown }: Thrown) => ({ problem: toProblemData(thrown) })),
    forgetProblem: assign({ problem: null }),
    handOver: emit((_, version: Version) => ({ type: 'takenIn' as const, ...version })),
    announceEnd: emit({ type: 'gone' }),
    announceSessionEnd: emit({ type: 'sessionEnded' }),
  },
}).createMachine({
  id: 'news',
  description: 'What others save while a document is open: offered, compared, taken in.',
  context: { known: null, saved: null, version: null, problem: null },
  initial: 'current',
  on: {
    'document.known': { actions: { type: 'know', params: ({ event }) => event } },
    'server.deleted': { target: '.current', actions: 'announceEnd' },
  },
  states: {
    current: {
      entry: 'forget',
      on: { 'server.saved': savedToOffered, 'server.missed': 'looking' },
    },
    looking: {
      tags: 'busy',
      on: { 'server.saved': savedToOffered },
      invoke: {
        src: 'read',
        onDone: [
          {
            guard: { type: 'isNewer', params: ({ event }) => foundIn(event.output) },
            target: 'newer',
            actions: { type: 'keep', params: ({ event }) => foundIn(event.output) },
          },
          { target: 'current' },
        ],
        onError: [gone, { target: 'current' }],
      },
    },
    newer: {
      tags: 'newer',
      initial: 'offered',
      exit: 'forgetProblem',
      on: {
        'document.known': {
          guard: { type: 'isCaughtUp', params: ({ event }) => event },
          target: 'current',
          actions: { type: 'know', params: ({ event }) => event },
        },
        'server.saved': {
          guard: { type: 'isNewer', params: ({ event }) => event },
          actions: { type: 'keep', params: ({ event }) => event },
        },
      },
      states: {
        offered: { on: { 'user.compare': 'reading', 'user.takeIn': 'taking' } },
        reading: {
          tags: 'busy',
          entry: 'forgetProblem',
          on: { 'user.close': 'offered' },
          invoke: {
            src: 'read',
            onDone: { target: 'compared', actions: { type: 'keepVersion', params: read } },
            onError: [gone, ...failing('offered')],
          },
        },
        compared: {
          exit: 'forgetVersion',
          on: { 'user.close': 'offered', 'user.takeIn': 'taking' },
        },
        taking: {
          tags: 'busy',
          entry: 'forgetProblem',
          invoke: {
            src: 'read',
            onDone: { target: '#news.current', actions: { type: 'handOver', params: read } },
            onError: [gone, ...failing('offered')],
          },
        },
      },
    },
  },
})
