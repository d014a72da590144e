import type { Plan } from '#testing'
import { journalMachine } from './journal.machine.ts'

export const plan: Plan<typeof journalMachine> = {
  machine: journalMachine,
  outcomes: {
    keep: { done: { kept: undefined }, failed: { 'no room': new Error('no room') } },
    clear: { done: { cleared: undefined }, failed: { refused: new Error('refused') } },
  },
}
