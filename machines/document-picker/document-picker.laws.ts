import type { Laws } from '#testing/laws'
import { always, emits, hears, never, whenever } from '#testing/laws'
import { isAmong, isSame } from './document-picker.data.ts'
import type { documentPickerMachine } from './document-picker.machine.ts'

export const laws: Laws<typeof documentPickerMachine> = {
  'what is chosen fits': always(
    ({
      snapshot: {
        context: { chosen, room },
      },
    }) => room === null || chosen.length <= room,
  ),
  'nothing is chosen twice': always(
    ({
      snapshot: {
        context: { chosen, taken },
      },
    }) =>
      new Set(chosen.map(({ slug, id }) => `${slug} ${id}`)).size === chosen.length &&
      !chosen.some((document) => isAmong(taken, document)),
  ),
  'of the collections that are offered one is in sight': always(
    ({
      snapshot: {
        context: { slug, slugs },
        value,
      },
    }) => value === 'closed' || slugs.includes(slug),
  ),
  'it opens for one or for many, as asked, with nothing chosen': whenever(
    (seen) => seen.was('closed') && seen.event?.type === 'user.open',
    (seen) =>
      seen.event?.type === 'user.open' &&
      seen.is(seen.event.offer.isMany ? 'open.some' : 'open.one') &&
      seen.now.taken === seen.event.offer.taken &&
      seen.now.room === seen.event.offer.room &&
      seen.now.slug === seen.event.offer.slugs[0] &&
      seen.now.chosen.length === 0,
  ),
  'closing picks nothing and forgets what was chosen': whenever(
    (seen) => seen.was('open') && hears('user.close')(seen),
    (seen) => seen.is('closed') && seen.emitted.length === 0 && seen.now.chosen.length === 0,
  ),
  'one that is picked or made is the answer': whenever(
    (seen) => seen.was('open.one') && (hears('user.pick')(seen) || hears('document.made')(seen)),
    (seen) =>
      seen.is('closed') &&
      (seen.event?.type === 'user.pick' || seen.event?.type === 'document.made') &&
      seen.emitted[0]?.documents.length === 1 &&
      seen.emitted[0].documents[0] === seen.event.document,
  ),
  'of many, the answer is what was chosen, in its order': whenever(
    (seen) =>
      seen.was('open.some') && hears('user.add')(seen) && (seen.before?.chosen.length ?? 0) > 0,
    (seen) => seen.is('closed') && seen.emitted[0]?.documents === seen.before?.chosen,
  ),
  'nothing is answered before somebody says so': whenever(
    emits('picked'),
    (seen) =>
      (seen.was('open.one') && (hears('user.pick')(seen) || hears('document.made')(seen))) ||
      (seen.was('open.some') &&
        hears('user.add')(seen) &&
        seen.emitted.every(({ documents }) => documents.length > 0)),
  ),
  'another collection can be looked at without losing what was chosen': whenever(
    (seen) => seen.was('open') && seen.event?.type === 'user.turn',
    (seen) =>
      seen.event?.type === 'user.turn' &&
      seen.now.slug ===
        (seen.now.slugs.includes(seen.event.slug) ? seen.event.slug : seen.before?.slug) &&
      seen.now.chosen === seen.before?.chosen,
  ),
  'choosing turns one document, and no other': whenever(
    (seen) => seen.was('open.some') && seen.event?.type === 'user.toggle',
    ({ event, before, now }) => {
      if (event?.type !== 'user.toggle' || before === null) return false
      const others = (documents: typeof now.chosen) =>
        documents.filter((one) => !isSame(one, event.document)).length
      return others(now.chosen) === others(before.chosen)
    },
  ),
  'what is chosen can always be unchosen': always(
    (seen) =>
      !seen.is('open.some') ||
      seen.now.chosen.every((document) => seen.can({ type: 'user.toggle', document })),
  ),
  'where something is chosen it can be added, and nowhere else': always(
    (seen) =>
      !seen.is('open.some') || seen.can({ type: 'user.add' }) === seen.now.chosen.length > 0,
  ),
  'what was unchosen is gone, what was chosen is there': whenever(
    (seen) => seen.was('open.some') && seen.event?.type === 'user.toggle',
    ({ event, before, now }) =>
      event?.type === 'user.toggle' &&
      before !== null &&
      (isAmong(before.chosen, event.document)
        ? !isAmong(now.chosen, event.document)
        : now === before ||
          isAmong(now.chosen, event.document) ||
          now.chosen.length === before.chosen.length),
  ),
  'who looks for one never chooses many': never(
    (seen) => seen.is('open.one') && seen.now.chosen.length > 0,
  ),
}
