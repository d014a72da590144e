import { documentSetup } from './document.setup.ts'
import { requestOf, unread } from './draft.ts'

/**
 * One document on screen. Typing is accepted whatever the network does (R14); a save that fails
 * says why and keeps every edit; an answer never touches what was typed after its question (R1).
 */
export const documentMachine = documentSetup.createMachine({
  id: 'document',
  description: 'One document on screen: reading it, editing it, saving it, and each way to fail.',
  context: ({ input }) => unread(input),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        src: 'load',
        input: ({ context }) => context.ref,
        onDone: {
          target: 'open',
          actions: { type: 'open', params: ({ event }) => event.output },
        },
        onError: [
          {
            guard: { type: 'isSessionEnded', params: ({ event }) => ({ thrown: event.error }) },
            target: 'unavailable',
            actions: [
              { type: 'keepProblem', params: ({ event }) => ({ thrown: event.error }) },
              'announceSessionEnd',
            ],
          },
          {
            target: 'unavailable',
            actions: { type: 'keepProblem', params: ({ event }) => ({ thrown: event.error }) },
          },
        ],
      },
    },
    unavailable: {
      on: { 'user.retry': 'loading', 'session.renewed': 'loading', 'browser.online': 'loading' },
    },
    open: {
      type: 'parallel',
      states: {
        content: {
          initial: 'clean',
          on: {
            'user.edit': { guard: 'mayEdit', actions: 'edit' },
            'user.insertRow': { guard: 'mayEdit', actions: 'edit' },
            'user.removeRow': { guard: 'mayEdit', actions: 'edit' },
            'user.moveRow': { guard: 'mayEdit', actions: 'edit' },
          },
          states: {
            clean: {
              always: { guard: 'hasUnsaved', target: 'unsaved' },
              on: { 'user.save': { guard: 'isWorthSaving', target: 'saving', actions: 'send' } },
            },
            unsaved: {
              tags: 'unsaved',
              initial: 'dirty',
              always: { guard: 'isBackToBase', target: 'clean', actions: 'forgetProblem' },
              on: {
                'user.save': { guard: 'isWorthSaving', target: 'saving', actions: 'send' },
                'user.revert': { actions: 'revert' },
              },
              states: {
                dirty: {},
                invalid: {},
                locked: {},
                failed: {},
                unauthorised: {
                  on: {
                    'session.renewed': { target: '#document.open.content.saving', actions: 'send' },
                  },
                },
                offline: {
                  after: {
                    retryDelay: {
                      guard: 'mayRepeat',
                      target: '#document.open.content.saving',
                      actions: 'send',
                    },
                  },
                  on: {
                    'browser.online': {
                      guard: 'mayRepeat',
                      target: '#document.open.content.saving',
                      actions: 'send',
                    },
                  },
                },
              },
            },
            saving: {
              tags: ['busy', 'unsaved'],
              invoke: {
                src: 'save',
                input: ({ context }) => requestOf(context),
                onDone: [
                  {
                    guard: 'isCreation',
                    target: 'clean',
                    actions: [
                      { type: 'adopt', params: ({ event }) => event.output },
                      { type: 'announceSave', params: ({ event }) => event.output },
                      { type: 'announceCreation', params: ({ event }) => event.output },
                    ],
                  },
                  {
                    target: 'clean',
                    actions: [
                      { type: 'adopt', params: ({ event }) => event.output },
                      { type: 'announceSave', params: ({ event }) => event.output },
                    ],
                  },
                ],
                onError: [
                  {
                    guard: {
                      type: 'isUnreachable',
                      params: ({ event }) => ({ thrown: event.error }),
                    },
                    target: 'unsaved.offline',
                    actions: {
                      type: 'countAttempt',
                      params: ({ event }) => ({ thrown: event.error }),
                    },
                  },
                  {
                    guard: {
                      type: 'isSessionEnded',
                      params: ({ event }) => ({ thrown: event.error }),
                    },
                    target: 'unsaved.unauthorised',
                    actions: [
                      { type: 'keepProblem', params: ({ event }) => ({ thrown: event.error }) },
                      'announceSessionEnd',
                    ],
                  },
                  {
                    guard: { type: 'isInvalid', params: ({ event }) => ({ thrown: event.error }) },
                    target: 'unsaved.invalid',
                    actions: {
                      type: 'keepProblem',
                      params: ({ event }) => ({ thrown: event.error }),
                    },
                  },
                  {
                    guard: { type: 'isLocked', params: ({ event }) => ({ thrown: event.error }) },
                    target: 'unsaved.locked',
                    actions: {
                      type: 'keepProblem',
                      params: ({ event }) => ({ thrown: event.error }),
                    },
                  },
                  {
                    target: 'unsaved.failed',
                    actions: {
                      type: 'keepProblem',
                      params: ({ event }) => ({ thrown: event.error }),
                    },
                  },
                ],
              },
            },
          },
        },
        removal: {
          initial: 'idle',
          states: {
            idle: { on: { 'user.delete': { guard: 'mayDelete', target: 'confirming' } } },
            confirming: {
              on: { 'user.cancelDelete': 'idle', 'user.confirmDelete': 'removing' },
            },
            removing: {
              tags: 'busy',
              invoke: {
                src: 'remove',
                input: ({ context }) => context.ref,
                onDone: { target: '#document.deleted', actions: 'announceDeletion' },
                onError: [
                  {
                    guard: {
                      type: 'isSessionEnded',
                      params: ({ event }) => ({ thrown: event.error }),
                    },
                    target: 'refused',
                    actions: [
                      {
                        type: 'keepRemovalProblem',
                        params: ({ event }) => ({ thrown: event.error }),
                      },
                      'announceSessionEnd',
                    ],
                  },
                  {
                    target: 'refused',
                    actions: {
                      type: 'keepRemovalProblem',
                      params: ({ event }) => ({ thrown: event.error }),
                    },
                  },
                ],
              },
            },
            refused: {
              exit: 'forgetRemovalProblem',
              on: { 'user.cancelDelete': 'idle', 'user.confirmDelete': 'removing' },
            },
          },
        },
      },
    },
    deleted: { type: 'final' },
  },
})
