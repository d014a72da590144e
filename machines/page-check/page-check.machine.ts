import { assign, emit, setup } from 'xstate'
import type {
  PageCheck,
  PageCheckContext,
  PageCheckEmitted,
  PageCheckEvent,
} from './page-check.types.ts'

const unchecked: PageCheck = { kind: 'unchecked' }

/** The accessibility of the page in live preview, which the page checks itself if its site can (20.10). */
export const pageCheckMachine = setup({
  types: {} as {
    context: PageCheckContext
    events: PageCheckEvent
    emitted: PageCheckEmitted
    tags: 'busy'
  },
  actions: {
    ask: emit({ type: 'asked' }),
    keep: assign(({ event }) =>
      event.type === 'page.checked'
        ? { result: { kind: 'checked' as const, violations: event.violations } }
        : {},
    ),
    giveUp: assign({ result: unchecked }),
    forget: assign({ result: null }),
  },
  delays: {
    /** A large page takes a while, and nobody waits longer for a list. */
    patience: 8000,
  },
}).createMachine({
  id: 'page-check',
  description: 'Whether the page in live preview can check itself, and what it found.',
  context: { result: null },
  initial: 'unavailable',
  states: {
    unavailable: {
      description: 'There is no page, or none that can check itself.',
      entry: 'forget',
      on: { 'page.offered': 'available' },
    },
    available: {
      on: {
        'page.ready': 'unavailable',
        'page.gone': 'unavailable',
        'document.checking': 'asking',
      },
    },
    asking: {
      tags: 'busy',
      entry: ['forget', 'ask'],
      after: { patience: { target: 'available', actions: 'giveUp' } },
      on: {
        'page.checked': { target: 'available', actions: 'keep' },
        'page.failed': { target: 'available', actions: 'giveUp' },
        'document.checking': { target: 'asking', reenter: true },
        'page.ready': 'lost',
        'page.gone': 'lost',
      },
    },
    lost: {
      description: 'The page went before it answered.',
      entry: 'giveUp',
      on: { 'page.offered': 'available', 'document.checking': 'unavailable' },
    },
  },
})
