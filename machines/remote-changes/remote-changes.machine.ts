import { assign, emit, setup } from 'xstate'
import { isProblem, toProblemData } from '#problems'
import { failing } from '../kit/failing.ts'
import { required } from '../kit/required.ts'
import { retryDelay } from '../kit/retry-delay.ts'
import type { Thrown } from '../kit/thrown.ts'
import { thrown } from '../kit/thrown.ts'
import { broughtBack, foundIn, isAhead, isAnother, isCaughtUp, isNewer } from './newer.ts'
import type {
  Deletion,
  RemoteChangesContext,
  RemoteChangesEmitted,
  RemoteChangesEvent,
  Saved,
  Version,
} from './remote-changes.types.ts'

type Known = { at: string | null; born: string | null }

const read = ({ event }: { event: { output: Version } }): Version => event.output

const savedToOffered = {
  guard: { type: 'isNewer', params: ({ event }: { event: Saved }) => event },
  target: '#remote-changes.newer.offered',
  actions: { type: 'keep', params: ({ event }: { event: Saved }) => event },
} as const

/** The document is not there any more: nothing is newer, and the form is told. */
const gone = {
  guard: { type: 'isGone', params: thrown },
  target: '#remote-changes.gone',
  actions: 'announceEnd',
} as const

/** It can be taken out of it. */
const trashed = {
  guard: { type: 'isTrashed', params: read },
  target: '#remote-changes.gone',
  actions: ['keepTrash', 'announceEnd'],
} as const

/** The form has it. That may have been answered before it was deleted: it is looked at. */
const knownAgain = {
  target: '#remote-changes.looking',
  actions: { type: 'know', params: ({ event }: { event: Known }) => event },
} as const

/** Another document has its number. */
const another = {
  guard: { type: 'isAnother', params: read },
  target: '#remote-changes.gone',
  actions: 'announceEnd',
} as const

/** What others save while a document is open: offered, compared, taken in when the person says so. */
export const remoteChangesMachine = setup({
  types: {} as {
    context: RemoteChangesContext
    events: RemoteChangesEvent
    emitted: RemoteChangesEmitted
    tags: 'busy' | 'newer'
  },
  actors: { read: required<Version, void>('read') },
  guards: {
    isNewer: ({ context }, { at }: Pick<Saved, 'at'>) => isNewer(context, at),
    isAhead: ({ context }, version: Version) => isAhead(context, version),
    isAnother: ({ context }, version: Version) => isAnother(context, version),
    isTrashed: (_, { inTrash }: Version) => inTrash === true,
    isCaughtUp: ({ context }, { at }: { at: string | null }) => isCaughtUp(context, at),
    isGone: (_, { thrown }: Thrown) => isProblem(thrown, 'document.notFound'),
    /** Asking again says the same, until the session is another one. */
    isRefused: (_, { thrown }: Thrown) =>
      isProblem(thrown, 'session.ended') || isProblem(thrown, 'access.refused'),
  },
  actions: {
    know: assign((_, { at, born }: Known) => ({ known: at, born })),
    keep: assign((_, { by, isMine, at }: Saved) => ({ saved: { by, isMine, at } })),
    keepReturn: assign(({ context }, version: Version) => ({
      saved: broughtBack(context, version),
    })),
    forget: assign({ saved: null }),
    keepDeletion: assign((_, { by, isMine, inTrash }: Deletion) => ({
      deletion: { by, isMine, ...(inTrash && { inTrash }) },
    })),
    keepTrash: assign(({ context }) => ({
      deletion: { by: null, isMine: false, ...context.deletion, inTrash: true as const },
    })),
    /** What is found nowhere is not in the trash either, whoever put it there. */
    forgetTrash: assign(({ context: { deletion } }) => ({
      deletion: deletion?.inTrash ? null : deletion,
    })),
    forgetDeletion: assign({ deletion: null }),
    keepVersion: assign((_, { data, isPublic }: Version) => ({ version: { data, isPublic } })),
    forgetVersion: assign({ version: null }),
    keepProblem: assign((_, { thrown }: Thrown) => ({ problem: toProblemData(thrown) })),
    forgetProblem: assign({ problem: null }),
    countAttempt: assign(({ context }) => ({ attempts: context.attempts + 1 })),
    forgetAttempts: assign({ attempts: 0 }),
    handOver: emit((_, version: Version) => ({ type: 'takenIn' as const, ...version })),
    announceEnd: emit({ type: 'gone' }),
    announceReturn: emit((_, version: Version) => ({ type: 'back' as const, ...version })),
  },
  delays: { retryDelay: ({ context }) => retryDelay(context.attempts) },
}).createMachine({
  id: 'remote-changes',
  description: 'What others save while a document is open: offered, compared, taken in.',
  context: {
    ...{ known: null, born: null, saved: null, deletion: null },
    ...{ version: null, problem: null, attempts: 0 },
  },
  initial: 'current',
  on: {
    'document.known': { actions: { type: 'know', params: ({ event }) => event } },
    'document.gone': '.returning',
    'server.deleted': {
      target: '.gone',
      actions: [{ type: 'keepDeletion', params: ({ event }) => event }, 'announceEnd'],
    },
  },
  states: {
    current: {
      entry: ['forget', 'forgetDeletion'],
      on: {
        'server.saved': savedToOffered,
        'server.missed': 'looking',
        'session.renewed': 'looking',
      },
    },
    gone: {
      description: 'It is not there: nothing is newer, until somebody brings it back.',
      entry: 'forget',
      on: {
        'document.known': knownAgain,
        'document.gone': {},
        'server.saved': {
          target: 'returning',
          actions: { type: 'keep', params: ({ event }) => event },
        },
        'server.missed': 'returning',
        'session.renewed': 'returning',
      },
    },
    returning: {
      description: 'Whether it is there again is looked at before anybody is told so.',
      initial: 'reading',
      exit: 'forgetAttempts',
      on: {
        'document.known': knownAgain,
        'document.gone': {},
        'server.saved': { actions: { type: 'keep', params: ({ event }) => event } },
        'server.missed': '.reading',
      },
      states: {
        reading: {
          tags: 'busy',
          invoke: {
            src: 'read',
            onDone: [
              { guard: { type: 'isAnother', params: read }, target: '#remote-changes.gone' },
              { ...trashed, actions: 'keepTrash' },
              {
                guard: { type: 'isAhead', params: read },
                target: '#remote-changes.newer',
                actions: [
                  { type: 'keepReturn', params: read },
                  { type: 'announceReturn', params: read },
                ],
              },
              {
                target: '#remote-changes.current',
                actions: { type: 'announceReturn', params: read },
              },
            ],
            onError: [
              {
                guard: { type: 'isGone', params: thrown },
                target: '#remote-changes.gone',
                actions: 'forgetTrash',
              },
              { guard: { type: 'isRefused', params: thrown }, target: '#remote-changes.gone' },
              { target: 'overdue', actions: 'countAttempt' },
            ],
          },
        },
        overdue: {
          description: 'It could not be looked at, and will be.',
          after: { retryDelay: 'reading' },
          on: { 'browser.online': 'reading', 'session.renewed': 'reading' },
        },
      },
    },
    looking: {
      initial: 'reading',
      entry: 'forgetDeletion',
      exit: 'forgetAttempts',
      on: { 'server.saved': savedToOffered, 'server.missed': '.reading' },
      states: {
        reading: {
          tags: 'busy',
          invoke: {
            src: 'read',
            onDone: [
              another,
              trashed,
              {
                guard: { type: 'isNewer', params: ({ event }) => foundIn(event.output) },
                target: '#remote-changes.newer',
                actions: { type: 'keep', params: ({ event }) => foundIn(event.output) },
              },
              { target: '#remote-changes.current' },
            ],
            onError: [
              gone,
              { guard: { type: 'isRefused', params: thrown }, target: '#remote-changes.current' },
              { target: 'overdue', actions: 'countAttempt' },
            ],
          },
        },
        overdue: {
          description: 'It could not be looked at, and will be.',
          after: { retryDelay: 'reading' },
          on: { 'browser.online': 'reading', 'session.renewed': 'reading' },
        },
      },
    },
    newer: {
      tags: 'newer',
      initial: 'offered',
      entry: 'forgetDeletion',
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
            onDone: [
              another,
              trashed,
              { target: 'compared', actions: { type: 'keepVersion', params: read } },
            ],
            onError: [gone, failing('offered')],
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
            onDone: [
              another,
              trashed,
              { target: '#remote-changes.current', actions: { type: 'handOver', params: read } },
            ],
            onError: [gone, failing('offered')],
          },
        },
      },
    },
  },
})
