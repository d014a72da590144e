import { assign, emit, setup } from 'xstate'
import type { Review } from '#contracts/review'
import { Problem, toProblemData } from '#problems'
import { failing } from '../kit/failing.ts'
import { required } from '../kit/required.ts'
import type { Thrown } from '../kit/thrown.ts'
import type {
  AskedStep,
  ReviewContext,
  ReviewEmitted,
  ReviewEvent,
  WantedStep,
  Written,
} from './review.types.ts'
import { allows, askedOf, isChangedBySave, isTaken, refusalAfterSave } from './steps.ts'

const answer = ({ event }: { event: { output: Review } }): Review => event.output

/** What stands against the step after its save; null: nothing. */
const refusalOf = ({ review, wanted }: ReviewContext, now: Review) =>
  review && wanted ? refusalAfterSave(review, now, wanted.action) : 'review.stale'

const reviewSetup = setup({
  types: {} as {
    context: ReviewContext
    events: ReviewEvent
    emitted: ReviewEmitted
    tags: 'busy' | 'known'
  },
  actors: {
    read: required<Review, void>('read'),
    /** Saves what is unsaved; answers the review of what is stored then, which is what the form shows. */
    store: required<Review, Review | null>('store'),
    take: required<Review, AskedStep | null>('take'),
  },
  guards: {
    isAllowed: ({ context: { review } }, { action }: { action: AskedStep['action'] }) =>
      review !== null && allows(review, action),
    isFormOf: ({ context: { review } }, { action, form }: { action: Written; form: Written }) =>
      action === form && review !== null && allows(review, action),
    isChangedBySave: ({ context: { review } }) => review !== null && isChangedBySave(review),
    isTaken: ({ context: { asked } }, now: Review) => isTaken(asked, now),
    isRefused: ({ context }, now: Review) => refusalOf(context, now) !== null,
  },
  actions: {
    know: assign((_, review: Review) => ({ review })),
    want: assign(({ event }) => {
      if (event.type !== 'user.step') return {}
      const { action, note, to, key } = event
      return { wanted: { action, note, to, key }, problem: null }
    }),
    ask: assign(({ context }) => ({ asked: askedOf(context), wanted: null })),
    refuse: assign(({ context }, now: Review) => ({
      problem: toProblemData(new Problem(refusalOf(context, now) ?? 'review.stale')),
      wanted: null,
    })),
    tellTaken: emit(({ context: { asked } }) => ({
      type: 'taken',
      action: asked?.action ?? 'ask',
    })),
    forgetAsked: assign({ asked: null, problem: null }),
    keepProblem: assign((_, { thrown }: Thrown) => ({
      problem: toProblemData(thrown),
      wanted: null,
    })),
    forgetProblem: assign({ problem: null }),
  },
})

const taken = {
  target: '#review.known.shown.renewing',
  actions: [{ type: 'know', params: answer }, 'tellTaken', 'forgetAsked'],
} as const

/** Nothing else begins, and no dialog closes, until it's known what came of a step. */
const busy = { 'user.step': {}, 'user.open': {}, 'user.close': {} } as const

/** The same wherever one is: the review is read again, and one step at a time is taken. */
const ways = reviewSetup.createStateConfig({
  initial: 'settled',
  states: {
    settled: {
      on: {
        'server.reviewed': 'renewing',
        'document.saved': { guard: 'isChangedBySave', target: 'renewing' },
      },
    },
    renewing: {
      invoke: {
        src: 'read',
        onDone: [
          { ...taken, guard: { type: 'isTaken', params: answer }, target: '#review.known.shown' },
          { target: 'settled', actions: { type: 'know', params: answer } },
        ],
        onError: 'settled',
      },
      // What was asked may be older than that.
      on: {
        'server.reviewed': { target: 'renewing', reenter: true },
        'document.saved': { target: 'renewing', reenter: true },
      },
    },
    storing: {
      tags: 'busy',
      invoke: {
        src: 'store',
        input: ({ context }) => context.review,
        onDone: [
          {
            guard: { type: 'isRefused', params: answer },
            target: 'settled',
            actions: [
              { type: 'refuse', params: answer },
              { type: 'know', params: answer },
            ],
          },
          { target: 'taking', actions: [{ type: 'know', params: answer }, 'ask'] },
        ],
        onError: failing('renewing'),
      },
      on: busy,
    },
    taking: {
      tags: 'busy',
      invoke: {
        src: 'take',
        input: ({ context }) => context.asked,
        onDone: taken,
        onError: failing('renewing'),
      },
      on: busy,
    },
  },
})

const stepping = {
  guard: { type: 'isAllowed', params: ({ event }: { event: WantedStep }) => event },
  target: '.storing',
  actions: 'want',
} as const

const opening = (form: Written) =>
  ({
    guard: {
      type: 'isFormOf',
      params: ({ event }: { event: { action: Written } }) => ({ action: event.action, form }),
    },
    target: form,
    actions: 'forgetProblem',
  }) as const

/** A step that is written down, until it's taken. */
const writing = {
  ...ways,
  on: { 'user.step': stepping, 'user.close': { target: 'shown', actions: 'forgetProblem' } },
} as const

/**
 * The review of a document before it's published (TEAM-2). Nothing is said before the server said it:
 * a step is taken when it answers, and of two people who decide at once, one hears what the other did.
 */
export const reviewMachine = reviewSetup.createMachine({
  id: 'review',
  description: 'The review of a document: how far it is, and one step in it at a time.',
  context: { review: null, wanted: null, asked: null, problem: null },
  initial: 'unasked',
  states: {
    unasked: { on: { 'document.opened': 'reading' } },
    reading: {
      tags: 'busy',
      invoke: {
        src: 'read',
        onDone: { target: 'known', actions: { type: 'know', params: answer } },
        onError: failing('unread'),
      },
      on: {
        'server.reviewed': { target: 'reading', reenter: true },
        'document.saved': { target: 'reading', reenter: true },
      },
    },
    unread: {
      exit: 'forgetProblem',
      on: { 'user.retry': 'reading', 'server.reviewed': 'reading', 'document.saved': 'reading' },
    },
    known: {
      tags: 'known',
      initial: 'shown',
      on: { 'user.dismiss': { actions: 'forgetProblem' } },
      states: {
        shown: {
          ...ways,
          on: { 'user.step': stepping, 'user.open': [opening('ask'), opening('askChanges')] },
        },
        ask: writing,
        askChanges: writing,
      },
    },
  },
})
