import { assign, emit, setup, stateIn } from 'xstate'
import type { BulkResult } from '#contracts/bulk'
import type { DocumentId } from '#contracts/documents'
import { failing } from '../kit/failing.ts'
import { required } from '../kit/required.ts'
import type { Thrown } from '../kit/thrown.ts'
import { thrown } from '../kit/thrown.ts'
import {
  again,
  answered,
  atOnce,
  backwards,
  changeable,
  endOf,
  filled,
  found,
  isFlawless,
  leftOf,
  nextToLook,
  nextToRun,
  refused,
  retriable,
  unasked,
  undoable,
  unread,
  withoutValues,
} from './bulk.data.ts'
import type {
  BulkContext,
  BulkEmitted,
  BulkEvent,
  BulkInput,
  BulkJob,
  BulkQuestion,
} from './bulk.types.ts'

interface Answers {
  results: readonly BulkResult[]
}

/**
 * The same done to many documents (LIST-4, R7): looked at first, then asked, then done a few at a
 * time. It can be held up and goes on where it was, and what became of each is known to the end.
 */
export const bulkMachine = setup({
  types: {} as {
    input: BulkInput
    context: BulkContext
    events: BulkEvent
    emitted: BulkEmitted
    tags: 'busy'
  },
  actors: {
    list: required<readonly DocumentId[], BulkJob | null>('list'),
    look: required<readonly BulkResult[], BulkQuestion>('look'),
    run: required<readonly BulkResult[], BulkQuestion>('run'),
  },
  guards: {
    isEdit: ({ event }) => event.type === 'user.ask' && event.job.change.kind === 'edit',
    isNothing: (_, { ids }: { ids: readonly DocumentId[] }) => ids.length === 0,
    hasMoreToSee: ({ context }, { results }: Answers) =>
      context.ids.length > context.looked.length + results.length,
    isWorthDoing: ({ context }) => changeable(context).length > 0,
    isLast: ({ context }, { results }: Answers) => leftOf(context) <= results.length,
    isFlawless: ({ context }, { results }: Answers) => isFlawless(context, results),
    isPausing: stateIn({ running: 'pausing' }),
    isAnyRefused: ({ context }) => retriable(context).length > 0,
    isAnyUndoable: ({ context }) => undoable(endOf(context)).length > 0,
  },
  actions: {
    take: assign(({ event }) => (event.type === 'user.ask' ? { job: event.job } : {})),
    fill: assign(({ context, event }) =>
      event.type === 'user.fill' ? filled(context, event.edit) : {},
    ),
    keepIds: assign((_, { ids }: { ids: readonly DocumentId[] }) => ({ ids, looked: [] })),
    keepLook: assign(({ context }, { results }: Answers) => ({
      looked: [...context.looked, ...results],
    })),
    keepAnswers: assign(({ context }, { results }: Answers) => answered(context, results)),
    keepProblem: assign((_, { thrown }: Thrown) => unread(thrown)),
    doubt: assign(({ context }, { thrown }: Thrown) => refused(context, thrown)),
    forgetProblem: assign({ problem: null }),
    forgetValues: assign(({ context }) => withoutValues(context)),
    tryAgain: assign(({ context }) => again(context)),
    turnBack: assign(({ context }) => backwards(context)),
    takeNow: assign(({ event }) => (event.type === 'user.changeNow' ? atOnce(event) : {})),
    takeUp: assign(({ context, event }) =>
      event.type === 'journal.found' ? found(context, event) : {},
    ),
    forget: assign(({ context }) => unasked(context)),
    announceEnd: emit(({ context }) => ({ type: 'ended', ...endOf(context) })),
    announceSuccess: emit(({ context }) => ({ type: 'succeeded', ...endOf(context) })),
  },
}).createMachine({
  id: 'bulk',
  description: 'The same done to many documents: looked at, asked, done, told of each.',
  context: ({ input }) => unasked(input),
  initial: 'idle',
  states: {
    idle: {
      on: {
        'user.ask': [
          { guard: 'isEdit', target: 'filling', actions: 'take' },
          { target: 'listing', actions: 'take' },
        ],
        'user.changeNow': { target: 'running', actions: 'takeNow' },
        'journal.found': { target: 'waiting.found', actions: 'takeUp' },
      },
    },
    filling: {
      on: {
        'user.fill': { target: 'listing', actions: 'fill' },
        'user.cancel': { target: 'idle', actions: 'forget' },
      },
    },
    listing: {
      tags: 'busy',
      invoke: {
        src: 'list',
        input: ({ context }) => context.job,
        onDone: [
          {
            guard: { type: 'isNothing', params: ({ event }) => ({ ids: event.output }) },
            target: 'asking',
            actions: { type: 'keepIds', params: ({ event }) => ({ ids: event.output }) },
          },
          {
            target: 'looking',
            actions: { type: 'keepIds', params: ({ event }) => ({ ids: event.output }) },
          },
        ],
        onError: failing('unseen'),
      },
      on: { 'user.cancel': { target: 'idle', actions: 'forget' } },
    },
    looking: {
      tags: 'busy',
      invoke: {
        src: 'look',
        input: ({ context }) => nextToLook(context),
        onDone: [
          {
            guard: { type: 'hasMoreToSee', params: ({ event }) => ({ results: event.output }) },
            target: 'looking',
            reenter: true,
            actions: { type: 'keepLook', params: ({ event }) => ({ results: event.output }) },
          },
          {
            target: 'asking',
            actions: { type: 'keepLook', params: ({ event }) => ({ results: event.output }) },
          },
        ],
        onError: failing('unseen'),
      },
      on: { 'user.cancel': { target: 'idle', actions: 'forget' } },
    },
    unseen: {
      on: {
        'user.retry': { target: 'listing', actions: 'forgetProblem' },
        'user.cancel': { target: 'idle', actions: 'forget' },
      },
    },
    asking: {
      on: {
        'user.confirm': { guard: 'isWorthDoing', target: 'running', actions: 'forgetValues' },
        'user.cancel': { target: 'idle', actions: 'forget' },
      },
    },
    running: {
      tags: 'busy',
      initial: 'going',
      invoke: {
        src: 'run',
        input: ({ context }) => nextToRun(context),
        onDone: [
          {
            guard: { type: 'isFlawless', params: ({ event }) => ({ results: event.output }) },
            target: 'idle',
            actions: [
              { type: 'keepAnswers', params: ({ event }) => ({ results: event.output }) },
              'announceEnd',
              'announceSuccess',
              'forget',
            ],
          },
          {
            guard: { type: 'isLast', params: ({ event }) => ({ results: event.output }) },
            target: 'finished',
            actions: { type: 'keepAnswers', params: ({ event }) => ({ results: event.output }) },
          },
          {
            guard: 'isPausing',
            target: 'waiting.paused',
            actions: { type: 'keepAnswers', params: ({ event }) => ({ results: event.output }) },
          },
          {
            target: 'running',
            reenter: true,
            actions: { type: 'keepAnswers', params: ({ event }) => ({ results: event.output }) },
          },
        ],
        onError: {
          target: 'waiting.halted',
          actions: { type: 'doubt', params: thrown },
        },
      },
      states: {
        going: { on: { 'user.pause': 'pausing' } },
        pausing: { on: { 'user.resume': 'going' } },
      },
    },
    waiting: {
      initial: 'paused',
      on: {
        'user.resume': { target: 'running', actions: 'forgetProblem' },
        'user.stop': { target: 'finished', actions: 'forgetProblem' },
      },
      states: { paused: {}, halted: {}, found: {} },
    },
    finished: {
      entry: 'announceEnd',
      on: {
        'user.retry': { guard: 'isAnyRefused', target: 'listing', actions: 'tryAgain' },
        'user.undo': { guard: 'isAnyUndoable', target: 'running', actions: 'turnBack' },
        'user.close': { target: 'idle', actions: 'forget' },
      },
    },
  },
})
