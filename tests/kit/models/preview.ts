import { emit, setup } from 'xstate'
import type { Plan } from '#testing'

const words = setup({
  types: {} as {
    context: { origin: string }
    events:
      | { type: 'user.toggle' }
      | { type: 'user.widen' }
      | { type: 'user.narrow' }
      | { type: 'preview.ready'; origin: string }
    emitted: { type: 'posted' }
  },
  guards: {
    isOurs: ({ context }, { origin }: { origin: string }) => origin === context.origin,
  },
  actions: { post: emit({ type: 'posted' }) },
})

/** A page beside the form: open or not, narrow or wide, and only our own page is listened to. */
export const previewMachine = words.createMachine({
  id: 'preview',
  context: { origin: 'https://site.example' },
  type: 'parallel',
  states: {
    window: {
      initial: 'closed',
      states: {
        closed: { on: { 'user.toggle': 'loading' } },
        loading: {
          on: {
            'user.toggle': 'closed',
            'preview.ready': {
              guard: { type: 'isOurs', params: ({ event }) => event },
              target: 'shown',
              actions: 'post',
            },
          },
        },
        shown: { on: { 'user.toggle': 'closed' } },
      },
    },
    width: {
      initial: 'wide',
      states: {
        wide: { on: { 'user.narrow': 'narrow' } },
        narrow: { on: { 'user.widen': 'wide' } },
      },
    },
  },
})

export const previewPlan: Plan<typeof previewMachine> = {
  machine: previewMachine,
  events: {
    'preview.ready': {
      ours: { origin: 'https://site.example' },
      "a stranger's": { origin: 'https://other.example' },
    },
  },
}
