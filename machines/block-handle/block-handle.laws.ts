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
  'a drop on another block moves it there': whenever(
    (seen) =>
      seen.was('shown.dragging') &&
      hears('user.drop')(seen) &&
      !!seen.before?.drop &&
      seen.before.drop.block !== seen.before.block,
    (seen) =>
      seen.emitted.length === 1 &&
      seen.emitted[0]?.type === 'moved' &&
      seen.emitted[0].block === seen.before?.block &&
      seen.emitted[0].drop === seen.before.drop,
  ),
  'after a drop, a cancel, an action or closing, the handle rests beside its block': whenever(
    (seen) =>
      (seen.was('shown.dragging') && (hears('user.drop')(seen) || hears('user.cancel')(seen))) ||
      (seen.was('shown.menu') &&
        (hears('user.act')(seen) || hears('user.turnInto')(seen) || hears('user.closeMenu')(seen))),
    (seen) => seen.is('shown.resting') && seen.now.block === seen.before?.block,
  ),
  'an action is asked for the block of the handle': whenever(
    (seen) => seen.was('shown') && !seen.was('shown.dragging') && hears('user.act')(seen),
    (seen) =>
      seen.emitted.some(
        (event) =>
          event.type === 'asked' &&
          event.block === seen.before?.block &&
          seen.event?.type === 'user.act' &&
          event.action === seen.event.action,
      ),
  ),
  'a style turns the block of the handle': whenever(
    (seen) => seen.was('shown.menu') && hears('user.turnInto')(seen),
    (seen) =>
      seen.emitted.some(
        (event) =>
          event.type === 'turned' &&
          event.block === seen.before?.block &&
          seen.event?.type === 'user.turnInto' &&
          event.style === seen.event.style,
      ),
  ),
  'nothing is done that nobody asked for': never(
    (seen) =>
      (emits('asked')(seen) && !hears('user.act')(seen)) ||
      (emits('turned')(seen) && !hears('user.turnInto')(seen)),
  ),
  'whoever used the menu, or called it by key, is back in the text': whenever(
    (seen) =>
      (seen.was('shown.menu') && (hears('user.act')(seen) || hears('user.turnInto')(seen))) ||
      (seen.was('shown.menu.called') && hears('user.closeMenu')(seen)),
    emits('left'),
  ),
  'a menu opened by pointer leaves the caret alone when closed': never(
    (seen) =>
      seen.was('shown.menu.pressed') && hears('user.closeMenu')(seen) && emits('left')(seen),
  ),
  'the menu that was pressed or called opens': whenever(
    (seen) => seen.was('shown.resting') && (hears('user.openMenu')(seen) || seen.is('shown.menu')),
    (seen) =>
      hears('user.openMenu')(seen)
        ? seen.is('shown.menu.pressed') && seen.now.block === seen.before?.block
        : hears('user.callMenu')(seen) && seen.is('shown.menu.called'),
  ),
  'the menu called by key is that of the block with the caret': whenever(
    (seen) => seen.was('shown.resting') && hears('user.callMenu')(seen) && !!seen.before?.caret,
    (seen) => seen.is('shown.menu.called') && seen.now.block === seen.before?.caret,
  ),
  'the caret is followed wherever it goes': whenever(
    hears('page.selected'),
    (seen) => seen.event?.type === 'page.selected' && seen.now.caret === seen.event.block,
  ),
  'the handle goes to the block with the caret, and away with it': whenever(
    (seen) => hears('page.selected')(seen) && (seen.was('hidden') || seen.was('shown.resting')),
    (seen) =>
      seen.event?.type === 'page.selected' &&
      (seen.event.block === null ? seen.is('hidden') : seen.is('shown.resting')) &&
      seen.now.block === seen.event.block,
  ),
  'the handle stands beside the block that is pointed at, else beside the caret': whenever(
    (seen) => hears('page.pointed')(seen) && seen.was('shown.resting'),
    (seen) =>
      seen.event?.type === 'page.pointed' &&
      seen.now.block === (seen.event.block ?? seen.before?.caret ?? null),
  ),
  'pointing at a block shows its handle': whenever(
    (seen) => seen.was('hidden') && seen.event?.type === 'page.pointed' && !!seen.event.block,
    (seen) =>
      seen.is('shown.resting') &&
      seen.event?.type === 'page.pointed' &&
      seen.now.block === seen.event.block,
  ),
  'a block that became another is followed wherever it is known': whenever(
    hears('page.replaced'),
    ({ event, before, now }) => {
      if (event?.type !== 'page.replaced' || !before) return false
      const followed = (one: string | null) => (one === event.block ? event.by : one)
      return (
        now.block === followed(before.block) &&
        now.caret === followed(before.caret) &&
        now.drop?.side === before.drop?.side &&
        (now.drop?.block ?? null) === followed(before.drop?.block ?? null)
      )
    },
  ),
  'a block that became another ends no drag, and closes no menu': whenever(
    hears('page.replaced'),
    (seen) =>
      seen.emitted.length === 0 &&
      (['hidden', 'shown.dragging', 'shown.menu.pressed', 'shown.menu.called'] as const).every(
        (state) => seen.was(state) === seen.is(state),
      ),
  ),
  'where a dragged block would land is where it was dragged to': whenever(
    (seen) => seen.was('shown.dragging') && hears('page.dragged')(seen),
    (seen) => seen.event?.type === 'page.dragged' && seen.now.drop === seen.event.drop,
  ),
  'the pointer takes the handle nowhere while its menu is open or the block is dragged': never(
    (seen) =>
      hears('page.pointed')(seen) &&
      (seen.was('shown.menu') || seen.was('shown.dragging')) &&
      seen.now.block !== seen.before?.block,
  ),
}
