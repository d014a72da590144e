import type { Laws, Seen } from '#testing/laws'
import { always, asks, broken, ends, hears, never, remember, runs, whenever } from '#testing/laws'
import type { versionListMachine } from './version-list.machine.ts'
import type { AskedPage } from './version-list.types.ts'

type Step = Seen<typeof versionListMachine>

const read = ends('read', 'done')

/** The address asks for another page, or for more on one. */
const isOther = ({ before, event }: Step) =>
  event?.type === 'page.asked' &&
  (event.page !== before?.asked.page || event.limit !== before.asked.limit)
const retries = (seen: Step) => hears('user.retry')(seen) && seen.was('unread')

export const laws: Laws<typeof versionListMachine> = {
  'the page that is shown is the one that the address asks for': remember<
    typeof versionListMachine,
    AskedPage | null
  >(null, (last, { asked, event, now }) => {
    const { page, limit } = event?.type === 'page.asked' ? event : (last ?? now.asked)
    const isKnown = now.asked.page === page && now.asked.limit === limit
    const isAsked = asked.every(({ input }) => input.page === page && input.limit === limit)
    return isKnown && isAsked ? { page, limit } : broken
  }),
  'it is read when the list opens, when another page is asked for, and by hand': always(
    (seen) => asks('read')(seen) === (seen.cause === 'start' || isOther(seen) || retries(seen)),
  ),
  'the newest question wins': whenever(
    read,
    (seen) => seen.question === seen.now.asked && seen.now.shown === seen.output,
  ),
  'nothing but an answer changes what is shown': whenever(
    ({ before, now }) => before !== null && now.shown !== before.shown,
    read,
  ),
  'the same page is not read again': whenever(
    (seen) => hears('page.asked')(seen) && !isOther(seen),
    ({ asked, before, now }) => asked.length === 0 && now === before,
  ),
  'a problem is told until another try': always(
    ({ is, now }) => (now.problem !== null) === is('unread'),
  ),
  'it says that it is reading while it is': always(
    (seen) => seen.is('reading') === runs('read')(seen),
  ),
  'one page is read at a time': never((seen) => seen.running.length > 1),
}
