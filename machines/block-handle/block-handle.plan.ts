import type { Plan } from '#testing'
import { laws } from './block-handle.laws.ts'
import { blockHandleMachine } from './block-handle.machine.ts'

export const plan: Plan<typeof blockHandleMachine> = {
  machine: blockHandleMachine,
  events: {
    'page.pointed': {
      'at a block': { block: '3' },
      'at another': { block: '5' },
      'at none': { block: null },
    },
    'page.selected': { 'in a block': { block: '3' }, 'in none': { block: null } },
    'page.replaced': { 'as another': { block: '3', by: '9' } },
    'user.act': { duplicate: { action: 'duplicate' }, delete: { action: 'delete' } },
    'user.turnInto': { 'a heading': { style: 'h2' } },
    'page.dragged': {
      'before another': { drop: { block: '7', side: 'before' } },
      'beside itself': { drop: { block: '3', side: 'after' } },
      'where it is': { drop: null },
    },
  },
  laws,
}
