import { Problem } from '#problems'
import type { Plan } from '#testing'
import { laws } from './restore-field.laws.ts'
import { restoreFieldMachine } from './restore-field.machine.ts'

export const plan: Plan<typeof restoreFieldMachine> = {
  machine: restoreFieldMachine,
  inputs: {
    nothing: { wanted: null },
    'a title': { wanted: { version: 1, place: ['title'], kind: 'value', name: 'Title' } },
  },
  outcomes: {
    take: {
      done: { taken: undefined },
      failed: {
        'no such version': new Problem('version.gone'),
        'session ended': new Problem('session.ended'),
      },
    },
  },
  laws,
}
