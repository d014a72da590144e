import type { Laws } from '#testing/laws'
import { always, asks, ends, from, hears, never, whenever } from '#testing/laws'
import type { sessionRenewalMachine } from './session-renewal.machine.ts'

export const laws: Laws<typeof sessionRenewalMachine> = {
  'whoever works is renewed from half of the time on': always(
    (seen) =>
      !seen.is('running.renewal.fresh') ||
      seen.timers.some((left) => left <= seen.now.timeLeft / 2),
  ),
  'nobody is renewed before, unless they work or ask': whenever(
    asks('renew'),
    (seen) => seen.work === 'untilActive' || hears('user.staySignedIn')(seen),
  ),
  'whoever is away is warned before the end': always(
    (seen) =>
      !seen.is('running.warning.silent') || seen.timers.some((left) => left <= seen.now.timeLeft),
  ),
  'a warning stays until the session is renewed': from<typeof sessionRenewalMachine>(
    (seen) => seen.is('running.warning.shown'),
    (seen) => seen.is('running.warning.shown'),
    (seen) =>
      ends('renew', 'done')(seen) ||
      hears('session.confirmed')(seen) ||
      hears('session.ended')(seen),
  ),
  'a renewal ends the warning, and counts anew': whenever(
    ends('renew', 'done'),
    (seen) =>
      seen.is('running.warning.silent') &&
      seen.is('running.renewal.fresh') &&
      seen.now.timeLeft === seen.output,
  ),
  'a server that can’t be reached is asked again within 10 s': whenever(
    (seen) => ends('renew', 'failed')(seen) && seen.error.code !== 'access.refused',
    (seen) => seen.is('running.renewal.unrenewed') && seen.timers.some((left) => left <= 10_000),
  ),
  'a refusal is not asked again': never(
    (seen) => seen.was('running.renewal.final') && seen.is('running.renewal.renewing'),
  ),
  'a refusal does not end the session': whenever(ends('renew', 'failed'), (seen) =>
    seen.is('running'),
  ),
  'an ended session has nothing under way': never(
    (seen) => seen.is('idle') && (seen.running.length > 0 || seen.timers.length > 0),
  ),
  'who wants to stay is asked for at once': whenever(
    (seen) =>
      hears('user.staySignedIn')(seen) &&
      (seen.was('running.renewal.due') || seen.was('running.renewal.unrenewed')),
    asks('renew'),
  ),
}
