import { assign, setup } from 'xstate'
import type { DocumentId } from '#contracts/documents'
import type { Schedule } from '#contracts/schedule'
import { toProblemData } from '#problems'
import { failing } from '../kit/failing.ts'
import { required } from '../kit/required.ts'
import type { Thrown } from '../kit/thrown.ts'
import type { Plan, ScheduleContext, ScheduleEvent } from './schedule.types.ts'

/**
 * What is planned for a document (DOC-15). It is known without being asked for, because it belongs
 * to the truth; whoever closes the list in the middle of a request gets to know how it ended.
 */
export const scheduleMachine = setup({
  types: {} as {
    context: ScheduleContext
    events: ScheduleEvent
    tags: 'busy'
  },
  actors: {
    read: required<Schedule, void>('read'),
    plan: required<Schedule, Plan | null>('plan'),
    remove: required<Schedule, DocumentId | null>('remove'),
  },
  guards: {
    isListed: ({ context, event }) =>
      event.type === 'user.remove' && context.planned.some(({ id }) => id === event.id),
    isRefused: ({ context }) => context.problem !== null,
  },
  actions: {
    keep: assign((_, { planned, warnings = [] }: Schedule) => ({
      ...{ planned, warnings },
      ...{ asked: null, removed: null },
    })),
    ask: assign(({ event }) => ({
      asked: event.type === 'user.plan' ? event.plan : null,
      problem: null,
    })),
    unschedule: assign(({ event }) => ({
      removed: event.type === 'user.remove' ? event.id : null,
      problem: null,
    })),
    keepProblem: assign((_, { thrown }: Thrown) => ({
      problem: toProblemData(thrown),
      asked: null,
      removed: null,
    })),
    forget: assign({ asked: null, removed: null, problem: null }),
  },
}).createMachine({
  id: 'schedule',
  description: 'What is planned for a document: reading it, planning, taking back.',
  context: { planned: [], warnings: [], asked: null, removed: null, problem: null },
  initial: 'idle',
  states: {
    idle: { on: { 'document.opened': 'looking' } },
    looking: {
      invoke: {
        src: 'read',
        onDone: {
          target: 'known',
          actions: { type: 'keep', params: ({ event }) => event.output },
        },
        onError: 'known',
      },
      on: { 'user.open': 'open' },
    },
    known: { on: { 'user.open': 'open', 'clock.due': 'looking' } },
    open: {
      initial: 'reading',
      on: { 'user.close': { target: 'looking', actions: 'forget' } },
      states: {
        reading: {
          tags: 'busy',
          invoke: {
            src: 'read',
            onDone: {
              target: 'listed',
              actions: { type: 'keep', params: ({ event }) => event.output },
            },
            onError: failing('unread'),
          },
        },
        unread: { on: { 'user.retry': { target: 'reading', actions: 'forget' } } },
        listed: {
          initial: 'settled',
          on: {
            'user.plan': { target: 'planning', actions: 'ask' },
            'user.remove': { guard: 'isListed', target: 'removing', actions: 'unschedule' },
            'clock.due': '.renewing',
          },
          states: {
            settled: {},
            refused: {},
            renewing: {
              description: 'The moment of a plan has come: the list stays as it is meanwhile.',
              invoke: {
                src: 'read',
                onDone: [
                  {
                    guard: 'isRefused',
                    target: 'refused',
                    actions: { type: 'keep', params: ({ event }) => event.output },
                  },
                  {
                    target: 'settled',
                    actions: { type: 'keep', params: ({ event }) => event.output },
                  },
                ],
                onError: [{ guard: 'isRefused', target: 'refused' }, { target: 'settled' }],
              },
            },
          },
        },
        planning: {
          tags: 'busy',
          invoke: {
            src: 'plan',
            input: ({ context }) => context.asked,
            onDone: {
              target: 'listed',
              actions: { type: 'keep', params: ({ event }) => event.output },
            },
            onError: failing('listed.refused'),
          },
        },
        removing: {
          tags: 'busy',
          invoke: {
            src: 'remove',
            input: ({ context }) => context.removed,
            onDone: {
              target: 'listed',
              actions: { type: 'keep', params: ({ event }) => event.output },
            },
            onError: failing('listed.refused'),
          },
        },
      },
    },
  },
})
