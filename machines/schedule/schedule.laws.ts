import type { Laws, Seen } from '#testing/laws'
import { always, asks, broken, hears, never, onlyAfter, remember, whenever } from '#testing/laws'
import type { scheduleMachine } from './schedule.machine.ts'

type Step = Seen<typeof scheduleMachine>

const inputOf = ({ asked }: Step) => asked[0]?.input
const isListed = ({ before, event }: Step) =>
  event?.type === 'user.remove' && (before?.planned ?? []).some(({ id }) => id === event.id)
const isBusy = ({ running }: Step) => running.length > 0

export const laws: Laws<typeof scheduleMachine> = {
  // What is known
  'nothing is asked before a document is open': onlyAfter(hears('document.opened'), isBusy),
  'nothing else changes what is shown': whenever(
    ({ before, now }) => before !== null && now.planned !== before.planned,
    (seen) => seen.cause === 'done',
  ),

  // The list
  'a list that is opened shows nothing of an older try': whenever(
    (seen) => seen.is('open') && !seen.was('open'),
    (seen) => seen.now.problem === null,
  ),

  // Planning and taking back
  'nothing is planned unless somebody says so, and then exactly that': whenever(
    (seen) => asks('plan')(seen) || (hears('user.plan')(seen) && seen.was('open.listed')),
    (seen) =>
      asks('plan')(seen) &&
      seen.was('open.listed') &&
      seen.event?.type === 'user.plan' &&
      inputOf(seen) === seen.event.plan,
  ),
  'nothing is taken back unless somebody says so, and only what is listed': whenever(
    (seen) => asks('remove')(seen) || (seen.was('open.listed') && isListed(seen)),
    (seen) =>
      asks('remove')(seen) &&
      seen.was('open.listed') &&
      isListed(seen) &&
      seen.event?.type === 'user.remove' &&
      inputOf(seen) === seen.event.id,
  ),
  'what is not listed is not taken back': never(
    (seen) => hears('user.remove')(seen) && !isListed(seen) && seen.now !== seen.before,
  ),
  'whoever tries again is told nothing of the last try': never(
    (seen) => (asks('plan')(seen) || asks('remove')(seen)) && seen.now.problem !== null,
  ),
  'why something failed is told until another try, or until the list is closed': remember<
    typeof scheduleMachine,
    boolean
  >(false, (isTold, seen) => {
    if (
      hears('user.close')(seen) ||
      (asks('read')(seen) && !seen.is('open.listed')) ||
      asks('plan')(seen) ||
      asks('remove')(seen)
    ) {
      return false
    }
    const isFailed =
      isTold || (seen.was('open') && !seen.was('open.listed') && seen.cause === 'failed')
    return isFailed && seen.now.problem === null ? broken : isFailed
  }),
  'it says that something was refused where something was, and only there': always(
    (seen) =>
      !seen.is('open.listed') ||
      seen.is('open.listed.renewing') ||
      seen.is('open.listed.refused') === (seen.now.problem !== null),
  ),
  'nothing asked is left over': never(
    (seen) => !isBusy(seen) && (seen.now.asked !== null || seen.now.removed !== null),
  ),

  // Closing
  'it can always be closed': always((seen) => !seen.is('open') || seen.can({ type: 'user.close' })),
  'it opens only when somebody opens it, and closes only when somebody closes it': whenever(
    (seen) => seen.was('open') !== seen.is('open'),
    (seen) => hears(seen.is('open') ? 'user.open' : 'user.close')(seen),
  ),
  'nobody waits for an answer that does not come': always(
    (seen) =>
      isBusy(seen) ===
      (seen.is('looking') ||
        seen.is('open.reading') ||
        seen.is('open.listed.renewing') ||
        seen.is('open.planning') ||
        seen.is('open.removing')),
  ),
}
