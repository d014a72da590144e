import type { Plan } from '#testing'
import { laws } from './theme.laws.ts'
import { themeMachine } from './theme.machine.ts'

export const plan: Plan<typeof themeMachine> = {
  machine: themeMachine,
  laws,
  inputs: {
    'first visit': { remembered: 'auto', allowed: 'all' },
    'light before': { remembered: 'light', allowed: 'all' },
    'dark before': { remembered: 'dark', allowed: 'all' },
    'only light allowed': { remembered: 'dark', allowed: 'light' },
    'only dark allowed': { remembered: 'light', allowed: 'dark' },
  },
}
