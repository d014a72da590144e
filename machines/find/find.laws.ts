import type { Laws } from '#testing/laws'
import { always, emits, hears, never, whenever } from '#testing/laws'
import type { findMachine } from './find.machine.ts'
import type { Found, Match } from './find.types.ts'

const matchesIn = (found: readonly Found[]) => found.reduce((sum, { count }) => sum + count, 0)

/** The place of the match with this number, from 0. */
function placeAt(found: readonly Found[], number: number): Found | undefined {
  return found.flatMap((place) => Array.from({ length: place.count }, () => place))[number]
}

const isMatch = (found: readonly Found[], number: number, { path, part, nth }: Match): boolean => {
  const place = placeAt(found, number)
  if (place === undefined) return false
  const before = matchesIn(found.slice(0, found.indexOf(place)))
  return place.path === path && place.part === part && number - before === nth
}

export const laws: Laws<typeof findMachine> = {
  'what is reached is among what was found': whenever(emits('reached'), (seen) =>
    seen.emitted.every(
      (event) =>
        event.type !== 'reached' ||
        seen.now.found.some((one: Found) => one.path === event.match.path),
    ),
  ),
  'only what may be written is replaced': whenever(
    (seen) => emits('replaced')(seen) || emits('replacedEverywhere')(seen),
    (seen) =>
      seen.emitted.every(
        (event) =>
          (event.type !== 'replaced' || event.match.isWritable) &&
          (event.type !== 'replacedEverywhere' ||
            event.found.every(({ isWritable }) => isWritable)),
      ),
  ),
  'nothing is replaced unless somebody says so, by what they said': whenever(
    (seen) => emits('replaced')(seen) || emits('replacedEverywhere')(seen),
    (seen) =>
      seen.event !== null &&
      'replacement' in seen.event &&
      seen.emitted.every((event) => !('replacement' in event) || event.replacement === 'pin'),
  ),
  'one or all is what was asked': whenever(emits('replaced'), (seen) =>
    seen.emitted.every(
      (event) =>
        event.type !== 'replaced' || event.isAll === (seen.event?.type === 'user.replaceAll'),
    ),
  ),
  'where something is found there is a count, and the other way round': always(
    (seen) => (seen.is('open.counted') || seen.is('open.reached')) === seen.now.found.length > 0,
  ),
  'what is found is as it was told last': whenever(
    (seen) =>
      seen.event !== null && 'found' in seen.event && seen.is('open') && seen.now !== seen.before,
    (seen) =>
      seen.event === null ||
      !('found' in seen.event) ||
      seen.now.found.length === seen.event.found.length ||
      seen.now.found === seen.before?.found,
  ),
  'only typing changes the words': whenever(
    (seen) => seen.event?.type !== 'user.search' && seen.was('open') && seen.is('open'),
    ({ before, now }) => now.words === before?.words && now.matchCase === before.matchCase,
  ),
  'it can always be closed': always((seen) => !seen.is('open') || seen.can({ type: 'user.close' })),
  'then each follows the one before, round and round': whenever(
    (seen) =>
      seen.was('open.reached') && (hears('user.next')(seen) || hears('user.previous')(seen)),
    ({ before, event, now, is }) => {
      const count = matchesIn(now.found)
      const step = event?.type === 'user.next' ? 1 : count - 1
      return is('open.reached') && now.place === ((before?.place ?? 0) + step) % count
    },
  ),
  'what is shown or replaced is the match that was gone to': whenever(
    (seen) => emits('reached')(seen) || emits('replaced')(seen),
    ({ emitted, now }) =>
      emitted.every(
        (event) =>
          (event.type !== 'reached' && event.type !== 'replaced') ||
          (isMatch(now.found, now.place, event.match) &&
            event.words === now.words &&
            event.matchCase === now.matchCase),
      ),
  ),
  'what may be written can be replaced where one is, and everywhere': always(
    ({ can, is, now }) =>
      (!is('open.reached') ||
        can({ type: 'user.replace', replacement: 'pin' }) ===
          (placeAt(now.found, now.place)?.isWritable ?? false)) &&
      (!(is('open.counted') || is('open.reached')) ||
        can({ type: 'user.replaceEverywhere', replacement: 'pin' }) ===
          now.found.some(({ isWritable }: Found) => isWritable)),
  ),
  'replacing everywhere means every place that may be written': whenever(
    emits('replacedEverywhere'),
    ({ emitted, now }) =>
      emitted.every(
        (event) =>
          event.type !== 'replacedEverywhere' ||
          (event.found.length === now.found.filter(({ isWritable }: Found) => isWritable).length &&
            event.words === now.words &&
            event.matchCase === now.matchCase),
      ),
  ),
  'a document that changes takes nobody anywhere': never(
    (seen) => hears('document.changed')(seen) && seen.emitted.length > 0,
  ),
  'nothing is kept of what was closed': never(
    (seen) => seen.is('closed') && (seen.now.words !== '' || seen.now.found.length > 0),
  ),
}
