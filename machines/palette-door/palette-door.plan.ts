import type { Plan } from '#testing'
import { paletteDoorMachine } from './palette-door.machine.ts'

export const plan: Plan<typeof paletteDoorMachine> = {
  machine: paletteDoorMachine,
  events: {
    'user.press': { 'a letter': { key: 'p' }, Backspace: { key: 'Backspace' } },
  },
  outcomes: {
    load: {
      done: { 'nothing else is asked': { isFree: true }, 'a question came': { isFree: false } },
      failed: { 'no server': new Error('Failed to fetch') },
    },
  },
  // Longer words are more of the same.
  within: ({ context }) => context.words.length < 3,
}
