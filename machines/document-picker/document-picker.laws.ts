import type { Laws } from '#testing/laws'
import { always, emits, hears, never, whenever } from '#testing/laws'
import { isAmong } from './document-picker.data.ts'
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
  'nothing is answered before somebody says so': whenever(
    emits('picked'),
    (seen) =>
      (seen.was('open.one') && (hears('user.pick')(seen) || hears('document.made')(seen))) ||
      (seen.was('open.some') &&
        hears('user.add')(seen) &&
        seen.emitted.every(({ documents }) => documents.length > 0)),
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
  'who looks for one never chooses many': never(
    (seen) => seen.is('open.one') && seen.now.chosen.length > 0,
  ),
}
