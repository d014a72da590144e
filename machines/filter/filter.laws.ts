import type { Laws } from '#testing/laws'
import { always, emits, hears, never, whenever, within } from '#testing/laws'
import type { filterMachine } from './filter.machine.ts'
import type { FilterContext, Groups } from './filter.types.ts'

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** What the finished lines look for. */
const valuesIn = (groups: Groups) =>
  groups.flat().flatMap(({ value }) => (typeof value === 'string' && value !== '' ? [value] : []))

/** What a filter looks for: the texts in it. */
const wordsIn = (where: FilterContext['where']): unknown[] =>
  where === null
    ? []
    : [...JSON.stringify(where).matchAll(/"like":"([^"]*)"/g)].map(([, text]) => text)

export const laws: Laws<typeof filterMachine> = {
  'the list follows a line within 0.3 s, or nothing changed': within<typeof filterMachine>(
    300,
    (seen) => hears('user.change')(seen) && seen.is('open.pausing'),
    (seen) => !seen.is('open.pausing'),
  ),
  'each line that is typed waits anew': whenever(
    (seen) => seen.is('open.pausing'),
    (seen) => seen.timers.length === 1,
  ),
  'what is told is what is in force': whenever(emits('applied'), (seen) =>
    seen.emitted.every(({ where }) => where === seen.now.where),
  ),
  'the list changes only by what is told, or what the address says': whenever(
    (seen) => seen.before !== null && seen.now.where !== seen.before.where,
    (seen) => emits('applied')(seen) || hears('browser.moved')(seen),
  ),
  'nothing is told twice': whenever(
    emits('applied'),
    (seen) => JSON.stringify(seen.now.where) !== JSON.stringify(seen.before?.where),
  ),
  'there is a line to write in while it is open': always(
    (seen) => !seen.is('open') || seen.now.groups.flat().length > 0,
  ),
  'what is not there is not changed': whenever(
    ({ event }) =>
      event !== null &&
      (('place' in event && event.place.group === 7) || ('group' in event && event.group === 7)),
    ({ before, now }) => now.groups === before?.groups,
  ),
  'what is finished is in force, at the latest when it closes': whenever(
    (seen) =>
      seen.was('open') &&
      (seen.cause === 'clock' ||
        ['user.close', 'user.remove', 'user.clear'].includes(seen.event?.type ?? '')) &&
      seen.now !== seen.before,
    ({ before, event, now }) =>
      same(
        valuesIn(event?.type === 'user.close' ? (before?.groups ?? []) : now.groups),
        wordsIn(now.where),
      ),
  ),
  'what is in force is what is shown once it is still, or closed': always(
    (seen) => !seen.is('closed') || same(valuesIn(seen.now.groups), wordsIn(seen.now.where)),
  ),
  'what is written when it closes is not lost': never(
    (seen) => seen.is('closed') && seen.timers.length > 0,
  ),
}
