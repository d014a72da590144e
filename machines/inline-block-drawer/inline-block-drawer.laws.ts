import type { Laws, Seen } from '#testing/laws'
import { always, hears, never, whenever } from '#testing/laws'
import type { inlineBlockDrawerMachine } from './inline-block-drawer.machine.ts'

type Step = Seen<typeof inlineBlockDrawerMachine>

const wasOpen = ({ was }: Step) => was('creating') || was('editing')
const isOpen = ({ is }: Step) => is('creating') || is('editing')
const saves = (seen: Step) => hears('user.save')(seen) && wasOpen(seen)
const cancels = (seen: Step) => hears('user.cancel')(seen) && wasOpen(seen)
const isRemoved = ({ before, event }: Step) =>
  event?.type === 'document.removed' && event.id === before?.block?.id

/** What the step tells, by its types, all about the block that the drawer was about. */
const tells = ({ before, emitted }: Step, ...types: string[]) =>
  emitted.map(({ type }) => type).join() === types.join() &&
  emitted.every(({ id }) => id === before?.block?.id)

export const laws: Laws<typeof inlineBlockDrawerMachine> = {
  // Opening
  'a drawer is about a block': always((seen) => isOpen(seen) === (seen.now.block !== null)),
  'an open drawer is about the same block until it closes': whenever(
    (seen) => wasOpen(seen) && isOpen(seen),
    (seen) => seen.now.block === seen.before?.block && seen.was('creating') === seen.is('creating'),
  ),

  // Closing
  'whoever saves keeps the block, and the caret': whenever(
    saves,
    (seen) => seen.is('closed') && tells(seen, 'left'),
  ),
  'whoever gives up an edit finds the block as it was, and the caret at it': whenever(
    (seen) => cancels(seen) && seen.was('editing'),
    (seen) =>
      seen.is('closed') &&
      tells(seen, 'reverted', 'left') &&
      seen.emitted.every(
        (event) => event.type !== 'reverted' || event.fields === seen.before?.block?.fields,
      ),
  ),
  'it closes only when it is saved, given up, or its block is gone': whenever(
    (seen) => wasOpen(seen) && !isOpen(seen),
    (seen) => saves(seen) || cancels(seen) || isRemoved(seen),
  ),
  'nothing is done with a block unless its drawer closes': never(
    (seen) => seen.emitted.length > 0 && !(saves(seen) || cancels(seen)),
  ),
}
