import { Problem } from '#problems'
import type { Plan } from '#testing'
import { laws } from './order.laws.ts'
import { orderMachine } from './order.machine.ts'
import type { Moved } from './order.types.ts'

const moved: readonly Moved[] = [{ id: 1, from: 'a0', to: 'a5' }]

const failures = {
  'somebody else was first': new Problem('order.stale'),
  'session ended': new Problem('session.ended'),
}

export const plan: Plan<typeof orderMachine> = {
  machine: orderMachine,
  events: {
    'user.ask': { 'for one': { ids: [1] } },
    'user.move': { 'to the end': { move: { ids: [1], to: { place: 'end' } } } },
  },
  outcomes: {
    move: { done: { moved, nothing: [] }, failed: failures },
    undo: { done: { undone: undefined }, failed: failures },
  },
  laws,
}
