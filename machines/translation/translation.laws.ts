import { placeKey } from '#contracts/translated-leaves'
import type { Laws, Seen } from '#testing/laws'
import { always, asks, ends, hears, never, runs, whenever } from '#testing/laws'
import type { translationMachine } from './translation.machine.ts'

type Step = Seen<typeof translationMachine>

const outdatedBefore = ({ before }: Step) => before?.source?.outdated ?? []

export const laws: Laws<typeof translationMachine> = {
  // Whether it is on
  'it is on only when somebody wants it, and off only when somebody wants that': whenever(
    (seen) => seen.before !== null && seen.was('off') !== seen.is('off'),
    (seen) => hears(seen.is('off') ? 'user.close' : 'user.translate')(seen),
  ),
  'whoever does not translate asks for nothing, and keeps nothing': whenever(
    (seen) => seen.is('off'),
    ({ now, running }) => running.length === 0 && now.source === null && now.mark === null,
  ),
  'it can always be closed': always((seen) => seen.is('off') || seen.can({ type: 'user.close' })),

  // The source
  'the source is as the server says, and nobody else': whenever(
    ({ before, now }) => before !== null && now.source !== before.source && now.source !== null,
    (seen) => ends('read', 'done')(seen) || ends('mark', 'done')(seen),
  ),
  'what is known is shown until something newer is': never(
    (seen) => seen.was('on.source.known') && seen.is('on') && seen.now.source === null,
  ),
  'whoever hears of a save asks, unless a mark is on its way': whenever(
    (seen) => hears('server.saved')(seen) && seen.was('on'),
    (seen) => asks('read')(seen) || seen.is('on.source.known.marking'),
  ),
  'why the source could not be read is said until it is asked for again': always(
    (seen) => (seen.now.problem !== null) === seen.is('on.source.unread'),
  ),

  // What still fits
  'only what is out of date is said to fit, and only when somebody says so': whenever(
    asks('mark'),
    (seen) =>
      seen.event?.type === 'user.stillFits' &&
      outdatedBefore(seen).some(
        ({ place }) =>
          seen.event?.type === 'user.stillFits' && placeKey(place) === placeKey(seen.event.place),
      ),
  ),
  'one mark is on its way at a time, and is seen to its end': whenever(
    (seen) => seen.was('on.source.known.marking') && !seen.is('off'),
    (seen) => seen.cause === 'done' || seen.cause === 'failed' || runs('mark')(seen),
  ),
  'afterwards the server is asked how things are': whenever(
    (seen) => ends('mark', 'done')(seen) || ends('mark', 'failed')(seen),
    asks('read'),
  ),
  'a mark that fails says so': whenever(
    ends('mark', 'failed'),
    ({ before, now }) => now.refused?.mark === before?.mark,
  ),

  // What is shown
  'what is shown of the form changes only when somebody wants it': whenever(
    (seen) =>
      seen.was('on') && seen.is('on') && seen.was('on.shown.all') !== seen.is('on.shown.all'),
    (seen) => hears('user.showAll')(seen) || hears('user.showUntranslated')(seen),
  ),
}
