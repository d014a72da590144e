import type { Plan } from '#testing'
import { countOf } from './selection.data.ts'
import { selectionMachine } from './selection.machine.ts'

const page = [1, 2]

export const plan: Plan<typeof selectionMachine> = {
  machine: selectionMachine,
  events: {
    'user.toggle': { 'the first': { id: 1 }, 'the second': { id: 2 } },
    'user.range': { 'to the second': { id: 2, page } },
    'user.togglePage': { '': { page } },
    'user.chooseMatching': { two: { total: 2 } },
    'page.counted': { three: { total: 3 }, none: { total: 0 } },
    'server.removed': { 'the first': { ids: [1] } },
  },
  invariants: {
    'something is chosen, or nothing': ({ context, value }) =>
      (countOf(context) === 0) === (value === 'none'),
  },
}
