import { assign, emit, fromPromise, setup } from 'xstate'
import type { Plan } from '#testing'

export interface Options {
  /** How often a save is tried. */
  tries?: number
}

/** Saves a little after the last edit, and tries again a few times. */
export const autosave = ({ tries = 3 }: Options = {}) =>
  setup({
    types: {
      context: {} as { text: string; tries: number; savedAs: number | null },
      events: {} as { type: 'user.edit'; text: string } | { type: 'user.close' },
      emitted: {} as { type: 'saved'; version: number } | { type: 'gaveUp' },
    },
    actors: {
      save: fromPromise<{ version: number }, { text: string }>(() => Promise.reject(new Error())),
    },
    delays: { pause: 12, beforeTryingAgain: 6 },
    guards: { mayTryAgain: ({ context }) => context.tries < tries },
  }).createMachine({
    id: 'autosave',
    context: { text: '', tries: 0, savedAs: null },
    initial: 'clean',
    on: {
      'user.edit': {
        target: '.pausing',
        reenter: true,
        actions: assign({ text: ({ event }) => event.text, tries: 0 }),
      },
      'user.close': '.closed',
    },
    states: {
      clean: {},
      pausing: { after: { pause: 'saving' } },
      saving: {
        entry: assign({ tries: ({ context }) => context.tries + 1 }),
        invoke: {
          src: 'save',
          input: ({ context: { text } }) => ({ text }),
          onDone: {
            target: 'clean',
            actions: [
              assign({ savedAs: ({ event }) => event.output.version }),
              emit(({ event }) => ({ type: 'saved', version: event.output.version })),
            ],
          },
          onError: [{ guard: 'mayTryAgain', target: 'failed' }, { target: 'lost' }],
        },
      },
      failed: { after: { beforeTryingAgain: 'saving' } },
      lost: { entry: emit({ type: 'gaveUp' }) },
      closed: { type: 'final' },
    },
  })

type Autosave = ReturnType<typeof autosave>

export class NoServer extends Error {
  override readonly name = 'NoServer'
  readonly status = 503
}

export const autosavePlan = (machine: Autosave = autosave()) =>
  ({
    machine,
    events: { 'user.edit': { typed: { text: 'Hello' } } },
    outcomes: {
      save: { done: { stored: { version: 1 } }, failed: { 'no server': new NoServer('Gone.') } },
    },
  }) satisfies Plan<Autosave>
