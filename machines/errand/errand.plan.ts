import { Problem } from '#config-schema'
import type { Plan } from '#testing'
import { errandMachine } from './errand.machine.ts'

export const plan: Plan<typeof errandMachine> = {
  machine: errandMachine,
  events: {
    'user.ask': { 'to delete': { errand: 'delete' }, 'to duplicate': { errand: 'duplicate' } },
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
