import { assign, emit, enqueueActions, setup } from 'xstate'
import { required } from '../kit/required.ts'
import {
  chosen,
  compared,
  hasGone,
  isRemains,
  remains,
  unsearched,
  wanted,
  withOthers,
  withRest,
} from './recovery.data.ts'
import type {
  Found,
  JournalRecord,
  RecoveryContext,
  RecoveryEmitted,
  RecoveryEvent,
  RecoveryInput,
} from './recovery.types.ts'
import { restoredOf } from './restored.ts'

const keysOf = (records: readonly JournalRecord[]): readonly string[] =>
  records.map(({ key }) => key)

/** The first is dealt with. */
const next = [
  { guard: 'hasMore', target: 'found', actions: 'drop' },
  { target: 'done', actions: 'drop' },
] as const

/**
 * Edits of this document that were typed earlier and never saved (DOC-13). Where nobody has saved
 * since, they come back by themselves; otherwise they are shown beside what the document says now, and
 * taken place by place. None is thrown away by itself.
 */
export const recoveryMachine = setup({
  types: {} as {
    input: RecoveryInput
    context: RecoveryContext
    events: RecoveryEvent
    emitted: RecoveryEmitted
  },
  actors: {
    find: required<Found, void>('find'),
    /** Deletes them once this visit's own record has what was in them. */
    supersede: required<void, readonly string[]>('supersede'),
    forget: required<void, readonly string[]>('forget'),
    /** Keeps what of a record could not be put into the form, in place of the record. */
    keepRest: required<void, JournalRecord>('keepRest'),
  },
  guards: {
    canRestore: ({ context }, found: Found) => restoredOf(found, context.whole).keys.length > 0,
    hasFound: ({ context }, { records }: Found) => records.length + context.records.length > 0,
    hasLeft: ({ context }) => context.records.length > 0,
    isRemains: ({ context }) => isRemains(context),
    isWritable: ({ context }) => context.form === 'writable',
    hasMore: ({ context }) => context.records.length > 1,
    hasGone: ({ context }) => context.form === 'writable' && hasGone(context),
  },
  actions: {
    keep: assign(({ context }, { records, document }: Found) => ({
      records: withOthers(records, context.records),
      document,
    })),
    restore: enqueueActions(({ context, enqueue }, found: Found) => {
      const restored = restoredOf(found, context.whole)
      const records = withOthers(found.records, context.records).filter(
        ({ key }) => !restored.keys.includes(key),
      )
      enqueue.assign({ records, document: found.document, restored: restored.keys })
      enqueue.emit({ type: 'restored', ...restored })
    }),
    know: assign(({ event }) =>
      event.type === 'document.formChanged' ? { form: event.form } : {},
    ),
    add: assign(({ context, event }) =>
      event.type === 'journal.left' ? { records: withOthers(context.records, [event.record]) } : {},
    ),
    putOff: assign({ records: [] }),
    compare: assign(({ context, event }) =>
      'current' in event ? compared(context, event.current) : {},
    ),
    compareRemains: assign(({ context }) => remains(context)),
    choose: assign(({ context, event }) =>
      event.type === 'user.choose' ? { left: chosen(context, event.place, event.side) } : {},
    ),
    announce: emit(({ context, event }) => ({
      type: 'recovered',
      ...('current' in event
        ? wanted(context, event.current)
        : { values: {}, unparsed: [], unanswered: [] }),
    })),
    takeRest: assign(({ context }) => ({ records: withRest(context) })),
    drop: assign(({ context }) => ({ records: context.records.slice(1) })),
  },
}).createMachine({
  id: 'recovery',
  description: 'Unsaved edits of an earlier visit, offered beside the document as it is.',
  context: ({ input }) => unsearched(input),
  initial: 'searching',
  on: { 'document.formChanged': { actions: 'know' } },
  states: {
    searching: {
      on: { 'journal.left': { actions: 'add' } },
      invoke: {
        src: 'find',
        onDone: [
          {
            guard: { type: 'canRestore', params: ({ event }) => event.output },
            target: 'restoring',
            actions: { type: 'restore', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'hasFound', params: ({ event }) => event.output },
            target: 'found',
            actions: { type: 'keep', params: ({ event }) => event.output },
          },
          { target: 'done', actions: { type: 'keep', params: ({ event }) => event.output } },
        ],
        onError: [{ guard: 'hasLeft', target: 'found' }, { target: 'done' }],
      },
    },
    restoring: {
      description: 'It is back in the form; what it was kept in goes.',
      on: { 'journal.left': { actions: 'add' } },
      invoke: {
        src: 'supersede',
        input: ({ context }) => context.restored,
        onDone: [{ guard: 'hasLeft', target: 'found' }, { target: 'done' }],
        onError: [{ guard: 'hasLeft', target: 'found' }, { target: 'done' }],
      },
    },
    found: {
      on: {
        'user.review': [
          { guard: 'isRemains', target: 'remaining', actions: 'compareRemains' },
          { target: 'reviewing', actions: 'compare' },
        ],
        'user.postpone': { target: 'done', actions: 'putOff' },
        'journal.left': { actions: 'add' },
      },
    },
    reviewing: {
      on: {
        'user.choose': { actions: 'choose' },
        'user.recover': [
          { guard: 'hasGone', target: 'parting', actions: ['announce', 'takeRest'] },
          { guard: 'isWritable', target: 'recovering', actions: 'announce' },
        ],
        'user.discard': 'discarding',
        'user.postpone': 'found',
        'journal.left': { actions: 'add' },
      },
    },
    remaining: {
      description: 'The document that it was typed in no longer exists: it can be copied.',
      on: {
        'user.discard': 'discarding',
        'user.postpone': 'found',
        'journal.left': { actions: 'add' },
      },
    },
    recovering: {
      description: 'It is in the form; what it was kept in goes.',
      on: { 'journal.left': { actions: 'add' } },
      invoke: {
        src: 'supersede',
        input: ({ context }) => keysOf(context.records.slice(0, 1)),
        onDone: next,
        onError: next,
      },
    },
    parting: {
      description: 'It is in the form, but for what has no field any more: that is still offered.',
      on: { 'journal.left': { actions: 'add' } },
      invoke: {
        src: 'keepRest',
        input: ({ context }) => context.records[0]!,
        onDone: 'found',
        onError: 'found',
      },
    },
    discarding: {
      on: { 'journal.left': { actions: 'add' } },
      invoke: {
        src: 'forget',
        input: ({ context }) => keysOf(context.records.slice(0, 1)),
        onDone: next,
        onError: next,
      },
    },
    done: { on: { 'journal.left': { target: 'found', actions: 'add' } } },
  },
})
