import type { Laws } from '#testing/laws'
import { always, asks, ends, from, hears, never, runs, whenever } from '#testing/laws'
import type { panelVersionMachine } from './panel-version.machine.ts'

export const laws: Laws<typeof panelVersionMachine> = {
  'a newer panel is told as soon as it is known': whenever(
    (seen) => ends('compare', 'done')(seen) && seen.output === false,
    (seen) => seen.is('outdated.told'),
  ),
  'nobody is told of a newer panel that isn’t there': never(
    (seen) => ends('compare', 'done')(seen) && seen.output === true && seen.is('outdated'),
  ),
  'a missing part is a reason to ask at once': whenever(
    (seen) => hears('page.missedPart')(seen) && (seen.was('current') || seen.was('unanswered')),
    asks('compare'),
  ),
  'a stream that was lost is a reason to ask, unless that goes on already': whenever(
    (seen) => hears('server.streamEnded')(seen) && seen.was('current'),
    asks('compare'),
  ),
  'whoever comes back within five minutes of an answer asks nothing': never(
    (seen) => seen.was('current.fresh') && hears('page.shown')(seen) && asks('compare')(seen),
  ),
  'whoever comes back later does': whenever(
    (seen) => seen.was('current.old') && seen.event?.type === 'page.shown',
    asks('compare'),
  ),
  'an answer is believed for five minutes at most': always(
    (seen) => !seen.is('current.fresh') || seen.timers.some((left) => left <= 5 * 60_000),
  ),
  'a server that doesn’t answer is asked again within half a minute': whenever(
    ends('compare', 'failed'),
    (seen) => seen.is('unanswered') && seen.timers.some((left) => left <= 30_000),
  ),
  'nobody waits for an answer that has come': always(
    (seen) => seen.is('comparing') === runs('compare')(seen),
  ),
  'it begins with the belief that this panel is the newest, for a while': whenever(
    (seen) => seen.cause === 'start',
    (seen) => seen.is('current.fresh') && seen.running.length === 0,
  ),
  'a panel that is the newest is believed to be so': whenever(
    (seen) => ends('compare', 'done')(seen) && seen.output === true,
    (seen) => seen.is('current.fresh'),
  ),
  'whoever waits for a server is the first to hear of it again': whenever(
    (seen) => seen.was('unanswered') && (hears('page.shown')(seen) || !seen.is('unanswered')),
    asks('compare'),
  ),
  'whoever is told can put it off': always(
    (seen) => !seen.is('outdated.told') || seen.can({ type: 'user.later' }),
  ),
  'what was put off is out of the way': whenever(
    (seen) => seen.was('outdated.told') && hears('user.later')(seen),
    (seen) => seen.is('outdated.postponed'),
  ),
  'what is outdated stays so, until the page is loaded anew': from<typeof panelVersionMachine>(
    (seen) => seen.is('outdated'),
    (seen) => seen.is('outdated'),
    () => false,
  ),
  'whoever put it off is told again only when a part is missing': never(
    (seen) =>
      seen.was('outdated.postponed') &&
      seen.is('outdated.told') &&
      seen.event?.type !== 'page.missedPart',
  ),
  'whoever misses a part is told again': whenever(
    (seen) => seen.was('outdated') && seen.event?.type === 'page.missedPart',
    (seen) => seen.is('outdated.told'),
  ),
}
