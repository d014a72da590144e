import { assign, emit, setup } from 'xstate'
import { required } from '../kit/required.ts'
import { chosen, compared, unsearched, wanted } from './recovery.data.ts'
import type {
  JournalRecord,
  RecoveryContext,
  RecoveryEmitted,
  RecoveryEvent,
  RecoveryInput,
} from './recovery.types.ts'

/**
 * Edits of this document that were typed earlier and never saved (DOC-13): shown beside what the
 * document says now, taken place by place, never applied or thrown away by themselves.
 */
export const recoveryMachine = setup({
  types: {} as {
    input: RecoveryInput
    context: RecoveryContext
    events: RecoveryEvent
    emitted: RecoveryEmitted
  },
  actors: {
    find: required<readonly JournalRecord[], void>('find'),
    forget: required<void, string>('forget'),
  },
  guards: {
    hasFound: (_, records: readonly JournalRecord[]) => records.length > 0,
    hasMore: ({ context }) => context.records.length > 1,
  },
  actions: {
    keep: assign({ records: (_, records: readonly JournalRecord[]) => records }),
    add: assign(({ context, event }) =>
      event.type === 'journal.left' ? { records: [...context.records, event.record] } : {},
    ),
    putOff: assign({ records: [] }),
    compare: assign(({ context, event }) =>
      'current' in event ? compared(context, event.current) : {},
    ),
    choose: assign(({ context, event }) =>
      event.type === 'user.choose' ? { left: chosen(context, event.place, event.side) } : {},
    ),
    announce: emit(({ context, event }) => ({
      type: 'recovered',
      ...('current' in event ? wanted(context, event.current) : { values: {}, unparsed: [] }),
    })),
    drop: assign(({ context }) => ({ records: context.records.slice(1) })),
  },
}).createMachine({
  id: 'recovery',
  description: 'Unsaved edits of an earlier visit, offered beside the document as it is.',
  context: ({ input }) => unsearched(input),
  initial: 'searching',
  states: {
    searching: {
      invoke: {
        src: 'find',
        onDone: [
          {
            guard: { type: 'hasFound', params: ({ event }) => event.output },
            target: 'found',
            actions: { type: 'keep', params: ({ event }) => event.output },
          },
          { target: 'done' },
        ],
        onError: 'done',
      },
    },
    found: {
      on: {
        'user.review': { target: 'reviewing', actions: 'compare' },
        'user.postpone': { target: 'done', actions: 'putOff' },
        'journal.left': { actions: 'add' },
      },
    },
    reviewing: {
      on: {
        'user.choose': { actions: 'choose' },
        'user.recover': { target: 'forgetting', actions: 'announce' },
        'user.discard': 'forgetting',
        'user.postpone': 'found',
        'journal.left': { actions: 'add' },
      },
    },
    forgetting: {
      on: { 'journal.left': { actions: 'add' } },
      invoke: {
        src: 'forget',
        input: ({ context }) => context.records[0]?.key ?? '',
        onDone: [
          { guard: 'hasMore', target: 'found', actions: 'drop' },
          { target: 'done', actions: 'drop' },
        ],
        onError: { target: 'done', actions: 'drop' },
      },
    },
    done: { on: { 'journal.left': { target: 'found', actions: 'add' } } },
  },
})
