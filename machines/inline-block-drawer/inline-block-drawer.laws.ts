import type { Laws } from '#testing/laws'
import { always, emits, hears, never, whenever } from '#testing/laws'
import type { inlineBlockDrawerMachine } from './inline-block-drawer.machine.ts'

export const laws: Laws<typeof inlineBlockDrawerMachine> = {
  'a drawer is about a block': always(
    ({ snapshot: { context, value } }) => (value === 'closed') === (context.block === null),
  ),
  'calling off a new one removes it, and no other': whenever(
    (seen) => emits('discarded')(seen) || (hears('user.cancel')(seen) && seen.was('creating')),
    (seen) =>
      seen.was('creating') &&
      seen.emitted.some(
        (event) => event.type === 'discarded' && event.id === seen.before?.block?.id,
      ),
  ),
  'calling off an edit restores what was there': whenever(
    (seen) => hears('user.cancel')(seen) && seen.was('editing'),
    (seen) =>
      seen.emitted.some(
        (event) => event.type === 'reverted' && event.fields === seen.before?.block?.fields,
      ),
  ),
  'a save throws nothing away': never(
    (seen) => hears('user.save')(seen) && (emits('discarded')(seen) || emits('reverted')(seen)),
  ),
  'the caret is given back': whenever(
    (seen) => hears('user.save')(seen) && !seen.was('closed'),
    emits('left'),
  ),
  'an edit is about the block that was chosen': whenever(
    (seen) => seen.event?.type === 'user.edit' && seen.was('closed'),
    (seen) => seen.event?.type === 'user.edit' && seen.now.block === seen.event.block,
  ),
}
