import { assign, emit, setup, stateIn } from 'xstate'
import { failing } from '../kit/failing.ts'
import { required } from '../kit/required.ts'
import type { Thrown } from '../kit/thrown.ts'
import { thrown } from '../kit/thrown.ts'
import {
  again,
  begun,
  confirmed,
  failedWith,
  found,
  isEnd,
  isMatched,
  isWorthWriting,
  lookedAt,
  lookQuestion,
  matched,
  readAs,
  resultOf,
  unasked,
  writeQuestion,
  written,
} from './import.data.ts'
import type {
  ImportContext,
  ImportEmitted,
  ImportEvent,
  ImportFileQuestion,
  ImportInput,
  ImportLookQuestion,
  ImportSource,
  ImportTally,
  ImportWriteQuestion,
} from './import.types.ts'

interface Looked {
  tallies: readonly ImportTally[]
}

interface Counted {
  tally: ImportTally
}

/**
 * A file is written into a collection (LIST-4): read, matched, looked at line by line, asked, written
 * a few lines at a time. It can be held up and goes on where it was.
 */
export const importMachine = setup({
  types: {} as {
    input: ImportInput
    context: ImportContext & ImportInput
    events: ImportEvent
    emitted: ImportEmitted
    tags: 'busy'
  },
  actors: {
    read: required<ImportSource, ImportFileQuestion>('read'),
    look: required<readonly ImportTally[], ImportLookQuestion>('look'),
    write: required<ImportTally, ImportWriteQuestion>('write'),
  },
  guards: {
    isMatched: ({ context }) => isMatched(context),
    isLookedThrough: ({ context }, { tallies }: Looked) => isEnd(context, tallies.length),
    isLastPart: ({ context }) => isEnd(context, 1),
    isWorthWriting: ({ context }) => isWorthWriting(context),
    isPausing: stateIn({ writing: 'pausing' }),
    isAnyRefused: ({ context }) => resultOf(context).refused > 0,
  },
  actions: {
    setLocale: assign(({ event }) => (event.type === 'user.open' ? { locale: event.locale } : {})),
    take: assign(({ event }) => (event.type === 'user.choose' ? { file: event.file } : {})),
    keepSource: assign(({ context }, { source }: { source: ImportSource }) =>
      readAs(context, source),
    ),
    match: assign(({ context, event }) =>
      event.type === 'user.match' ? matched(context, event) : {},
    ),
    setKey: assign(({ event }) => (event.type === 'user.setKey' ? { key: event.key } : {})),
    setMode: assign(({ event }) => (event.type === 'user.setMode' ? { mode: event.mode } : {})),
    begin: assign(({ context }) => begun(context)),
    keepLook: assign(({ context }, { tallies }: Looked) => lookedAt(context, tallies)),
    turnToWorthy: assign(({ context }) => confirmed(context)),
    keepWritten: assign(({ context }, { tally }: Counted) => written(context, tally)),
    keepProblem: assign((_, { thrown }: Thrown) => failedWith(thrown)),
    forgetProblem: assign({ problem: null }),
    tryAgain: assign(({ context }) => again(context)),
    takeUp: assign(({ event }) => (event.type === 'journal.found' ? found(event) : {})),
    forget: assign(unasked),
    announceEnd: emit({ type: 'ended' }),
  },
}).createMachine({
  id: 'import',
  description: 'A file written into a collection: read, matched, looked at, asked, written.',
  context: ({ input }) => ({ ...unasked, ...input }),
  initial: 'idle',
  states: {
    idle: {
      entry: 'forget',
      on: {
        'user.open': { target: 'choosing', actions: 'setLocale' },
        'journal.found': { target: 'waiting.found', actions: 'takeUp' },
      },
    },
    choosing: {
      on: {
        'user.choose': { target: 'reading', actions: 'take' },
        'user.close': 'idle',
      },
    },
    reading: {
      tags: 'busy',
      invoke: {
        src: 'read',
        input: ({ context: { file, locale } }) => ({ file, locale }),
        onDone: {
          target: 'matching',
          actions: { type: 'keepSource', params: ({ event }) => ({ source: event.output }) },
        },
        onError: {
          target: 'unread',
          actions: { type: 'keepProblem', params: thrown },
        },
      },
      on: { 'user.close': 'idle' },
    },
    unread: {
      exit: 'forgetProblem',
      on: {
        'user.choose': { target: 'reading', actions: 'take' },
        'user.close': 'idle',
      },
    },
    matching: {
      on: {
        'user.match': { actions: 'match' },
        'user.setKey': { actions: 'setKey' },
        'user.setMode': { actions: 'setMode' },
        'user.look': { guard: 'isMatched', target: 'looking', actions: 'begin' },
        'user.back': 'choosing',
        'user.close': 'idle',
      },
    },
    looking: {
      tags: 'busy',
      invoke: {
        src: 'look',
        input: ({ context }) => lookQuestion(context),
        onDone: [
          {
            guard: {
              type: 'isLookedThrough',
              params: ({ event }) => ({ tallies: event.output }),
            },
            target: 'asking',
            actions: { type: 'keepLook', params: ({ event }) => ({ tallies: event.output }) },
          },
          {
            target: 'looking',
            reenter: true,
            actions: { type: 'keepLook', params: ({ event }) => ({ tallies: event.output }) },
          },
        ],
        onError: failing('unseen'),
      },
      on: { 'user.back': 'matching', 'user.close': 'idle' },
    },
    unseen: {
      exit: 'forgetProblem',
      on: { 'user.retry': 'looking', 'user.back': 'matching', 'user.close': 'idle' },
    },
    asking: {
      on: {
        'user.confirm': { guard: 'isWorthWriting', target: 'writing', actions: 'turnToWorthy' },
        'user.back': 'matching',
        'user.close': 'idle',
      },
    },
    writing: {
      tags: 'busy',
      initial: 'going',
      invoke: {
        src: 'write',
        input: ({ context }) => writeQuestion(context),
        onDone: [
          {
            guard: 'isLastPart',
            target: 'finished',
            actions: { type: 'keepWritten', params: ({ event }) => ({ tally: event.output }) },
          },
          {
            guard: 'isPausing',
            target: 'waiting.paused',
            actions: { type: 'keepWritten', params: ({ event }) => ({ tally: event.output }) },
          },
          {
            target: 'writing',
            reenter: true,
            actions: { type: 'keepWritten', params: ({ event }) => ({ tally: event.output }) },
          },
        ],
        onError: failing('waiting.halted'),
      },
      states: {
        going: { on: { 'user.pause': 'pausing' } },
        pausing: { on: { 'user.resume': 'going' } },
      },
    },
    waiting: {
      initial: 'paused',
      exit: 'forgetProblem',
      on: { 'user.resume': 'writing', 'user.stop': 'finished' },
      states: { paused: {}, halted: {}, found: {} },
    },
    finished: {
      entry: 'announceEnd',
      on: {
        'user.retry': { guard: 'isAnyRefused', target: 'looking', actions: 'tryAgain' },
        'user.close': 'idle',
      },
    },
  },
})
