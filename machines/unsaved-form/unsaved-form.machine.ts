import { emit, setup } from 'xstate'
import type { UnsavedFormEmitted, UnsavedFormEvent } from './unsaved-form.types.ts'

/**
 * What a person enters in a form that is no document: it closes unasked while nothing was entered, and
 * asks before anything goes with it (DOC-4).
 */
export const unsavedFormMachine = setup({
  types: {} as {
    events: UnsavedFormEvent
    emitted: UnsavedFormEmitted
    tags: 'touched'
  },
  actions: { close: emit({ type: 'closed' }) },
}).createMachine({
  id: 'unsaved-form',
  description: 'What was entered in a form that is no document, until it’s submitted or discarded.',
  initial: 'untouched',
  states: {
    untouched: {
      on: { 'user.enter': 'touched', 'user.close': { actions: 'close' } },
    },
    touched: {
      tags: 'touched',
      on: { 'page.settled': 'untouched', 'user.close': 'asking' },
    },
    asking: {
      tags: 'touched',
      on: {
        'user.stay': 'touched',
        'user.discard': { target: 'untouched', actions: 'close' },
        // There is nothing left to ask about.
        'page.settled': { target: 'untouched', actions: 'close' },
        'page.leaving': 'touched',
      },
    },
  },
})
