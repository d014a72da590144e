import { assign, emit, setup } from 'xstate'
import type { DocumentData } from '#config-schema'
import type { Edited, WholeValues } from '#machines/document'
import type { History } from './history.data.ts'
import {
  overtaken,
  redone,
  remembered,
  saved,
  steppedBack,
  steppedForward,
  undone,
} from './history.data.ts'

export interface HistoryInput {
  /** Values that are one piece, although they are objects. */
  whole: WholeValues
}

export interface HistoryContext extends History, HistoryInput {
  /** What the document held after the last that was done here, or answered to it; null: nothing was. */
  known: DocumentData | null
}

/** All say what the document holds now: what others wrote since is not undone. */
export type HistoryEvent =
  | (Omit<Edited, 'type'> & { type: 'document.edited'; values: DocumentData })
  /** The answer to a save of one's own. */
  | { type: 'document.saved'; values: DocumentData }
  /** It holds something else, whoever made it so. */
  | { type: 'document.shown'; values: DocumentData }
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
    isSomebodyElses: ({ context, event }) => context.known !== event.values,
    canUndo: ({ context }) => context.past.length > 0,
    canRedo: ({ context }) => context.future.length > 0,
  },
  actions: {
    remember: assign(({ context, event }) => {
      if (event.type !== 'document.edited') return {}
      const { before, after, path, at } = event
      return remembered(context, { before, after, path, at }, context.whole)
    }),
    know: assign({ known: ({ event }) => event.values }),
    giveWay: assign(({ context, event }) =>
      context.known === null
        ? {}
        : overtaken(context, { from: context.known, to: event.values }, context.whole),
    ),
    letGo: assign(({ context, event }) =>
      context.known === null ? {} : saved(context, { from: context.known, to: event.values }),
    ),
    stepBack: assign(({ context }) => steppedBack(context)),
    stepForward: assign(({ context }) => steppedForward(context)),
    tellUndone: emit(({ context, event }) => ({
      type: 'stepped',
      values: undone(context, event.values, context.whole),
    })),
    tellRedone: emit(({ context, event }) => ({
      type: 'stepped',
      values: redone(context, event.values, context.whole),
    })),
  },
}).createMachine({
  id: 'history',
  description: 'What was done to a document, to be undone and done again.',
  context: ({ input }) => ({ ...input, past: [], future: [], known: null }),
  initial: 'listening',
  states: {
    listening: {
      on: {
        'document.edited': [
          { guard: 'isChange', actions: ['remember', 'know'] },
          { actions: 'know' },
        ],
        'document.saved': { actions: ['letGo', 'know'] },
        'document.shown': { guard: 'isSomebodyElses', actions: ['giveWay', 'know'] },
        'user.undo': { guard: 'canUndo', actions: ['tellUndone', 'stepBack'] },
        'user.redo': { guard: 'canRedo', actions: ['tellRedone', 'stepForward'] },
      },
    },
  },
})
