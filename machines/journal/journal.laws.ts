import type { Laws, Seen } from '#testing/laws'
import { always, broken, never, remember, whenever, within } from '#testing/laws'
import type { journalMachine } from './journal.machine.ts'

type Step = Seen<typeof journalMachine>

const changes = (seen: Step) => seen.event?.type === 'document.changed'
const settles = (seen: Step) => seen.event?.type === 'document.settled'
const isLeaving = (seen: Step) => seen.event?.type === 'page.leaving'
const asks = (work: string) => (seen: Step) => seen.asked.some((asked) => asked.work === work)
const runs = (work: string) => (seen: Step) => seen.running.some((one) => one.work === work)
const keeps = runs('keep')
const emits = (type: 'kept' | 'failed') => (seen: Step) =>
  seen.emitted.some((event) => event.type === type)

/** What is unsaved is written, being written, or will be in a moment. */
const isInHand = (seen: Step) => keeps(seen) || seen.timers.some((left) => left <= 150)

export const laws: Laws<typeof journalMachine> = {
  'a change is written within 150 ms': within(150, changes, (seen) => keeps(seen) || settles(seen)),
  'a change is written or in hand until it is saved, unless the failure is told': remember<
    typeof journalMachine,
    boolean
  >(false, (isOpen, seen) => {
    const isUnkept = changes(seen) || (isOpen && !asks('keep')(seen) && !settles(seen))
    return isUnkept && !isInHand(seen) && !seen.is('failing') ? broken : isUnkept
  }),
  'a page that is left writes at once what waits': whenever(
    (seen) => isLeaving(seen) && (seen.was('waiting') || seen.was('keeping.behind')),
    asks('keep'),
  ),
  'everything is kept only when the last change is': remember<typeof journalMachine, boolean>(
    false,
    (isBehind, seen) => {
      if (emits('kept')(seen) && isBehind) return broken
      return !asks('keep')(seen) && !settles(seen) && (isBehind || changes(seen))
    },
  ),
  'kept is told when it was written, and only then': whenever(
    emits('kept'),
    (seen) => seen.work === 'keep' && seen.cause === 'done' && seen.is('kept'),
  ),
  'what can’t be written is told': whenever(
    (seen) => seen.work === 'keep' && seen.cause === 'failed',
    (seen) => seen.is('failing') && emits('failed')(seen) !== seen.was('failing'),
  ),
  'a failure ends with the next change, a save, or a try that goes well': whenever(
    (seen) => seen.was('failing') && !seen.is('failing'),
    (seen) => changes(seen) || settles(seen) || emits('kept')(seen),
  ),
  'what could not be written is tried again within 10 s': always(
    (seen) => !seen.is('failing') || keeps(seen) || seen.timers.some((left) => left <= 10_000),
  ),
  'it’s tried no more often, unless the page is left or something is typed': whenever(
    (seen) => seen.is('failing') && seen.work === 'keep',
    (seen) => seen.timers.length === 1 && seen.timers[0] === 10_000,
  ),
  'a page that is left tries once more what could not be written': whenever(
    (seen) => isLeaving(seen) && seen.was('failing'),
    keeps,
  ),
  'the next change after a failure is tried again': whenever(
    (seen) => seen.was('failing') && changes(seen),
    isInHand,
  ),
  'what is saved is cleared': whenever(
    (seen) => settles(seen) && !seen.was('empty') && !seen.was('clearing'),
    (seen) => asks('clear')(seen) && !keeps(seen),
  ),
  'only a save clears': whenever(asks('clear'), settles),
  'what was typed during clearing is kept all the same': whenever(
    (seen) => seen.was('clearing') && changes(seen),
    isInHand,
  ),
  'it’s empty only after clearing': whenever(
    (seen) => seen.is('empty') && !seen.was('empty'),
    (seen) => seen.cause === 'start' || seen.work === 'clear',
  ),
  'nothing is written twice at a time': never((seen) => seen.running.length > 1),
  'that it is kept is told 0.4 s after it is': always(
    (seen) => !seen.is('kept.silent') || seen.timers.some((left) => left <= 400),
  ),
  'it’s told no sooner, so that nothing flickers while somebody types': whenever(
    (seen) => seen.is('kept.silent') && !seen.was('kept'),
    (seen) => seen.timers.length === 1 && seen.timers[0] === 400,
  ),
  'what was written last is kept, or written anew': whenever(
    (seen) => seen.work === 'keep' && seen.cause === 'done',
    (seen) => (seen.was('keeping.behind') ? seen.is('waiting') : emits('kept')(seen)),
  ),
  'after clearing it’s empty, even where that failed': whenever(
    (seen) => seen.work === 'clear',
    (seen) => seen.is('empty'),
  ),
  'it begins empty': whenever(
    (seen) => seen.cause === 'start',
    (seen) => seen.is('empty'),
  ),
  'failing is a failed write': whenever(
    (seen) => seen.is('failing') && !seen.was('failing'),
    (seen) => seen.work === 'keep' && seen.cause === 'failed',
  ),
}
