import type { Laws } from '#testing/laws'
import { always, emits, hears, never, whenever } from '#testing/laws'
import type { blockHandleMachine } from './block-handle.machine.ts'

export const laws: Laws<typeof blockHandleMachine> = {
  'a handle stands beside a block': always(
    ({ snapshot: { context, value } }) => (value === 'hidden') === (context.block === null),
  ),
  'a place to drop is known while dragging alone': always(
    ({ snapshot: { context, value } }) =>
      context.drop === null || JSON.stringify(value) === '{"shown":"dragging"}',
  ),
  'a block is moved only by a drop on another': whenever(
    emits('moved'),
    (seen) =>
      hears('user.drop')(seen) &&
      seen.before?.drop !== null &&
      seen.before?.drop.block !== seen.before?.block,
  ),
  'nothing is done that nobody asked for': never(
    (seen) =>
      (emits('asked')(seen) && !hears('user.act')(seen)) ||
      (emits('turned')(seen) && !hears('user.turnInto')(seen)),
  ),
  'a menu opened by pointer leaves the caret alone when closed': never(
    (seen) =>
      seen.was('shown.menu.pressed') && hears('user.closeMenu')(seen) && emits('left')(seen),
  ),
  'the pointer takes the handle nowhere while its menu is open or the block is dragged': never(
    (seen) =>
      hears('page.pointed')(seen) &&
      (seen.was('shown.menu') || seen.was('shown.dragging')) &&
      seen.now.block !== seen.before?.block,
  ),
}
