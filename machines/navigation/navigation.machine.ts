import { arrivedFirst } from './navigation.data.ts'
import { navigationSetup } from './navigation.setup.ts'

/**
 * Where we are, and whether we may leave. The browser has already moved when it says so: a refused
 * step is rolled back before any view sees the new address (DOC-4).
 */
export const navigationMachine = navigationSetup.createMachine({
  id: 'navigation',
  description: 'Where we are, whether we may leave unsaved work, and the side navigation.',
  context: ({ input }) => arrivedFirst(input),
  type: 'parallel',
  on: {
    'document.unsaved': { actions: 'countUnsaved' },
    'document.named': { actions: 'rename' },
  },
  states: {
    address: {
      initial: 'settled',
      states: {
        settled: {
          on: {
            'user.go': [
              { guard: 'losesWork', target: 'asking', actions: 'rememberDeparture' },
              { actions: 'go' },
            ],
            'browser.moved': [
              { guard: 'losesWork', target: 'asking', actions: ['rememberDeparture', 'rollBack'] },
              { actions: 'arrive' },
            ],
            'document.settled': { actions: 'discountUnsaved' },
          },
        },
        asking: {
          on: {
            'user.stay': { target: 'settled', actions: 'forgetDeparture' },
            'user.leave': { target: 'settled', actions: 'depart' },
            'browser.moved': { actions: 'rollBack' },
            'document.settled': [
              { guard: 'settlesLast', target: 'settled', actions: 'depart' },
              { actions: 'discountUnsaved' },
            ],
          },
        },
      },
    },
    menu: {
      initial: 'hydrating',
      on: {
        'user.toggleGroup': { actions: ['toggleGroup', 'keepPreferences'] },
      },
      states: {
        hydrating: {
          initial: 'wide',
          // Refused: what the server keeps would be overwritten before it was read.
          on: { 'user.toggleGroup': {} },
          states: {
            wide: {
              always: { guard: 'isNarrow', target: 'narrow' },
              on: {
                'browser.resized': { actions: 'measure' },
                'server.preferencesRead': [
                  {
                    guard: 'keptOpen',
                    target: '#navigation.menu.wide.open',
                    actions: 'adoptPreferences',
                  },
                  { target: '#navigation.menu.wide.closed', actions: 'adoptPreferences' },
                ],
              },
            },
            narrow: {
              tags: 'sheet',
              initial: 'closed',
              on: {
                'browser.resized': [
                  { guard: 'becomesNarrow' },
                  { target: 'wide', actions: 'measure' },
                ],
              },
              states: {
                closed: {
                  on: {
                    'user.toggleMenu': 'open',
                    'server.preferencesRead': {
                      target: '#navigation.menu.narrow.closed',
                      actions: 'adoptPreferences',
                    },
                  },
                },
                open: {
                  tags: 'shown',
                  on: {
                    'user.toggleMenu': 'closed',
                    'user.closeMenu': 'closed',
                    'user.go': 'closed',
                    'browser.moved': 'closed',
                    'server.preferencesRead': {
                      target: '#navigation.menu.narrow.open',
                      actions: 'adoptPreferences',
                    },
                  },
                },
              },
            },
          },
        },
        wide: {
          tags: 'hydrated',
          initial: 'open',
          on: {
            'browser.resized': { guard: 'becomesNarrow', target: 'narrow', actions: 'measure' },
          },
          states: {
            closed: {
              on: {
                'user.toggleMenu': {
                  target: 'opening',
                  actions: ['preferOpen', 'keepPreferences'],
                },
              },
            },
            opening: {
              tags: ['shown', 'animating'],
              after: { menuMotion: 'open' },
              on: {
                'user.toggleMenu': {
                  target: 'closing',
                  actions: ['preferClosed', 'keepPreferences'],
                },
              },
            },
            open: {
              tags: 'shown',
              on: {
                'user.toggleMenu': {
                  target: 'closing',
                  actions: ['preferClosed', 'keepPreferences'],
                },
              },
            },
            closing: {
              tags: 'animating',
              after: { menuMotion: 'closed' },
              on: {
                'user.toggleMenu': {
                  target: 'opening',
                  actions: ['preferOpen', 'keepPreferences'],
                },
              },
            },
          },
        },
        narrow: {
          tags: ['hydrated', 'sheet'],
          initial: 'closed',
          on: {
            'browser.resized': [
              { guard: 'becomesNarrow' },
              { guard: 'wantsOpen', target: 'wide.open', actions: 'measure' },
              { target: 'wide.closed', actions: 'measure' },
            ],
          },
          states: {
            closed: { on: { 'user.toggleMenu': 'open' } },
            open: {
              tags: 'shown',
              on: {
                'user.toggleMenu': 'closed',
                'user.closeMenu': 'closed',
                'user.go': 'closed',
                'browser.moved': 'closed',
              },
            },
          },
        },
      },
    },
  },
})
