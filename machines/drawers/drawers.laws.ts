import type { Laws } from '#testing/laws'
import { always } from '#testing/laws'
import type { drawersMachine } from './drawers.machine.ts'

export const laws: Laws<typeof drawersMachine> = {
  'something is open wherever drawers are': always(
    ({ snapshot: { value, context } }) => (value === 'closed') === (context.stack.length === 0),
  ),
  'the question is about unsaved work': always(
    ({ snapshot: state }) =>
      !(state.matches({ open: 'asking' }) || state.matches({ open: 'saving' })) ||
      state.context.unsaved.some(({ key }) => key === state.context.stack.at(-1)?.key),
  ),
}
