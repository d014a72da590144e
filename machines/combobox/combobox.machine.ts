import { assign, enqueueActions, setup } from 'xstate'
import type { ComboboxContext, ComboboxEmitted, ComboboxEvent, Offered } from './combobox.types.ts'

const comboboxSetup = setup({
  types: {} as { context: ComboboxContext; events: ComboboxEvent; emitted: ComboboxEmitted },
  guards: {
    isNothing: (_, { text }: { text: string }) => text.trim() === '',
    isAnswered: ({ context }) => isAnswered(context),
    isFound: ({ context }) =>
      isAnswered(context) && context.offered.first !== null && !context.offered.isNew,
    isForAnother: ({ context: { typed, offered } }) => offered.typed !== typed,
    isAnyOffered: ({ context: { offered } }) => offered.first !== null,
    /** The list hasn't highlighted what Enter chooses. */
    isAhead: ({ context: { offered } }, { highlighted }: { highlighted: string | null }) =>
      offered.first !== null && offered.first !== highlighted,
  },
  actions: {
    keepTyped: assign((_, { text }: { text: string }) => ({ typed: text })),
    keepOffered: assign((_, { offered }: { offered: Offered }) => ({ offered })),
    forget: assign({ typed: '' }),
    chooseFirst: enqueueActions(({ context: { offered }, enqueue }) => {
      if (offered.first !== null) enqueue.emit({ type: 'chosen', id: offered.first })
    }),
  },
})

const isAnswered = ({ typed, offered }: ComboboxContext): boolean =>
  offered.typed === typed && !offered.isLoading

const typed = { params: ({ event }: { event: { text: string } }) => event }

/** What Enter chooses in a list that is searched by typing, however early it's pressed. */
export const comboboxMachine = comboboxSetup.createMachine({
  id: 'combobox',
  description:
    'What Enter chooses in a list that is searched by typing, however early it’s pressed.',
  context: {
    typed: '',
    offered: { typed: '', isLoading: false, first: null, isNew: false },
  },
  initial: 'idle',
  on: {
    'page.offered': { actions: { type: 'keepOffered', params: ({ event }) => event } },
    'user.type': [
      { guard: { type: 'isNothing', ...typed }, target: '.idle' },
      { target: '.typed', actions: { type: 'keepTyped', ...typed } },
    ],
  },
  states: {
    idle: { description: 'Keys are the list’s.', entry: 'forget' },
    typed: {
      initial: 'searching',
      on: {
        'user.point': { guard: 'isAnyOffered', target: 'idle' },
        'user.leave': 'idle',
      },
      states: {
        searching: {
          always: { guard: 'isAnswered', target: 'answered' },
          on: { 'user.enter': 'entered' },
        },
        entered: {
          description: 'The first that is found is chosen once the answer has come.',
          always: [
            {
              guard: 'isFound',
              target: '#combobox.idle',
              actions: 'chooseFirst',
            },
            { guard: 'isAnswered', target: 'answered' },
          ],
          // A second Enter isn't the list's either.
          on: { 'user.enter': 'entered' },
        },
        answered: {
          description: 'More of it may still be loading.',
          always: { guard: 'isForAnother', target: 'searching' },
          on: {
            'user.enter': {
              guard: { type: 'isAhead', params: ({ event }) => event },
              target: '#combobox.idle',
              actions: 'chooseFirst',
            },
          },
        },
      },
    },
  },
})
