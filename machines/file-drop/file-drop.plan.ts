import type { Plan } from '#testing'
import { laws } from './file-drop.laws.ts'
import { fileDropMachine } from './file-drop.machine.ts'

export const plan: Plan<typeof fileDropMachine> = {
  machine: fileDropMachine,
  events: {
    'page.dragged': {
      'before a block': { drop: { block: '3', side: 'before' } },
      'after the last': { drop: { block: '9', side: 'after' } },
    },
  },
  laws,
}
