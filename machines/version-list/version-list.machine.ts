import { assign, setup } from 'xstate'
import type { VersionsPage } from '#contracts/versions'
import { toProblemData } from '#problems'
import { failing } from '../kit/failing.ts'
import { required } from '../kit/required.ts'
import type { Thrown } from '../kit/thrown.ts'
import type { AskedPage, VersionListContext, VersionListEvent } from './version-list.types.ts'

/** The versions of a document, page by page (VER-2). The newest question wins. */
export const versionListMachine = setup({
  types: {} as {
    input: AskedPage
    context: VersionListContext
    events: VersionListEvent
    tags: 'busy'
  },
  actors: { read: required<VersionsPage, AskedPage>('read') },
  guards: {
    isAnother: ({ context: { asked }, event }) =>
      event.type === 'page.asked' && (event.page !== asked.page || event.limit !== asked.limit),
  },
  actions: {
    ask: assign(({ event }) =>
      event.type === 'page.asked' ? { asked: { page: event.page, limit: event.limit } } : {},
    ),
    show: assign((_, { page }: { page: VersionsPage }) => ({ shown: page })),
    keepProblem: assign((_, { thrown }: Thrown) => ({ problem: toProblemData(thrown) })),
    forgetProblem: assign({ problem: null }),
  },
}).createMachine({
  id: 'version-list',
  description: 'The versions of a document, page by page.',
  context: ({ input: { page, limit } }) => ({ asked: { page, limit }, shown: null, problem: null }),
  initial: 'reading',
  on: {
    'page.asked': { guard: 'isAnother', target: '.reading', reenter: true, actions: 'ask' },
  },
  states: {
    reading: {
      tags: 'busy',
      entry: 'forgetProblem',
      invoke: {
        src: 'read',
        input: ({ context }) => context.asked,
        onDone: {
          target: 'listed',
          actions: { type: 'show', params: ({ event }) => ({ page: event.output }) },
        },
        onError: failing('unread'),
      },
    },
    listed: {},
    unread: { on: { 'user.retry': 'reading' } },
  },
})
