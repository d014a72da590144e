import { setup } from 'xstate'
import { required } from '../kit/required.ts'
import type { PanelVersionEvent } from './panel-version.types.ts'

const minute = 60_000

/**
 * Whether the server has a newer panel than the one in this tab. It's asked when there is a reason to
 * believe so; whoever only comes back to the tab asks again no sooner than after five minutes.
 */
export const panelVersionMachine = setup({
  types: {} as { events: PanelVersionEvent },
  actors: {
    /** Answers whether the server's panel is this one. */
    compare: required<boolean>('compare'),
  },
  guards: {
    isSame: (_, { isSame }: { isSame: boolean }) => isSame,
  },
  delays: {
    /** How long an answer is believed without another reason to doubt it. */
    believed: 5 * minute,
    nextTry: minute / 2,
  },
}).createMachine({
  id: 'panel-version',
  description: 'Noticing that the server has a newer version of the panel.',
  initial: 'current',
  states: {
    current: {
      initial: 'fresh',
      on: { 'page.missedPart': 'comparing', 'server.streamEnded': 'comparing' },
      states: {
        fresh: { after: { believed: 'old' } },
        old: { on: { 'page.shown': '#panel-version.comparing' } },
      },
    },
    comparing: {
      invoke: {
        src: 'compare',
        onDone: [
          {
            guard: { type: 'isSame', params: ({ event }) => ({ isSame: event.output }) },
            target: 'current',
          },
          { target: 'outdated' },
        ],
        onError: 'unanswered',
      },
    },
    unanswered: {
      after: { nextTry: 'comparing' },
      on: { 'page.missedPart': 'comparing', 'page.shown': 'comparing' },
    },
    outdated: {
      initial: 'told',
      states: {
        told: { on: { 'user.later': 'postponed' } },
        postponed: { on: { 'page.missedPart': 'told' } },
      },
    },
  },
})
