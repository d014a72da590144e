import type { Laws, Seen } from '#testing/laws'
import {
  always,
  asks,
  broken,
  emits,
  ends,
  hears,
  never,
  remember,
  runs,
  whenever,
} from '#testing/laws'
import type { restoreFieldMachine } from './restore-field.machine.ts'

type Step = Seen<typeof restoreFieldMachine>

const retries = (seen: Step) => hears('user.retry')(seen) && seen.was('refused')

export const laws: Laws<typeof restoreFieldMachine> = {
  'what is taken is what was wanted': whenever(
    asks('take'),
    (seen) =>
      seen.asked[0]?.input === seen.now.wanted &&
      (seen.before === null || seen.before.wanted === seen.now.wanted),
  ),
  'it is taken over once, unless it was refused and somebody tries again': whenever(
    asks('take'),
    (seen) => seen.cause === 'start' || retries(seen),
  ),
  'it says that it was taken over only where it was': whenever(
    (seen) => seen.is('taken') && !seen.was('taken'),
    ends('take', 'done'),
  ),
  'the end is told once': remember<typeof restoreFieldMachine, boolean>(false, (isOver, seen) => {
    const ending =
      ends('take', 'done')(seen) || (hears('user.dismiss')(seen) && seen.was('refused'))
    if (emits('settled')(seen) !== ending || (ending && isOver)) return broken
    return isOver || ending
  }),
  'nothing happens any more once it is over': never(
    (seen) => seen.was('idle') && (!seen.is('idle') || seen.emitted.length > 0),
  ),
  'it is taken over while it says so': always((seen) => seen.is('taking') === runs('take')(seen)),
  'it stays told until it is dismissed': whenever(
    (seen) =>
      (seen.was('taken') && !seen.is('taken')) || (seen.was('refused') && !seen.is('refused')),
    (seen) => hears('user.dismiss')(seen) || retries(seen),
  ),
}
