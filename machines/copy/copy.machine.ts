import { assign, emit, setup } from 'xstate'
import { failing } from '../kit/failing.ts'
import { required } from '../kit/required.ts'
import type { Thrown } from '../kit/thrown.ts'
import { news, nextRequest, pending, read, refused, unasked, written } from './copy.data.ts'
import type {
  CopyContext,
  CopyEmitted,
  CopyEvent,
  CopyInput,
  CopyRequest,
  Versions,
  Written,
} from './copy.types.ts'

/**
 * What a document says in one language, copied to others (DOC-15). What would change is known
 * before it is done; each language is written by itself, and what is written stays written.
 */
export const copyMachine = setup({
  types: {} as {
    input: CopyInput
    context: CopyContext
    events: CopyEvent
    emitted: CopyEmitted
    tags: 'busy'
  },
  actors: {
    read: required<Versions, readonly string[]>('read'),
    write: required<Written, CopyRequest>('write'),
  },
  guards: {
    isWorthCopying: ({ context }) => pending(context).length > 0,
    hasMore: ({ context }) => pending(context).length > 1,
  },
  actions: {
    begin: assign(({ context, event }) => ({
      ...unasked(context),
      ...('to' in event && { to: event.to }),
    })),
    choose: assign(({ event }) => (event.type === 'user.choose' ? { to: event.to } : {})),
    switch: assign(({ event }) => (event.type === 'user.switch' ? { mode: event.mode } : {})),
    keep: assign(({ context }, versions: Versions) => read(context, versions)),
    goOn: assign(({ context }, answer: Written) => written(context, answer)),
    keepProblem: assign((_, { thrown }: Thrown) => refused(thrown)),
    forgetProblem: assign({ problem: null }),
    announceCopy: emit(({ context }) => news(context)),
  },
}).createMachine({
  id: 'copy',
  description: 'Copying what a document says in one language to others: compared, then written.',
  context: ({ input }) => unasked(input),
  initial: 'closed',
  states: {
    closed: { on: { 'user.open': { target: 'open', actions: 'begin' } } },
    open: {
      initial: 'reading',
      states: {
        reading: {
          tags: 'busy',
          invoke: {
            src: 'read',
            input: ({ context: { from, to } }) => [from, ...to],
            onDone: {
              target: 'choosing',
              actions: { type: 'keep', params: ({ event }) => event.output },
            },
            onError: failing('refused'),
          },
          on: {
            'user.choose': { target: 'reading', reenter: true, actions: 'choose' },
            'user.switch': { actions: 'switch' },
            'user.cancel': '#copy.closed',
          },
        },
        refused: {
          exit: 'forgetProblem',
          on: {
            'user.retry': 'reading',
            'document.saved': 'reading',
            'user.cancel': '#copy.closed',
          },
        },
        choosing: {
          on: {
            'user.choose': { target: 'reading', actions: 'choose' },
            'user.switch': { actions: 'switch' },
            'user.copy': { guard: 'isWorthCopying', target: 'copying' },
            'user.cancel': '#copy.closed',
          },
        },
        copying: {
          tags: 'busy',
          invoke: {
            src: 'write',
            input: ({ context }) => nextRequest(context),
            onDone: [
              {
                guard: 'hasMore',
                target: 'copying',
                reenter: true,
                actions: ['announceCopy', { type: 'goOn', params: ({ event }) => event.output }],
              },
              {
                target: '#copy.closed',
                actions: ['announceCopy', { type: 'goOn', params: ({ event }) => event.output }],
              },
            ],
            onError: failing('refused'),
          },
        },
      },
    },
  },
})
