import { emit, setup, stateIn } from 'xstate'
import { required } from '../kit/required.ts'

export type JournalEvent =
  | { type: 'document.changed' }
  | { type: 'document.settled' }
  /** The page may be gone in a moment. */
  | { type: 'page.leaving' }

/** What the world outside should hear: all that was changed is kept, or it cannot be. */
export type JournalEmitted = { type: 'kept' } | { type: 'failed' }

/**
 * Keeps what was typed in this browser, soon after each change, at once when the page is left, and
 * before anything is called pending (DOC-13), and forgets it when the server has it.
 */
export const journalMachine = setup({
  types: {} as { events: JournalEvent; emitted: JournalEmitted },
  actors: { keep: required<void, void>('keep'), clear: required<void, void>('clear') },
  guards: { isBehind: stateIn({ keeping: 'behind' }) },
  actions: {
    announceKept: emit({ type: 'kept' }),
    announceFailure: emit({ type: 'failed' }),
  },
  delays: {
    /** ms; with the writing itself less than the 250 that an edit may wait. */
    keepDelay: 150,
    /** ms; longer than between two keys, so that it is not said and unsaid while somebody types. */
    tellDelay: 400,
    /** ms; how soon what could not be written is tried again. */
    retryDelay: 10_000,
  },
}).createMachine({
  id: 'journal',
  description: 'Unsaved edits of one document, kept in the browser until the server has them.',
  initial: 'empty',
  states: {
    empty: { on: { 'document.changed': 'waiting' } },
    waiting: {
      after: { keepDelay: 'keeping' },
      on: { 'document.settled': 'clearing', 'page.leaving': 'keeping' },
    },
    keeping: {
      initial: 'current',
      on: { 'document.settled': 'clearing' },
      invoke: {
        src: 'keep',
        onDone: [
          { guard: 'isBehind', target: 'waiting' },
          { target: 'kept', actions: 'announceKept' },
        ],
        onError: { target: 'failing', actions: 'announceFailure' },
      },
      states: {
        current: { on: { 'document.changed': 'behind' } },
        behind: {
          on: { 'page.leaving': { target: '#journal.keeping', reenter: true } },
        },
      },
    },
    kept: {
      initial: 'silent',
      on: { 'document.changed': 'waiting', 'document.settled': 'clearing' },
      states: {
        silent: { after: { tellDelay: 'told' } },
        told: {},
      },
    },
    failing: {
      description: 'It could not be written. What stood in the way may be gone by the next try.',
      initial: 'idle',
      on: { 'document.changed': 'waiting', 'document.settled': 'clearing' },
      states: {
        idle: { after: { retryDelay: 'trying' }, on: { 'page.leaving': 'trying' } },
        trying: {
          invoke: {
            src: 'keep',
            onDone: { target: '#journal.kept', actions: 'announceKept' },
            onError: 'idle',
          },
        },
      },
    },
    clearing: {
      on: { 'document.changed': 'waiting' },
      invoke: { src: 'clear', onDone: 'empty', onError: 'empty' },
    },
  },
})
