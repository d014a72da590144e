import { assign, emit, setup } from 'xstate'
import { required } from '../kit/required.ts'
import type {
  Arrival,
  PaletteDoorContext,
  PaletteDoorEmitted,
  PaletteDoorEvent,
  Sheet,
} from './palette-door.types.ts'

const arrival = ({ event }: { event: { output: Arrival } }): Arrival => event.output

/** It is shown, unless something else has to be answered first. */
const arriving = <Target extends string>(sheet: Sheet, target: Target) =>
  ({
    guard: { type: 'isFree', params: arrival },
    target,
    actions: { type: 'announceArrival', params: { sheet } },
  }) as const

/** The way to the palette and the sheet of keys, whose code comes when they are first wanted (NAV-8). */
export const paletteDoorMachine = setup({
  types: {} as {
    context: PaletteDoorContext
    events: PaletteDoorEvent
    emitted: PaletteDoorEmitted
    tags: 'listening'
  },
  actors: { load: required<Arrival>('load') },
  guards: {
    isFree: (_, { isFree }: Arrival) => isFree,
    hasWords: ({ context }) => context.words !== '',
  },
  actions: {
    forget: assign({ words: '' }),
    keepKey: assign(({ context: { words } }, { key }: { key: string }) => ({
      words: key === 'Backspace' ? words.slice(0, -1) : words + key,
    })),
    announceArrival: emit((_, { sheet }: { sheet: Sheet }) => ({ type: 'arrived', sheet })),
    announceWords: emit(({ context: { words } }) => ({ type: 'typed', words })),
    announceGivenUp: emit({ type: 'givenUp' }),
    announceFailure: emit({ type: 'failed' }),
  },
}).createMachine({
  id: 'palette-door',
  description: 'What is typed between wanting the palette and its line being there.',
  context: { words: '' },
  initial: 'closed',
  states: {
    closed: { on: { 'user.toggle': 'wanted', 'user.showKeys': 'keys' } },
    wanted: {
      tags: 'listening',
      entry: 'forget',
      initial: 'coming',
      on: {
        'user.press': { actions: { type: 'keepKey', params: ({ event }) => event } },
      },
      states: {
        coming: {
          on: { 'user.toggle': '#palette-door.closed', 'user.close': '#palette-door.closed' },
          invoke: {
            src: 'load',
            onDone: [arriving('palette', 'arriving'), { target: '#palette-door.closed' }],
            onError: { target: '#palette-door.closed', actions: 'announceFailure' },
          },
        },
        arriving: {
          on: {
            'user.close': { target: '#palette-door.closed', actions: 'announceGivenUp' },
            'page.ready': [
              { guard: 'hasWords', target: '#palette-door.closed', actions: 'announceWords' },
              { target: '#palette-door.closed' },
            ],
            'page.left': '#palette-door.closed',
          },
        },
      },
    },
    keys: {
      on: { 'user.toggle': 'wanted' },
      invoke: {
        src: 'load',
        onDone: [arriving('keys', 'closed'), { target: 'closed' }],
        onError: { target: 'closed', actions: 'announceFailure' },
      },
    },
  },
})
