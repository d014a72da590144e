import { assign, setup } from 'xstate'
import type { VersionChanges } from '#contracts/changes'
import { toProblemData } from '#problems'
import { failing } from '../kit/failing.ts'
import { required } from '../kit/required.ts'
import type { Thrown } from '../kit/thrown.ts'
import {
  asked,
  content,
  isSameFilter,
  lacks,
  lookedThrough,
  unlooked,
  wantingMore,
  withChosen,
} from './timeline.data.ts'
import type { TimelineContext, TimelineEvent, TimelineFilter } from './timeline.types.ts'

/**
 * What each version of a document changed (VER-9), from the newest on. It looks until enough is found
 * of what is asked for, and always knows how far it has looked.
 */
export const timelineMachine = setup({
  types: {} as {
    input: TimelineFilter
    context: TimelineContext
    events: TimelineEvent
    tags: 'busy'
  },
  actors: { look: required<VersionChanges, string | null>('look') },
  guards: {
    isAnother: ({ context, event }) =>
      event.type === 'page.asked' && !isSameFilter(context.filter, event),
    isLacking: ({ context }) => lacks(context),
    hasMore: ({ context }) => context.next !== null,
  },
  actions: {
    ask: assign(({ event }) => (event.type === 'page.asked' ? asked(event) : {})),
    keep: assign(({ context }, answer: VersionChanges) => lookedThrough(context, answer)),
    wantMore: assign(({ context }) => wantingMore(context)),
    beContent: assign(({ context }) => content(context)),
    choose: assign(({ context, event }) =>
      event.type === 'user.choose' ? withChosen(context, event.version) : {},
    ),
    keepProblem: assign((_, { thrown }: Thrown) => ({ problem: toProblemData(thrown) })),
    forgetProblem: assign({ problem: null }),
  },
}).createMachine({
  id: 'timeline',
  description: 'What each version of a document changed, looked through from the newest on.',
  context: ({ input }) => unlooked(input),
  initial: 'looking',
  on: {
    'user.choose': { actions: 'choose' },
    'page.asked': { guard: 'isAnother', actions: 'ask' },
  },
  states: {
    looking: {
      tags: 'busy',
      entry: 'forgetProblem',
      invoke: {
        src: 'look',
        input: ({ context }) => context.next,
        onDone: { target: 'told', actions: { type: 'keep', params: ({ event }) => event.output } },
        onError: failing('unread'),
      },
      on: { 'user.stop': { guard: 'hasMore', target: 'told', actions: 'beContent' } },
    },
    told: {
      always: { guard: 'isLacking', target: 'looking' },
      on: { 'user.lookFurther': { guard: 'hasMore', target: 'looking', actions: 'wantMore' } },
    },
    unread: { on: { 'user.retry': 'looking' } },
  },
})
