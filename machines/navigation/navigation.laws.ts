import type { Laws, Seen } from '#testing/laws'
import { always, emits, from, hears, never, whenever } from '#testing/laws'
import type { navigationMachine } from './navigation.machine.ts'

/** A tab of a document is another place in it; the language on the screen is no other place at all. */
const isSameDocument = ({ before, event }: Seen<typeof navigationMachine>) => {
  if (before === null || event === null) return false
  if (event.type === 'user.chooseLocale') return event.locale === before.locale
  return 'to' in event && event.to.path.startsWith(before.place.path)
}

const keysIn = ({ now }: Seen<typeof navigationMachine>): string[] =>
  now.unsaved.map(({ key }) => key)

export const laws: Laws<typeof navigationMachine> = {
  'unsaved work is never left without a question': whenever(
    (seen) =>
      (emits('entered')(seen) || emits('localeChosen')(seen) || emits('signOutWanted')(seen)) &&
      seen.was('address.settled') &&
      !hears('document.named')(seen),
    (seen) =>
      seen.before !== null &&
      (seen.before.unsaved.length === 0 ||
        seen.before.unsaved.every(({ onLeaving }) => onLeaving === 'save') ||
        isSameDocument(seen)),
  ),
  'the question is about a step that was asked for': always(
    (seen) =>
      !(seen.is('address.asking') || seen.is('address.saving')) || seen.now.departure !== null,
  ),
  'whoever is asked can stay or leave': always(
    (seen) =>
      !seen.is('address.asking') ||
      (seen.can({ type: 'user.stay' }) && seen.can({ type: 'user.leave' })),
  ),
  'staying stays, and forgets the step': whenever(
    (seen) =>
      hears('user.stay')(seen) && (seen.was('address.asking') || seen.was('address.saving')),
    (seen) =>
      seen.is('address.settled') &&
      seen.now.departure === null &&
      seen.now.place === seen.before?.place,
  ),
  'while a question stands the address stays': from<typeof navigationMachine>(
    (seen) => seen.is('address.asking'),
    (seen) => seen.now.place.path === seen.before?.place.path || hears('document.named')(seen),
    (seen) => !seen.is('address.asking'),
  ),
  'a step back of the browser is rolled back while the question stands': whenever(
    (seen) =>
      hears('browser.moved')(seen) && (seen.was('address.asking') || seen.was('address.saving')),
    (seen) => emits('rolledBack')(seen) && seen.now.place === seen.before?.place,
  ),
  'it’s saved only when somebody says so': whenever(
    emits('saveWanted'),
    hears('user.saveAndLeave'),
  ),
  'a save that fails stays': whenever(
    (seen) =>
      seen.event?.type === 'document.notSaved' &&
      seen.was('address.saving') &&
      seen.now !== seen.before,
    (seen) => seen.is('address.settled') && seen.now.departure === null,
  ),
  'what is unsaved is known until it’s settled': whenever(
    hears('document.unsaved'),
    (seen) =>
      seen.event?.type !== 'document.unsaved' ||
      !seen.was('address.settled') ||
      keysIn(seen).includes(seen.event.key),
  ),
  'what is settled is unsaved no more': whenever(
    (seen) => seen.event?.type === 'document.settled',
    (seen) => seen.event?.type !== 'document.settled' || !keysIn(seen).includes(seen.event.key),
  ),
  'preferences are kept only by what somebody does': whenever(
    emits('preferencesChanged'),
    (seen) => hears('user.toggleMenu')(seen) || hears('user.toggleGroup')(seen),
  ),
  'what the server keeps is not written over before it was read': never(
    (seen) => seen.is('menu.hydrating') && emits('preferencesChanged')(seen),
  ),
  'on a narrow screen a step closes the menu': never(
    (seen) =>
      (hears('user.go')(seen) || hears('browser.moved')(seen)) && seen.is('menu.narrow.open'),
  ),
  'a menu in motion comes to rest': always(
    (seen) => !seen.snapshot.hasTag('animating') || seen.timers.length > 0,
  ),
  'a language is kept until somebody chooses another, or leaves': whenever(
    (seen) => seen.before?.locale != null && seen.now.locale !== seen.before.locale,
    (seen) =>
      [
        'session.left',
        'user.chooseLocale',
        'browser.moved',
        'user.go',
        'user.leave',
        'document.settled',
        'document.unsaved',
      ].includes(seen.event?.type ?? ''),
  ),
}
