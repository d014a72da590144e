import { Problem } from '#problems'
import type { Plan } from '#testing'
import { laws } from './session-renewal.laws.ts'
import { sessionRenewalMachine } from './session-renewal.machine.ts'

export const plan: Plan<typeof sessionRenewalMachine> = {
  machine: sessionRenewalMachine,
  laws,
  events: { 'session.confirmed': { 'for ten minutes': { timeLeft: 600_000 } } },
  outcomes: {
    untilActive: {
      done: { '': undefined },
      failed: { 'for any reason': new Problem('unexpected') },
    },
    renew: {
      done: { 'for ten minutes': 600_000 },
      failed: {
        'too old': new Problem('access.refused'),
        'no server': new Problem('server.unreachable'),
      },
    },
  },
}
