import type { Laws } from '#testing/laws'
import { always } from '#testing/laws'
import type { orderMachine } from './order.machine.ts'

export const laws: Laws<typeof orderMachine> = {
  'what is on its way is shown, and nothing else': always(
    ({ snapshot: { context, value } }) => (context.move !== null) === (value === 'moving'),
  ),
  'it is known for which documents a position is asked': always(
    ({ snapshot: { context, value } }) => context.asked.length > 0 === (value === 'asking'),
  ),
  'a problem is told where it stands': always(
    ({ snapshot: { context, value } }) => (context.problem !== null) === (value === 'refused'),
  ),
  'what was moved is known until it is taken back': always(
    ({ snapshot: { context, value } }) => value !== 'undoing' || context.moved.length > 0,
  ),
}
