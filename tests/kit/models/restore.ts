import { emit, fromPromise, setup } from 'xstate'
import type { Plan } from '#testing'

const words = setup({
  types: {} as {
    context: { mayRestore: boolean }
    input: { mayRestore: boolean }
    events: { type: 'user.restore' } | { type: 'user.cancel' } | { type: 'user.confirm' }
    emitted: { type: 'restored' }
  },
  actors: { restore: fromPromise<void>(async () => {}) },
  guards: { mayRestore: ({ context }) => context.mayRestore },
  actions: { tellRestored: emit({ type: 'restored' }) },
})

/** Brings back an old version, after asking; only for those who may. */
export const restoreMachine = words.createMachine({
  id: 'restore',
  context: ({ input }) => input,
  initial: 'idle',
  states: {
    idle: { on: { 'user.restore': { guard: 'mayRestore', target: 'asking' } } },
    asking: { on: { 'user.cancel': 'idle', 'user.confirm': 'restoring' } },
    restoring: {
      invoke: {
        src: 'restore',
        onDone: { target: 'idle', actions: 'tellRestored' },
        onError: 'failed',
      },
    },
    failed: { on: { 'user.confirm': 'restoring', 'user.cancel': 'idle' } },
  },
})

export const restorePlan: Plan<typeof restoreMachine> = {
  machine: restoreMachine,
  inputs: { 'who may': { mayRestore: true }, 'who may not': { mayRestore: false } },
  outcomes: { restore: { done: { '': undefined }, failed: { 'no server': new Error('offline') } } },
}
