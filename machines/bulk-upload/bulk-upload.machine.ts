import { assign, emit, setup } from 'xstate'
import {
  added,
  fileOf,
  firstLeft,
  isUnsaved,
  nothing,
  settled,
  unsavedIn,
  without,
} from './bulk-upload.data.ts'
import type { BulkUploadContext, BulkUploadEmitted, BulkUploadEvent } from './bulk-upload.types.ts'

/** What became of the one whose save has begun. */
const settling = { guard: 'isAsked', actions: 'settle' } as const

/**
 * Many files that become documents (UPL-5): chosen, each with a form, saved one after the other. It
 * says whose turn it is; each file's own document does the rest.
 */
export const bulkUploadMachine = setup({
  types: {} as {
    context: BulkUploadContext
    events: BulkUploadEvent
    emitted: BulkUploadEmitted
    tags: 'open'
  },
  guards: {
    isKnown: ({ context, event }) =>
      event.type === 'user.choose' &&
      (event.key === null || fileOf(context, event.key) !== undefined),
    isRemovable: ({ context, event }) => {
      const file = event.type === 'user.remove' ? fileOf(context, event.key) : undefined
      return file !== undefined && isUnsaved(file) && file.key !== context.asked
    },
    canSave: ({ context }) => context.asked === null && unsavedIn(context).length > 0,
    hasUnsaved: ({ context }) => unsavedIn(context).length > 0,
    isAllSaved: ({ context }) => context.files.length > 0 && unsavedIn(context).length === 0,
    isAsked: ({ context, event }) => 'key' in event && event.key === context.asked,
    isWaiting: ({ context }) => context.asked === null && context.queue.length > 0,
    isThrough: ({ context }) => context.asked === null && context.queue.length === 0,
  },
  actions: {
    add: assign(({ context, event }) =>
      event.type === 'user.add' ? { ...added(context, event.files), refused: event.refused } : {},
    ),
    takeUp: assign(({ context, event }) =>
      event.type === 'journal.found' ? added(context, event.files) : {},
    ),
    choose: assign(({ event }) => (event.type === 'user.choose' ? { chosen: event.key } : {})),
    remove: assign(({ context, event }) =>
      event.type === 'user.remove' ? without(context, event.key) : {},
    ),
    tellRemoved: emit(({ event }) => ({
      type: 'removed' as const,
      key: event.type === 'user.remove' ? event.key : '',
    })),
    enqueue: assign(({ context, event }) =>
      event.type === 'user.save'
        ? { intent: event.intent, queue: unsavedIn(context).map(({ key }) => key), refused: [] }
        : {},
    ),
    ask: assign(({ context: { queue } }) => ({ asked: queue[0] ?? null })),
    wantSave: emit(({ context: { asked, intent } }) => ({
      type: 'saveWanted' as const,
      key: asked ?? '',
      intent,
    })),
    settle: assign(({ context, event }) =>
      event.type === 'document.saved' || event.type === 'document.refused'
        ? settled(context, event)
        : {},
    ),
    emptyQueue: assign({ queue: [] }),
    showWhatIsLeft: assign(({ context }) => firstLeft(context)),
    forget: assign(nothing),
    announceEnd: emit({ type: 'ended' }),
  },
}).createMachine({
  id: 'bulk-upload',
  description: 'Many files that become documents: each with a form, saved one after the other.',
  context: nothing,
  initial: 'idle',
  states: {
    idle: {
      on: {
        'user.open': 'filling',
        'user.add': { target: 'filling', actions: 'add' },
        'journal.found': { target: 'found', actions: 'takeUp' },
      },
    },
    found: {
      description: 'A visit before this one has left files; they are offered, not in the way.',
      on: {
        'user.resume': 'filling',
        'user.open': 'filling',
        'user.add': { target: 'filling', actions: 'add' },
        'user.discard': { target: 'idle', actions: ['forget', 'announceEnd'] },
      },
    },
    filling: {
      tags: 'open',
      always: { guard: 'isAllSaved', target: 'finished' },
      on: {
        'user.add': { actions: 'add' },
        'user.choose': { guard: 'isKnown', actions: 'choose' },
        'user.remove': { guard: 'isRemovable', actions: ['tellRemoved', 'remove'] },
        'user.save': { guard: 'canSave', target: 'saving', actions: 'enqueue' },
        'user.close': [
          { guard: 'hasUnsaved', target: 'asking' },
          { target: 'idle', actions: ['forget', 'announceEnd'] },
        ],
        // Of a save that was on its way when it was stopped.
        'document.saved': settling,
        'document.refused': settling,
      },
    },
    saving: {
      tags: 'open',
      always: [
        { guard: 'isWaiting', actions: ['ask', 'wantSave'] },
        { guard: 'isThrough', target: 'filling', actions: 'showWhatIsLeft' },
      ],
      on: {
        'user.add': { actions: 'add' },
        'user.choose': { guard: 'isKnown', actions: 'choose' },
        'user.remove': { guard: 'isRemovable', actions: ['tellRemoved', 'remove'] },
        'user.stop': { target: 'filling', actions: 'emptyQueue' },
        'user.close': { target: 'asking', actions: 'emptyQueue' },
        'document.saved': settling,
        'document.refused': settling,
      },
    },
    asking: {
      description: 'Closing would discard what is not saved.',
      tags: 'open',
      always: { guard: 'isAllSaved', target: 'finished' },
      on: {
        'user.stay': 'filling',
        'user.add': { actions: 'add' },
        'user.discard': { target: 'idle', actions: ['forget', 'announceEnd'] },
        'document.saved': settling,
        'document.refused': settling,
      },
    },
    finished: {
      tags: 'open',
      on: {
        'user.add': { target: 'filling', actions: 'add' },
        'user.choose': { guard: 'isKnown', actions: 'choose' },
        'user.close': { target: 'idle', actions: ['forget', 'announceEnd'] },
      },
    },
  },
})
