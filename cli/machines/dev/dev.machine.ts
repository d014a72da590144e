import { assign, emit, fromPromise, setup } from 'xstate'
import type { DevContext, DevEmitted, DevEvent, Served } from './dev.types.ts'
import { StartFailed } from './dev.types.ts'

const keepServed = {
  type: 'keepServed',
  params: ({ event }: { event: { output: Served } }) => ({ served: event.output }),
} as const

const keepMistake = {
  type: 'keepMistake',
  params: ({ event }: { event: { error: unknown } }) => ({ thrown: event.error }),
} as const

/**
 * The servers of `stateroom dev`. Each has the config as it was when it started; the one before goes on
 * until the next can take its place, and for as long as a mistake keeps it from doing so.
 */
export const devMachine = setup({
  types: {} as {
    context: DevContext
    events: DevEvent
    emitted: DevEmitted
    tags: 'busy'
  },
  actors: {
    /** Starts a server with the files as they are. Aborted, it leaves none behind. */
    open: fromPromise<Served>(() => Promise.reject(new Error('Provide "open".'))),
    /** Ends every server that is left. */
    close: fromPromise<void>(() => Promise.reject(new Error('Provide "close".'))),
  },
  guards: {
    isServed: ({ context, event }) =>
      event.type === 'server.ended' && event.pid === context.served?.pid,
  },
  actions: {
    keepServed: assign((_, { served }: { served: Served }) => ({ served, mistake: null })),
    keepMistake: assign((_, { thrown }: { thrown: unknown }) => ({
      mistake: thrown instanceof StartFailed ? thrown.lines : [String(thrown)],
    })),
    keepEnd: assign(({ event }) => ({
      served: null,
      mistake: event.type === 'server.ended' ? event.lines : null,
    })),
    tellReplaced: emit(({ context }) => ({
      type: 'replaced' as const,
      // Only states with a server lead to the one that does this; the type can't know.
      served: context.served as Served,
    })),
  },
}).createMachine({
  id: 'dev',
  description: 'A server for each state of the config, one after the other.',
  context: { served: null, mistake: null },
  initial: 'opening',
  on: { 'user.stop': '.stopping' },
  states: {
    // Nobody answers requests yet.
    opening: {
      tags: 'busy',
      on: { 'file.saved': { target: 'opening', reenter: true } },
      invoke: {
        src: 'open',
        onDone: { target: 'serving', actions: keepServed },
        onError: { target: 'down', actions: keepMistake },
      },
    },
    down: { on: { 'file.saved': 'opening' } },
    serving: {
      on: {
        'file.saved': 'replacing',
        'server.ended': { guard: 'isServed', target: 'ended', actions: 'keepEnd' },
      },
    },
    // The one before answers, until the next one can.
    replacing: {
      tags: 'busy',
      on: {
        'file.saved': { target: 'replacing', reenter: true },
        'server.ended': { guard: 'isServed', target: 'opening', actions: 'keepEnd' },
      },
      invoke: {
        src: 'open',
        onDone: { target: 'serving', actions: ['tellReplaced', keepServed] },
        onError: { target: 'behind', actions: keepMistake },
      },
    },
    // The last config that worked is served.
    behind: {
      on: {
        'file.saved': 'replacing',
        'server.ended': { guard: 'isServed', target: 'ended', actions: 'keepEnd' },
      },
    },
    ended: { on: { 'file.saved': 'opening' } },
    stopping: {
      tags: 'busy',
      on: { 'user.stop': undefined },
      invoke: { src: 'close', onDone: 'stopped', onError: 'stopped' },
    },
    stopped: { type: 'final' },
  },
})
