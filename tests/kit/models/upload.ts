import { assign, emit, fromPromise, setup } from 'xstate'
import type { Plan } from '#testing'

const words = setup({
  types: {} as {
    context: { size: number; offset: number }
    input: { size: number }
    events: { type: 'user.start' } | { type: 'user.pause' } | { type: 'user.cancel' }
    emitted: { type: 'uploaded' }
  },
  actors: { send: fromPromise<{ offset: number }, { from: number }>(async () => ({ offset: 0 })) },
  guards: {
    isEmpty: ({ context }) => context.size === 0,
    isWhole: ({ context }, { offset }: { offset: number }) => offset === context.size,
  },
  actions: {
    advance: assign((_, { offset }: { offset: number }) => ({ offset })),
    rewind: assign({ offset: 0 }),
    tellUploaded: emit({ type: 'uploaded' }),
  },
})

/** One file on its way, part by part; a pause goes on where it stopped. */
export const uploadMachine = words.createMachine({
  id: 'upload',
  context: ({ input }) => ({ size: input.size, offset: 0 }),
  initial: 'chosen',
  states: {
    chosen: { on: { 'user.start': [{ guard: 'isEmpty', target: 'refused' }, { target: 'open' }] } },
    refused: {},
    open: {
      initial: 'sending',
      on: { 'user.cancel': { target: 'chosen', actions: 'rewind' } },
      states: {
        sending: {
          invoke: {
            id: 'send',
            src: 'send',
            input: ({ context }) => ({ from: context.offset }),
            onDone: [
              {
                guard: { type: 'isWhole', params: ({ event }) => event.output },
                target: '#upload.done',
                actions: [{ type: 'advance', params: ({ event }) => event.output }, 'tellUploaded'],
              },
              {
                target: 'sending',
                reenter: true,
                actions: { type: 'advance', params: ({ event }) => event.output },
              },
            ],
            onError: 'paused',
          },
          on: { 'user.pause': 'paused' },
        },
        paused: { on: { 'user.start': 'sending' } },
      },
    },
    done: { type: 'final' },
  },
})

export const uploadPlan: Plan<typeof uploadMachine> = {
  machine: uploadMachine,
  inputs: { 'a file': { size: 10 }, 'an empty file': { size: 0 } },
  outcomes: {
    send: {
      done: { half: { offset: 5 }, whole: { offset: 10 } },
      failed: { 'no server': new Error('offline') },
    },
  },
}
