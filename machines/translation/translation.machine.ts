import { assign, setup } from 'xstate'
import { placeKey } from '#contracts/translated-leaves'
import type { Outdated } from '#contracts/translations'
import { toProblemData } from '#problems'
import { failing } from '../kit/failing.ts'
import { required } from '../kit/required.ts'
import type { Thrown } from '../kit/thrown.ts'
import { thrown } from '../kit/thrown.ts'
import type { Mark, Source, TranslationContext, TranslationEvent } from './translation.types.ts'

const translationSetup = setup({
  types: {} as {
    context: TranslationContext
    events: TranslationEvent
    tags: 'busy'
  },
  actors: {
    read: required<Source, void>('read'),
    mark: required<readonly Outdated[], Mark | null>('mark'),
  },
  guards: {
    isOutdated: ({ context: { source } }, { place }: Mark) =>
      source?.outdated.some((one) => placeKey(one.place) === placeKey(place)) === true,
  },
  actions: {
    know: assign((_, source: Source) => ({ source })),
    forget: assign({ source: null, mark: null, refused: null }),
    mark: assign((_, { place, source }: Mark) => ({ mark: { place, source }, refused: null })),
    keepMarked: assign(({ context: { source } }, outdated: readonly Outdated[]) => ({
      source: source && { ...source, outdated },
      mark: null,
    })),
    keepRefused: assign(({ context: { mark } }, { thrown }: Thrown) => ({
      refused: mark && { mark, problem: toProblemData(thrown) },
      mark: null,
    })),
    keepProblem: assign((_, { thrown }: Thrown) => ({ problem: toProblemData(thrown) })),
    forgetProblem: assign({ problem: null }),
  },
})

const marked = {
  'user.stillFits': {
    guard: { type: 'isOutdated', params: ({ event }: { event: Mark }) => event },
    target: 'marking',
    actions: { type: 'mark', params: ({ event }: { event: Mark }) => event },
  },
} as const

/** One mark at a time; whatever it came to, the server is asked afterwards how things are. */
const known = translationSetup.createStateConfig({
  initial: 'settled',
  states: {
    settled: { on: { ...marked, 'server.saved': 'renewing' } },
    renewing: {
      invoke: {
        src: 'read',
        onDone: {
          target: 'settled',
          actions: { type: 'know', params: ({ event }) => event.output },
        },
        onError: 'settled',
      },
      on: { ...marked, 'server.saved': { target: 'renewing', reenter: true } },
    },
    marking: {
      tags: 'busy',
      invoke: {
        src: 'mark',
        input: ({ context }) => context.mark,
        onDone: {
          target: 'renewing',
          actions: { type: 'keepMarked', params: ({ event }) => event.output },
        },
        onError: { target: 'renewing', actions: { type: 'keepRefused', params: thrown } },
      },
    },
  },
})

const read = translationSetup.createStateConfig({
  initial: 'reading',
  states: {
    reading: {
      tags: 'busy',
      invoke: {
        src: 'read',
        onDone: { target: 'known', actions: { type: 'know', params: ({ event }) => event.output } },
        onError: failing('unread'),
      },
      // What was asked may be older than that.
      on: { 'server.saved': { target: 'reading', reenter: true } },
    },
    unread: {
      exit: 'forgetProblem',
      on: { 'user.retry': 'reading', 'server.saved': 'reading' },
    },
    known,
  },
})

/** A document is translated beside its source (39.3). The form is the document's own: it edits nothing. */
export const translationMachine = translationSetup.createMachine({
  id: 'translation',
  description: 'Translating a document: its source, what is out of date, and what still fits.',
  context: { source: null, mark: null, refused: null, problem: null },
  initial: 'off',
  states: {
    off: { on: { 'user.translate': 'on' } },
    on: {
      exit: 'forget',
      on: { 'user.close': 'off' },
      type: 'parallel',
      states: {
        source: read,
        shown: {
          initial: 'untranslated',
          states: {
            untranslated: { on: { 'user.showAll': 'all' } },
            all: { on: { 'user.showUntranslated': 'untranslated' } },
          },
        },
      },
    },
  },
})
