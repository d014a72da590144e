import type { Laws, Seen } from '#testing/laws'
import { always, emits, hears, never, whenever, within } from '#testing/laws'
import type { filterMachine } from './filter.machine.ts'
import type { FilterContext, Groups } from './filter.types.ts'

type Step = Seen<typeof filterMachine>

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** It is open, and the event is about its first line. */
const isAtLine = (seen: Step) =>
  seen.was('open') &&
  seen.event !== null &&
  'place' in seen.event &&
  seen.event.place.group === 0 &&
  seen.before?.groups[0]?.[0] !== undefined

const otherLines = (context: Step['before']) => (context?.groups.flat() ?? []).slice(1)

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
  'what the address says is what is shown': whenever(
    hears('browser.moved'),
    (seen) =>
      seen.event?.type === 'browser.moved' &&
      JSON.stringify(seen.now.where) === JSON.stringify(seen.event.where),
  ),
  'nothing is told twice': whenever(
    emits('applied'),
    (seen) => JSON.stringify(seen.now.where) !== JSON.stringify(seen.before?.where),
  ),
  'there is a line to write in while it is open': always(
    (seen) => !seen.is('open') || seen.now.groups.flat().length > 0,
  ),
  'clearing shows everything': whenever(
    (seen) => hears('user.clear')(seen) && seen.was('open'),
    (seen) => seen.now.where === null,
  ),
  'a line says what was written in it, and the list waits for a moment': whenever(
    (seen) => isAtLine(seen) && hears('user.change')(seen),
    (seen) =>
      seen.event?.type === 'user.change' &&
      seen.is('open.pausing') &&
      seen.timers[0] === 300 &&
      same(seen.now.groups[0]?.[0], seen.event.condition) &&
      same(otherLines(seen.now), otherLines(seen.before)),
  ),
  'what is not there is not changed': whenever(
    ({ event }) =>
      event !== null &&
      (('place' in event && event.place.group === 7) || ('group' in event && event.group === 7)),
    ({ before, now }) => now.groups === before?.groups,
  ),
  'a line that is added stands where it was asked for': whenever(
    (seen) => seen.was('open') && seen.event?.type === 'user.add' && seen.event.group !== 7,
    ({ before, event, now }) => {
      const [groups, lines] = [now.groups.length, now.groups[0]?.length ?? 0]
      const [groupsBefore, linesBefore] = [
        before?.groups.length ?? 0,
        before?.groups[0]?.length ?? 0,
      ]
      return event?.type === 'user.add' && event.group === null
        ? groups === groupsBefore + 1 && lines === linesBefore
        : groups === groupsBefore && lines === linesBefore + 1
    },
  ),
  'removing a line leaves the others': whenever(
    (seen) => isAtLine(seen) && hears('user.remove')(seen),
    ({ before, now }) => {
      const left = otherLines(before)
      return left.length === 0 ? now.groups.flat().length === 1 : same(now.groups.flat(), left)
    },
  ),
  'clearing leaves one empty line': whenever(
    (seen) => seen.was('open') && hears('user.clear')(seen),
    ({ now }) => now.groups.flat().length === 1 && now.groups[0]?.[0]?.field === null,
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
  'what the address says stands in the lines': whenever(
    (seen) => hears('browser.moved')(seen) && seen.now.where !== seen.before?.where,
    ({ is, now }) =>
      same(valuesIn(now.groups), wordsIn(now.where)) && (is('closed') || is('open.still')),
  ),
  'what is written when it closes is not lost': never(
    (seen) => seen.is('closed') && seen.timers.length > 0,
  ),
}
