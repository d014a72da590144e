import type { Laws } from '#testing/laws'
import { always, asks, ends, from, hears, never, runs } from '#testing/laws'
import type { panelVersionMachine } from './panel-version.machine.ts'

export const laws: Laws<typeof panelVersionMachine> = {
  'nobody is told of a newer panel that isn’t there': never(
    (seen) => ends('compare', 'done')(seen) && seen.output === true && seen.is('outdated'),
  ),
  'whoever comes back within five minutes of an answer asks nothing': never(
    (seen) => seen.was('current.fresh') && hears('page.shown')(seen) && asks('compare')(seen),
  ),
  'an answer is believed for five minutes at most': always(
    (seen) => !seen.is('current.fresh') || seen.timers.some((left) => left <= 5 * 60_000),
  ),
  'nobody waits for an answer that has come': always(
    (seen) => seen.is('comparing') === runs('compare')(seen),
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
}
