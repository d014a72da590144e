import { assign, setup } from 'xstate'
import type { DocumentId } from '#contracts/documents'
import type { Inbox } from '#contracts/inbox'
import { toProblemData } from '#problems'
import { failing } from '../kit/failing.ts'
import { required } from '../kit/required.ts'
import type { Thrown } from '../kit/thrown.ts'
import { thrown } from '../kit/thrown.ts'
import type { InboxContext, InboxEvent } from './inbox.types.ts'
import { markedWith } from './unread.ts'

/** What others wrote to this user (39.2). What is read is what the server says: no mark is believed before. */
export const inboxMachine = setup({
  types: {} as {
    context: InboxContext
    events: InboxEvent
    tags: 'busy'
  },
  actors: {
    read: required<Inbox, void>('read'),
    mark: required<void, readonly DocumentId[]>('mark'),
  },
  guards: {
    isMarkable: ({ context, event }) => markedWith(context, event).length > context.marked.length,
  },
  actions: {
    know: assign((_, { entries }: Inbox) => ({ entries })),
    mark: assign(({ context, event }) => ({ marked: markedWith(context, event), problem: null })),
    forgetMarked: assign({ marked: [] }),
    keepProblem: assign((_, { thrown }: Thrown) => ({ problem: toProblemData(thrown) })),
    forgetProblem: assign({ problem: null }),
  },
}).createMachine({
  id: 'inbox',
  description: 'What others wrote to this user: reading it, and marking it as read.',
  context: { entries: [], marked: [], problem: null },
  type: 'parallel',
  states: {
    panel: {
      initial: 'closed',
      states: {
        closed: { on: { 'user.open': 'open' } },
        open: { on: { 'user.close': 'closed' } },
      },
    },
    list: {
      initial: 'reading',
      states: {
        reading: {
          tags: 'busy',
          invoke: {
            src: 'read',
            onDone: {
              target: 'known',
              actions: { type: 'know', params: ({ event }) => event.output },
            },
            onError: failing('unread'),
          },
          // What was asked may be older than that.
          on: { 'server.changed': { target: 'reading', reenter: true } },
        },
        unread: {
          exit: 'forgetProblem',
          on: { 'user.retry': 'reading', 'user.open': 'reading', 'server.changed': 'reading' },
        },
        known: {
          initial: 'settled',
          states: {
            settled: {
              on: {
                'server.changed': 'renewing',
                'user.open': { target: 'renewing', actions: 'forgetProblem' },
              },
            },
            renewing: {
              invoke: {
                src: 'read',
                onDone: {
                  target: 'settled',
                  actions: { type: 'know', params: ({ event }) => event.output },
                },
                onError: 'settled',
              },
              on: { 'server.changed': { target: 'renewing', reenter: true } },
            },
            marking: {
              tags: 'busy',
              description: 'One mark more goes along with those that are on their way.',
              invoke: {
                src: 'mark',
                input: ({ context }) => context.marked,
                onDone: { target: 'renewing', actions: 'forgetMarked' },
                onError: {
                  target: 'renewing',
                  actions: ['forgetMarked', { type: 'keepProblem', params: thrown }],
                },
              },
            },
          },
          on: {
            'user.read': { guard: 'isMarkable', target: '.marking', actions: 'mark' },
            'user.readAll': { guard: 'isMarkable', target: '.marking', actions: 'mark' },
          },
        },
      },
    },
  },
})
