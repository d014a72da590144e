import { assign, emit, setup } from 'xstate'
import type { FormState } from '#contracts/form-state'
import { required } from '../kit/required.ts'
import { thrown } from '../kit/thrown.ts'
import {
  answered,
  failed,
  isWorthAsking,
  isWorthOpening,
  newDefaults,
  unasked,
} from './form-state.data.ts'
import type {
  FormStateContext,
  FormStateEmitted,
  FormStateEvent,
  FormStateInput,
  Question,
} from './form-state.types.ts'

const formStateSetup = setup({
  types: {} as {
    input: FormStateInput
    context: FormStateContext
    events: FormStateEvent
    emitted: FormStateEmitted
  },
  actors: {
    ask: required<FormState, Question>('ask'),
  },
  guards: {
    isWorthOpening: ({ context }) => isWorthOpening(context),
    isWorthAsking: ({ context }, { question }: { question: Question }) =>
      isWorthAsking(context.rules, question),
    hasDefaults: ({ context }, state: FormState) =>
      Object.keys(newDefaults(context, state)).length > 0,
  },
  actions: {
    hear: assign((_, { question }: { question: Question }) => ({ question })),
    adopt: assign(({ context }, state: FormState) => answered(context, state)),
    announceDefaults: emit(({ context }, state: FormState) => ({
      type: 'filled' as const,
      defaults: newDefaults(context, state),
    })),
    keepProblem: assign((_, { thrown }: { thrown: unknown }) => failed(thrown)),
  },
  delays: {
    /** ms without a further change before the server is asked. */
    pause: 250,
  },
})

/**
 * What only the server can decide about a form: asked at the opening, after a pause in typing, and
 * after a save. A change aborts the question that is on its way, so that no answer to an older one
 * ever arrives (R1); one that fails is told, and asked again with the next change (R14).
 */
export const formStateMachine = formStateSetup.createMachine({
  id: 'form-state',
  description: 'What only the server can decide about a form: asked after each pause, never twice.',
  context: ({ input }) => unasked(input),
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'isWorthOpening', target: 'asking' }, { target: 'idle' }] },
    idle: {
      on: {
        'document.changed': [
          {
            guard: { type: 'isWorthAsking', params: ({ event }) => event },
            target: 'waiting',
            actions: { type: 'hear', params: ({ event }) => event },
          },
          { actions: { type: 'hear', params: ({ event }) => event } },
        ],
        'document.saved': [
          {
            guard: { type: 'isWorthAsking', params: ({ event }) => event },
            target: 'asking',
            actions: { type: 'hear', params: ({ event }) => event },
          },
          { actions: { type: 'hear', params: ({ event }) => event } },
        ],
      },
    },
    waiting: {
      after: { pause: 'asking' },
      on: {
        'document.changed': {
          target: 'waiting',
          reenter: true,
          actions: { type: 'hear', params: ({ event }) => event },
        },
        'document.saved': {
          target: 'asking',
          actions: { type: 'hear', params: ({ event }) => event },
        },
      },
    },
    asking: {
      invoke: {
        src: 'ask',
        input: ({ context }) => context.question,
        onDone: [
          {
            guard: { type: 'hasDefaults', params: ({ event }) => event.output },
            target: 'idle',
            actions: [
              { type: 'announceDefaults', params: ({ event }) => event.output },
              { type: 'adopt', params: ({ event }) => event.output },
            ],
          },
          { target: 'idle', actions: { type: 'adopt', params: ({ event }) => event.output } },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'keepProblem', params: thrown },
        },
      },
      on: {
        'document.changed': [
          {
            guard: { type: 'isWorthAsking', params: ({ event }) => event },
            target: 'waiting',
            actions: { type: 'hear', params: ({ event }) => event },
          },
          { actions: { type: 'hear', params: ({ event }) => event } },
        ],
        'document.saved': [
          {
            guard: { type: 'isWorthAsking', params: ({ event }) => event },
            target: 'asking',
            reenter: true,
            actions: { type: 'hear', params: ({ event }) => event },
          },
          { actions: { type: 'hear', params: ({ event }) => event } },
        ],
      },
    },
    failed: {
      on: {
        'document.changed': {
          target: 'waiting',
          actions: { type: 'hear', params: ({ event }) => event },
        },
        'document.saved': {
          target: 'asking',
          actions: { type: 'hear', params: ({ event }) => event },
        },
        'user.retry': 'asking',
        'session.renewed': 'asking',
      },
    },
  },
})
