import type { Laws } from '#testing/laws'
import { always, emits, never, whenever } from '#testing/laws'
import type { tableSelectionMachine } from './table-selection.machine.ts'

export const laws: Laws<typeof tableSelectionMachine> = {
  'cells are known wherever one is inside': always(
    ({ snapshot: { context, value } }) => (value === 'outside') === (context.cells === null),
  ),
  'what is done is done to this table': whenever(
    (seen) => emits('asked')(seen) || emits('styled')(seen),
    (seen) => seen.emitted.every(({ table }) => table === seen.before?.cells?.table),
  ),
  'what is asked is what was chosen': whenever(
    emits('asked'),
    (seen) =>
      seen.event?.type === 'user.act' &&
      seen.emitted.some(
        (event) =>
          event.type === 'asked' && event.action === (seen.event as { action: string }).action,
      ),
  ),
  'a single cell is not merged, and only a merged one is split': never(
    (seen) =>
      emits('asked')(seen) &&
      seen.event?.type === 'user.act' &&
      ((seen.event.action === 'merge' &&
        (seen.before?.cells?.rows ?? 0) * (seen.before?.cells?.columns ?? 0) < 2) ||
        (seen.event.action === 'split' && seen.before?.cells?.merged === 0)),
  ),
  'the cells are those that the page said last': whenever(
    (seen) => seen.event?.type === 'page.selected' && seen.is('inside'),
    (seen) => seen.event?.type === 'page.selected' && seen.now.cells === seen.event.cells,
  ),
  'an action closes the menu': never((seen) => emits('asked')(seen) && seen.is('inside.menu')),
}
