import type { Plan } from '#testing'
import { laws } from './picture-point.laws.ts'
import { picturePointMachine } from './picture-point.machine.ts'

export const plan: Plan<typeof picturePointMachine> = {
  machine: picturePointMachine,
  events: {
    'user.move': {
      'half of it to the right': { by: { x: 0.5, y: 0 } },
      'half of it up': { by: { x: 0, y: -0.5 } },
    },
    'user.press': {
      'within it': { point: { x: 0.25, y: 0.75 } },
      'at its edge': { point: { x: 1.01, y: -0.01 } },
    },
  },
  laws,
}
