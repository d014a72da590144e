import type { Plan } from '#testing'
import { laws } from './journal.laws.ts'
import { journalMachine } from './journal.machine.ts'

export const plan: Plan<typeof journalMachine> = {
  machine: journalMachine,
  laws,
  outcomes: {
    keep: { done: { kept: undefined }, failed: { 'no room': new Error('no room') } },
    clear: { done: { cleared: undefined }, failed: { refused: new Error('refused') } },
  },
  stories: [
    [
      ...['', 'document.changed', 'page.leaving', 'document.changed', 'page.leaving'],
      ...['document.changed', 'keep done (kept)'],
    ],
  ],
}
