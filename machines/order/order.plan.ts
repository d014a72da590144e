import { Problem } from '#config-schema'
import type { Plan } from '#testing'
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
  invariants: {
    'what is on its way is shown, and nothing else': ({ context, value }) =>
      (context.move !== null) === (value === 'moving'),
    'it is known for which documents a position is asked': ({ context, value }) =>
      context.asked.length > 0 === (value === 'asking'),
    'a problem is told where it stands': ({ context, value }) =>
      (context.problem !== null) === (value === 'refused'),
    'what was moved is known until it is taken back': ({ context, value }) =>
      value !== 'undoing' || context.moved.length > 0,
  },
}
