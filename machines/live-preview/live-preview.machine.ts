import { assign, emit, setup, stateIn } from 'xstate'
import { toProblemData } from '#problems'
import { failing } from '../kit/failing.ts'
import { required } from '../kit/required.ts'
import type { Thrown } from '../kit/thrown.ts'
import type {
  LivePreviewContext,
  LivePreviewEmitted,
  LivePreviewEvent,
  LivePreviewInput,
  PreviewPlace,
} from './live-preview.types.ts'
import { sizeOf, sizeWithin, zooms } from './sizes.ts'

const found = ({ event }: { event: { output: PreviewPlace } }): PreviewPlace => event.output

/**
 * The document's page beside its form: where the page is, what shows it and whether it listens, and how
 * large it is (LIVE-1 to LIVE-3). Only a page that has said so from an expected origin is sent anything.
 */
export const livePreviewMachine = setup({
  types: {} as {
    input: LivePreviewInput
    context: LivePreviewContext
    events: LivePreviewEvent
    emitted: LivePreviewEmitted
    tags: 'busy' | 'listening'
  },
  actors: { locate: required<PreviewPlace, void>('locate') },
  guards: {
    isNowhere: (_, { url }: PreviewPlace) => url === null,
    isStill: ({ context }, { url }: PreviewPlace) => url === context.url,
    isInWindow: stateIn({ page: { shown: { window: 'popup' } } }),
    isWindowBehind: ({ context }) => context.windowUrl !== context.url,
    isExpected: ({ context, event }) =>
      event.type === 'browser.ready' && context.origins.includes(event.origin),
    isAtOnce: ({ event }) => event.type === 'browser.windowClosed' && event.isAtOnce,
    isResponsive: ({ event }) =>
      event.type === 'user.chooseBreakpoint' && event.name === 'responsive',
    isOffered: ({ context, event }) =>
      event.type === 'user.chooseBreakpoint' && sizeOf(context.breakpoints, event.name) !== null,
    isZoom: ({ event }) =>
      event.type === 'user.zoom' && zooms.some((offered) => offered === event.zoom),
  },
  actions: {
    keepPlace: assign((_, { url, origins }: PreviewPlace) => ({ url, origins, origin: null })),
    keepOrigins: assign((_, { origins }: PreviewPlace) => ({ origins })),
    forgetPlace: assign({ url: null, origins: [], origin: null }),
    keepOrigin: assign(({ event }) =>
      event.type === 'browser.ready' ? { origin: event.origin } : {},
    ),
    forgetOrigin: assign({ origin: null }),
    keepProblem: assign((_, { thrown }: Thrown) => ({ problem: toProblemData(thrown) })),
    forgetProblem: assign({ problem: null }),
    fill: assign({ breakpoint: 'responsive', size: null }),
    keepBreakpoint: assign(({ context, event }) =>
      event.type === 'user.chooseBreakpoint'
        ? { breakpoint: event.name, size: sizeOf(context.breakpoints, event.name) }
        : {},
    ),
    keepSize: assign(({ event }) =>
      event.type === 'user.resize' ? { breakpoint: 'custom', size: sizeWithin(event.size) } : {},
    ),
    keepZoom: assign(({ event }) => (event.type === 'user.zoom' ? { zoom: event.zoom } : {})),
    announceReady: emit({ type: 'ready' }),
    openWindow: emit({ type: 'windowWanted' }),
    moveWindow: emit({ type: 'windowMoved' }),
    closeWindow: emit({ type: 'windowUnwanted' }),
    showInWindow: assign(({ context }) => ({ windowUrl: context.url })),
    showInNoWindow: assign({ windowUrl: null }),
  },
  delays: {
    /** A page that listens says so by then. */
    patience: 5000,
  },
}).createMachine({
  id: 'live-preview',
  description: 'The page of a document beside its form, shown in a frame or a window of its own.',
  context: ({ input: { breakpoints } }) => ({
    breakpoints,
    url: null,
    origins: [],
    windowUrl: null,
    origin: null,
    breakpoint: 'responsive',
    size: null,
    zoom: 1,
    problem: null,
  }),
  type: 'parallel',
  on: { 'user.zoom': { guard: 'isZoom', actions: 'keepZoom' } },
  states: {
    page: {
      initial: 'locating',
      states: {
        locating: {
          tags: 'busy',
          invoke: {
            src: 'locate',
            onDone: [
              { guard: { type: 'isNowhere', params: found }, target: 'nowhere' },
              { target: 'shown', actions: { type: 'keepPlace', params: found } },
            ],
            onError: failing('unlocated'),
          },
          // Where it is may be another place since.
          on: { 'document.saved': { target: 'locating', reenter: true } },
        },
        nowhere: {
          description: 'The site has no page for it, at least until it is saved again.',
          entry: 'forgetPlace',
          on: { 'document.saved': 'locating' },
        },
        unlocated: {
          exit: 'forgetProblem',
          on: { 'user.retry': 'locating', 'document.saved': 'locating' },
        },
        shown: {
          type: 'parallel',
          states: {
            address: {
              initial: 'known',
              states: {
                known: { on: { 'document.saved': 'checking' } },
                checking: {
                  invoke: {
                    src: 'locate',
                    onDone: [
                      {
                        guard: { type: 'isNowhere', params: found },
                        target: '#live-preview.page.nowhere',
                      },
                      {
                        guard: { type: 'isStill', params: found },
                        target: 'known',
                        actions: { type: 'keepOrigins', params: found },
                      },
                      {
                        guard: 'isInWindow',
                        target: 'known',
                        actions: { type: 'keepPlace', params: found },
                      },
                      {
                        target: '#live-preview.page.shown',
                        reenter: true,
                        actions: { type: 'keepPlace', params: found },
                      },
                    ],
                    // Where it was is still the best that is known.
                    onError: 'known',
                  },
                  on: { 'document.saved': { target: 'checking', reenter: true } },
                },
              },
            },
            window: {
              initial: 'frame',
              states: {
                frame: {
                  initial: 'waiting',
                  exit: 'forgetOrigin',
                  on: {
                    'user.openWindow': 'popup',
                    'browser.ready': {
                      guard: 'isExpected',
                      target: '.early',
                      actions: ['keepOrigin', 'announceReady'],
                    },
                  },
                  states: {
                    waiting: {
                      after: { patience: 'silent' },
                      on: { 'browser.loaded': { target: 'waiting', reenter: true } },
                    },
                    early: {
                      description: 'Its scripts run, and the rest of it is still to come.',
                      tags: 'listening',
                      on: { 'browser.loaded': 'listening' },
                    },
                    listening: {
                      tags: 'listening',
                      // Someone followed a link in it: another page, which may not listen.
                      on: { 'browser.loaded': { target: 'waiting', actions: 'forgetOrigin' } },
                    },
                    silent: {
                      description:
                        'It is down, may not be framed, or has no live preview: no event says which.',
                      on: { 'browser.loaded': 'waiting' },
                    },
                  },
                },
                popup: {
                  initial: 'waiting',
                  entry: ['showInWindow', 'openWindow'],
                  exit: ['closeWindow', 'showInNoWindow', 'forgetOrigin'],
                  always: {
                    guard: 'isWindowBehind',
                    target: '.waiting',
                    actions: ['showInWindow', 'moveWindow'],
                  },
                  on: {
                    'user.closeWindow': 'frame',
                    'browser.windowBlocked': 'blocked',
                    'browser.windowClosed': 'frame',
                    'browser.ready': {
                      guard: 'isExpected',
                      target: '.listening',
                      actions: ['keepOrigin', 'announceReady'],
                    },
                  },
                  states: {
                    waiting: {
                      after: { patience: 'silent' },
                      on: {
                        // Nobody closes a window that fast: the site's isolation cut it off.
                        'browser.windowClosed': {
                          guard: 'isAtOnce',
                          target: '#live-preview.page.shown.window.cutOff',
                        },
                      },
                    },
                    listening: { tags: 'listening' },
                    silent: {},
                  },
                },
                blocked: {
                  description: 'The browser let no window open.',
                  on: { 'user.openWindow': 'popup', 'user.closeWindow': 'frame' },
                },
                cutOff: {
                  description: 'It is open, and can be neither reached nor watched.',
                  on: { 'user.closeWindow': 'frame' },
                },
              },
            },
          },
        },
      },
    },
    breakpoint: {
      initial: 'responsive',
      on: {
        'user.chooseBreakpoint': [
          { guard: 'isResponsive', target: '.responsive', actions: 'fill' },
          { guard: 'isOffered', target: '.named', actions: 'keepBreakpoint' },
        ],
        'user.resize': { target: '.custom', actions: 'keepSize' },
      },
      states: { responsive: {}, named: {}, custom: {} },
    },
  },
})
