import { assign, emit, setup } from 'xstate'
import type { DocumentData } from '#config-schema'
import type { Edited, WholeValues } from '#machines/document'
import type { History } from './history.data.ts'
import { redone, remembered, steppedBack, steppedForward, undone } from './history.data.ts'

export interface HistoryInput {
  /** Values that are one piece, although they are objects. */
  whole: WholeValues
}

export interface HistoryContext extends History, HistoryInput {}

/** A step says what the document holds now: what others wrote since is not undone. */
export type HistoryEvent =
  | (Omit<Edited, 'type'> & { type: 'document.edited' })
  | { type: 'user.undo'; values: DocumentData }
  | { type: 'user.redo'; values: DocumentData }

/** What the document is to hold. */
export type HistoryEmitted = { type: 'stepped'; values: DocumentData }

/** What a person did to a document, intent by intent, to be taken back and done again (DOC-12). */
export const historyMachine = setup({
  types: {} as {
    input: HistoryInput
    context: HistoryContext
    events: HistoryEvent
    emitted: HistoryEmitted
  },
  guards: {
    isChange: ({ event }) => event.type === 'document.edited' && event.before !== event.after,
    canUndo: ({ context }) => context.past.length > 0,
    canRedo: ({ context }) => context.future.length > 0,
  },
  actions: {
    remember: assign(({ context, event }) => {
      if (event.type !== 'document.edited') return {}
      const { before, after, path, at } = event
      return remembered(context, { before, after, path, at }, context.whole)
    }),
    stepBack: assign(({ context }) => steppedBack(context)),
    stepForward: assign(({ context }) => steppedForward(context)),
    tellUndone: emit(({ context, event }) => ({
      type: 'stepped',
      values: 'values' in event ? undone(context, event.values, context.whole) : {},
    })),
    tellRedone: emit(({ context, event }) => ({
      type: 'stepped',
      values: 'values' in event ? redone(context, event.values, context.whole) : {},
    })),
  },
}).createMachine({
  id: 'history',
  description: 'What was done to a document, to be undone and done again.',
  context: ({ input }) => ({ ...input, past: [], future: [] }),
  initial: 'listening',
  states: {
    listening: {
      on: {
        'document.edited': { guard: 'isChange', actions: 'remember' },
        'user.undo': { guard: 'canUndo', actions: ['tellUndone', 'stepBack'] },
        'user.redo': { guard: 'canRedo', actions: ['tellRedone', 'stepForward'] },
      },
    },
  },
})
