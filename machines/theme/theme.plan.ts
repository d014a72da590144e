import type { Plan } from '#testing'
import { laws } from './theme.laws.ts'
import { themeMachine } from './theme.machine.ts'

export const plan: Plan<typeof themeMachine> = {
  machine: themeMachine,
  laws,
  inputs: {
    'first visit': { remembered: null, byDefault: 'light', allowed: 'all' },
    'first visit of a dark site': { remembered: null, byDefault: 'dark', allowed: 'all' },
    'first visit of a site that follows the system': {
      remembered: null,
      byDefault: 'auto',
      allowed: 'all',
    },
    'light before': { remembered: 'light', byDefault: 'auto', allowed: 'all' },
    'dark before': { remembered: 'dark', byDefault: 'light', allowed: 'all' },
    'the system’s before': { remembered: 'auto', byDefault: 'light', allowed: 'all' },
    'only light allowed': { remembered: 'dark', byDefault: 'dark', allowed: 'light' },
    'only dark allowed': { remembered: 'light', byDefault: 'light', allowed: 'dark' },
    'only dark allowed, first visit': { remembered: null, byDefault: 'auto', allowed: 'dark' },
  },
}
