import type { Laws, Seen } from '#testing/laws'
import { always, broken, emits, hears, never, onlyAfter, remember, whenever } from '#testing/laws'
import type { pageCheckMachine } from './page-check.machine.ts'

type Step = Seen<typeof pageCheckMachine>

/** ms; nobody waits longer for a list. */
const patience = 8000

const checks = hears('document.checking')
const goes = (seen: Step) => hears('page.ready')(seen) || hears('page.gone')(seen)
const isAsked = ({ snapshot }: Step) => snapshot.hasTag('busy')
const wasAsked = ({ was }: Step) => was('asking')
const isTimeUp = ({ cause, timers }: Step) => cause === 'clock' && timers.length === 0
const isUnchecked = ({ now: { result } }: Step) => result?.kind === 'unchecked'

export const laws: Laws<typeof pageCheckMachine> = {
  // Whom it asks
  'only a page that offered it is asked, and no page that came after it': remember<
    typeof pageCheckMachine,
    boolean
  >(false, (isOffered, seen) => {
    if (emits('asked')(seen) && !isOffered) return broken
    return (isOffered || hears('page.offered')(seen)) && !goes(seen)
  }),
  'a page that offered it is asked with each check before publishing': remember<
    typeof pageCheckMachine,
    boolean
  >(false, (isOffered, seen) => {
    if (isOffered && checks(seen) && !emits('asked')(seen)) return broken
    return (isOffered || hears('page.offered')(seen)) && !goes(seen)
  }),
  'it is asked only when somebody checks': whenever(
    (seen) => emits('asked')(seen) || (isAsked(seen) && !wasAsked(seen)),
    (seen) => checks(seen) && emits('asked')(seen) && isAsked(seen),
  ),
  'a page that can’t check itself has nothing to say': never(
    (seen) => seen.is('unavailable') && seen.now.result !== null,
  ),

  // What it found
  'a page that is asked has found nothing yet': never(
    (seen) => isAsked(seen) && seen.now.result !== null,
  ),
  'only what it said itself counts as checked': onlyAfter<typeof pageCheckMachine>(
    (seen) => hears('page.checked')(seen) && wasAsked(seen),
    ({ now: { result } }) => result?.kind === 'checked',
    (seen) => emits('asked')(seen) || seen.is('unavailable'),
  ),
  'a page that could not be checked, or went before it answered, is no pass': whenever(
    (seen) => wasAsked(seen) && (hears('page.failed')(seen) || goes(seen) || isTimeUp(seen)),
    (seen) => isUnchecked(seen) && !isAsked(seen),
  ),
  'what it said is kept until it is asked again, or is gone': whenever(
    ({ before, now }) => before?.result != null && now.result !== before.result,
    (seen) => emits('asked')(seen) || seen.is('unavailable'),
  ),
  'nothing is said to be unchecked that was not asked': whenever(
    (seen) => isUnchecked(seen) && seen.now.result !== seen.before?.result,
    (seen) => wasAsked(seen),
  ),
  'that a page went is told until the next check': whenever(
    (seen) => seen.was('lost') && !seen.is('lost'),
    (seen) =>
      hears('page.offered')(seen) ? isUnchecked(seen) : checks(seen) && seen.now.result === null,
  ),

  // How long it takes
  'nobody waits longer than 8 s': always(
    (seen) =>
      isAsked(seen) === seen.timers.length > 0 && seen.timers.every((left) => left <= patience),
  ),
  'a page has all that time, and with each question anew': whenever(
    emits('asked'),
    (seen) => seen.timers.length === 1 && seen.timers[0] === patience,
  ),
  'a page is asked until it answers, goes, or the time is up': whenever(
    (seen) => wasAsked(seen) && !isAsked(seen),
    (seen) =>
      hears('page.checked')(seen) || hears('page.failed')(seen) || goes(seen) || isTimeUp(seen),
  ),
}
