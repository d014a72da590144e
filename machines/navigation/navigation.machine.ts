import { arrivedFirst } from './navigation.data.ts'
import { navigationSetup, workIn } from './navigation.setup.ts'

/**
 * Where we are, and whether we may leave. The browser has already moved when it says so: a refused
 * step is rolled back before any view sees the new address (DOC-4).
 */
export const navigationMachine = navigationSetup.createMachine({
  id: 'navigation',
  description:
    'Where we are and in which content language, whether we may leave unsaved work, and the side navigation.',
  context: ({ input }) => arrivedFirst(input),
  type: 'parallel',
  on: {
    'document.unsaved': { actions: 'countUnsaved' },
    'document.settled': { actions: 'discountUnsaved' },
    'document.named': { actions: 'rename' },
  },
  states: {
    address: {
      initial: 'settled',
      states: {
        settled: {
          on: {
            'user.go': [
              { guard: 'leavesWork', target: 'asking', actions: 'rememberDeparture' },
              { actions: 'go' },
            ],
            'user.chooseLocale': [
              { guard: 'leavesWork', target: 'asking', actions: 'rememberDeparture' },
              { actions: 'go' },
            ],
            'user.signOut': [
              { guard: 'leavesWork', target: 'asking', actions: 'rememberDeparture' },
              { actions: 'go' },
            ],
            'browser.moved': [
              { guard: 'leavesWork', target: 'asking', actions: ['rememberDeparture', 'rollBack'] },
              { actions: 'arrive' },
            ],
          },
        },
        asking: {
          on: {
            'user.stay': { target: 'settled', actions: 'forgetDeparture' },
            'user.leave': { target: 'departing', actions: 'depart' },
            'user.saveAndLeave': { guard: 'canSave', target: 'saving', actions: 'wantSave' },
            'browser.moved': { actions: 'rollBack' },
            'document.unsaved': [
              {
                guard: {
                  type: 'answersQuestion',
                  params: ({ event }) => ({ key: event.key, work: workIn(event) }),
                },
                target: 'departing',
                actions: ['countUnsaved', 'depart'],
              },
              { actions: 'countUnsaved' },
            ],
            'document.settled': [
              {
                guard: { type: 'answersQuestion', params: ({ event }) => event },
                target: 'departing',
                actions: ['discountUnsaved', 'depart'],
              },
              { actions: 'discountUnsaved' },
            ],
          },
        },
        saving: {
          description: 'The step waits for the save that was asked for with it.',
          on: {
            'user.stay': { target: 'settled', actions: 'forgetDeparture' },
            'user.leave': { target: 'departing', actions: 'depart' },
            'browser.moved': { actions: 'rollBack' },
            'document.settled': [
              {
                guard: { type: 'settlesLast', params: ({ event }) => event },
                target: 'departing',
                actions: ['discountUnsaved', 'depart'],
              },
              { actions: 'discountUnsaved' },
            ],
            'document.notSaved': {
              guard: { type: 'isUnsaved', params: ({ event }) => event },
              target: 'settled',
              actions: 'forgetDeparture',
            },
          },
        },
        departing: {
          description: 'The browser makes a step in the history, and says so when it is made.',
          always: { guard: 'hasDeparted', target: 'settled' },
          on: {
            'user.go': [
              { guard: 'leavesWork', target: 'asking', actions: 'rememberDeparture' },
              { target: 'settled', actions: ['leaveBehind', 'forgetDeparture', 'go'] },
            ],
            'user.chooseLocale': [
              { guard: 'leavesWork', target: 'asking', actions: 'rememberDeparture' },
              { target: 'settled', actions: ['leaveBehind', 'forgetDeparture', 'go'] },
            ],
            'user.signOut': [
              { guard: 'leavesWork', target: 'asking', actions: 'rememberDeparture' },
              { target: 'settled', actions: ['leaveBehind', 'forgetDeparture', 'go'] },
            ],
            'browser.moved': [
              { guard: 'leavesWork', target: 'asking', actions: ['rememberDeparture', 'rollBack'] },
              { target: 'settled', actions: ['leaveBehind', 'forgetDeparture', 'arrive'] },
            ],
          },
        },
      },
    },
    locale: {
      description: 'What is kept of a person is adopted once: it changes by their choice alone.',
      initial: 'unknown',
      states: {
        unknown: {
          always: { guard: 'isLocaleKnown', target: 'known' },
          on: {
            'server.localeRead': { guard: 'isLocaleRead', target: 'known', actions: 'adoptLocale' },
          },
        },
        known: { on: { 'session.left': { target: 'unknown', actions: 'forgetLocale' } } },
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
