import type { Plan } from '#testing'
import { laws } from './selection.laws.ts'
import { selectionMachine } from './selection.machine.ts'

const page = [1, 2]

export const plan: Plan<typeof selectionMachine> = {
  machine: selectionMachine,
  events: {
    'user.toggle': { 'the first': { id: 1 }, 'the second': { id: 2 } },
    'user.range': {
      'to the second': { id: 2, page },
      'to the second of three': { id: 2, page: [...page, 3] },
    },
    'user.togglePage': { '': { page } },
    'user.chooseMatching': { two: { total: 2 } },
    'page.counted': { three: { total: 3 }, none: { total: 0 } },
    'server.removed': { 'the first': { ids: [1] } },
  },
  laws,
}
