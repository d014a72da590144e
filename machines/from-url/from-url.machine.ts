import { assign, emit, setup } from 'xstate'
import type { FetchedUpload } from '#contracts/uploads'
import { toProblemData } from '#problems'
import { failing } from '../kit/failing.ts'
import { required } from '../kit/required.ts'
import type { Thrown } from '../kit/thrown.ts'
import type { FromUrlContext, FromUrlEmitted, FromUrlEvent } from './from-url.types.ts'

const type = { actions: 'type' } as const
const fetching = { guard: 'hasUrl', target: 'fetching' } as const

/** A file from an address, which the server fetches (UPL-5). */
export const fromUrlMachine = setup({
  types: {} as {
    context: FromUrlContext
    events: FromUrlEvent
    emitted: FromUrlEmitted
    tags: 'open'
  },
  actors: { fetch: required<FetchedUpload, { url: string }>('fetch') },
  guards: { hasUrl: ({ context }) => context.url.trim() !== '' },
  actions: {
    type: assign(({ event }) => (event.type === 'user.type' ? { url: event.url } : {})),
    tell: emit((_, { file }: { file: FetchedUpload }) => ({ type: 'fetched' as const, file })),
    keepProblem: assign((_, { thrown }: Thrown) => ({ problem: toProblemData(thrown) })),
    forgetProblem: assign({ problem: null }),
    forget: assign({ url: '', problem: null }),
  },
}).createMachine({
  id: 'from-url',
  description: 'A file from an address, which the server fetches.',
  context: { url: '', problem: null },
  initial: 'closed',
  states: {
    closed: { entry: 'forget', on: { 'user.open': 'typing' } },
    typing: {
      tags: 'open',
      on: { 'user.type': type, 'user.fetch': fetching, 'user.close': 'closed' },
    },
    fetching: {
      tags: 'open',
      invoke: {
        src: 'fetch',
        input: ({ context }) => ({ url: context.url.trim() }),
        onDone: {
          target: 'closed',
          actions: { type: 'tell', params: ({ event }) => ({ file: event.output }) },
        },
        onError: failing('failed'),
      },
      on: { 'user.close': 'closed' },
    },
    failed: {
      tags: 'open',
      exit: 'forgetProblem',
      on: {
        'user.type': { target: 'typing', actions: 'type' },
        'user.fetch': 'fetching',
        'user.close': 'closed',
      },
    },
  },
})
