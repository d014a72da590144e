import { assign, emit, fromPromise, setup } from 'xstate'
import type { Plan } from '#testing'

const words = setup({
  types: {} as {
    context: { text: string; failures: number }
    events: { type: 'user.type'; text: string } | { type: 'user.undo' }
    emitted: { type: 'saved' } | { type: 'gaveUp' }
  },
  actors: { save: fromPromise<void, { text: string }>(async () => {}) },
  guards: { isTired: ({ context }) => context.failures >= 1 },
  actions: {
    write: assign((_, { text }: { text: string }) => ({ text })),
    countFailure: assign(({ context }) => ({ failures: context.failures + 1 })),
    forgetFailures: assign({ failures: 0 }),
    tellSaved: emit({ type: 'saved' }),
    tellGivenUp: emit({ type: 'gaveUp' }),
  },
  delays: { quiet: 2_000, pause: 5_000 },
})

/** Saves when nobody has typed for a while, and tries once more when that fails. */
export const autosaveMachine = words.createMachine({
  id: 'autosave',
  context: { text: '', failures: 0 },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'user.type': {
          target: 'waiting',
          actions: { type: 'write', params: ({ event }) => event },
        },
      },
    },
    waiting: {
      on: {
        'user.type': {
          target: 'waiting',
          reenter: true,
          actions: { type: 'write', params: ({ event }) => event },
        },
        'user.undo': 'idle',
      },
      after: { quiet: 'saving' },
    },
    saving: {
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context: { text } }) => ({ text }),
        onDone: { target: 'idle', actions: ['forgetFailures', 'tellSaved'] },
        onError: [
          { guard: 'isTired', target: 'idle', actions: ['forgetFailures', 'tellGivenUp'] },
          { target: 'pausing', actions: 'countFailure' },
        ],
      },
      on: {
        'user.type': {
          target: 'waiting',
          actions: { type: 'write', params: ({ event }) => event },
        },
      },
    },
    pausing: {
      after: { pause: 'saving' },
      on: {
        'user.type': {
          target: 'waiting',
          actions: { type: 'write', params: ({ event }) => event },
        },
      },
    },
  },
})

export const autosavePlan: Plan<typeof autosaveMachine> = {
  machine: autosaveMachine,
  events: { 'user.type': { a: { text: 'a' }, b: { text: 'b' } } },
  outcomes: { save: { done: { '': undefined }, failed: { 'no server': new Error('offline') } } },
}
