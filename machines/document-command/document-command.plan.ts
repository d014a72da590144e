import { Problem } from '#problems'
import type { Plan } from '#testing'
import { laws } from './document-command.laws.ts'
import { documentCommandMachine } from './document-command.machine.ts'

export const plan: Plan<typeof documentCommandMachine> = {
  machine: documentCommandMachine,
  laws,
  events: {
    'user.ask': { 'to delete': { command: 'delete' }, 'to duplicate': { command: 'duplicate' } },
  },
  outcomes: {
    run: {
      done: { done: undefined },
      failed: {
        refused: new Problem('access.refused'),
        'session ended': new Problem('session.ended'),
      },
    },
  },
}
