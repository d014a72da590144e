import { Problem } from '#problems'
import type { Plan } from '#testing'
import { laws } from './panel-version.laws.ts'
import { panelVersionMachine } from './panel-version.machine.ts'

export const plan: Plan<typeof panelVersionMachine> = {
  machine: panelVersionMachine,
  laws,
  outcomes: {
    compare: {
      done: { 'the same': true, 'a newer one': false },
      failed: { 'no server': new Problem('server.unreachable') },
    },
  },
}
