import type { Laws, Seen } from '#testing/laws'
import { always, broken, emits, from, hears, never, remember, whenever } from '#testing/laws'
import type { navigationMachine } from './navigation.machine.ts'
import type { Departure, NavigationContext, NavigationEvent, Place } from './navigation.types.ts'

type Step = Seen<typeof navigationMachine>

const localeIn = ({ search }: Place) => new URLSearchParams(search).get('locale')

/** Whether the step that an event asks for leaves the documents on screen: a tab of one does not. */
function leavesDocuments({ place, locale }: NavigationContext, event: NavigationEvent): boolean {
  if (event.type === 'user.signOut') return true
  if (event.type === 'user.chooseLocale') {
    return locale !== null && event.locale !== (localeIn(place) ?? locale)
  }
  if (!('to' in event)) return false
  return (
    event.to.path !== place.path || (localeIn(event.to) ?? locale) !== (localeIn(place) ?? locale)
  )
}

const asksFirst = (context: NavigationContext | null) =>
  context?.unsaved.some(({ onLeaving }) => onLeaving === 'ask') ?? false
const keysIn = (context: NavigationContext | null) => (context?.unsaved ?? []).map(({ key }) => key)

/** A step that the browser makes itself has been let go, and is still to come. */
const isOnItsWay = ({ is, now }: Step) =>
  is('address.departing') && now.departure?.kind === 'traverse'

const isStep = ({ event }: Step) =>
  ['user.go', 'user.chooseLocale', 'user.signOut', 'browser.moved'].includes(event?.type ?? '')
const wasAsked = ({ was }: Step) => was('address.asking') || was('address.saving')
const isAsked = ({ is }: Step) => is('address.asking') || is('address.saving')
const mustAsk = ({ before, event }: Step) =>
  before !== null && event !== null && asksFirst(before) && leavesDocuments(before, event)
const staysHere = ({ before, now }: Step) =>
  now.place === before?.place && now.locale === before?.locale

/** The step that waited is made: whoever was asked wants to go on, or there is nothing left to ask. */
const departs = (seen: Step) =>
  wasAsked(seen) && !isAsked(seen) && !hears('user.stay')(seen) && !hears('document.notSaved')(seen)

/** Whether the browser is told to make a step, and nothing else. */
function makes({ emitted, before, now }: Step, wanted: NavigationEvent): boolean {
  const [first, second] = emitted
  switch (wanted.type) {
    case 'user.go':
      return (
        emitted.length === 1 &&
        first?.type === 'entered' &&
        first.kind === (wanted.replace ? 'replace' : 'push') &&
        first.to === wanted.to &&
        now.place === wanted.to
      )
    case 'user.chooseLocale':
      if (before?.locale === null) return emitted.length === 0
      return (
        first?.type === 'entered' &&
        first.kind === 'replace' &&
        first.to === now.place &&
        localeIn(now.place) === wanted.locale &&
        now.place.shown === wanted.shown &&
        now.place.path === before?.place.path &&
        second?.type === 'localeChosen' &&
        second.locale === wanted.locale &&
        now.locale === wanted.locale
      )
    case 'user.signOut':
      return emitted.length === 1 && first?.type === 'signOutWanted' && now.place === before?.place
    case 'browser.moved':
      return (
        emitted.length === 1 &&
        first?.type === 'traversed' &&
        first.delta === wanted.delta &&
        now.place === before?.place
      )
    default:
      return false
  }
}

/** What somebody did who wants to go there. */
function wantedBy(departure: Departure | null): NavigationEvent | null {
  switch (departure?.kind) {
    case 'push':
    case 'replace':
      return { type: 'user.go', to: departure.to, replace: departure.kind === 'replace' }
    case 'translate': {
      const { kind: _, ...wanted } = departure
      return { type: 'user.chooseLocale', ...wanted }
    }
    case 'traverse':
      return { type: 'browser.moved', to: departure.to, delta: departure.delta }
    case 'signOut':
      return { type: 'user.signOut' }
    default:
      return null
  }
}

const isAbout = (departure: Departure | null, event: NavigationEvent | null): boolean => {
  const wanted = wantedBy(departure)
  const parts = Object.entries(wanted ?? {})
  return wanted?.type === event?.type && parts.every((part) => isPartOf(part, event))
}
const isPartOf = ([name, value]: [string, unknown], event: NavigationEvent | null) =>
  event !== null && Object.entries(event).some(([other, its]) => other === name && its === value)

const isShown = ({ snapshot }: Step) => snapshot.hasTag('shown')
const isSheet = ({ is }: Step) => is('menu.narrow') || is('menu.hydrating.narrow')
const wasSheet = ({ was }: Step) => was('menu.narrow') || was('menu.hydrating.narrow')
const wasShownOnSheet = ({ was }: Step) =>
  was('menu.narrow.open') || was('menu.hydrating.narrow.open')

export const laws: Laws<typeof navigationMachine> = {
  // Leaving unsaved work
  'unsaved work is never left without a question': whenever(
    (seen) => isStep(seen) && seen.was('address.settled') && mustAsk(seen),
    (seen) => seen.is('address.asking') && staysHere(seen) && !emits('entered')(seen),
  ),
  'where nothing is lost nobody is asked, and the step is made': whenever(
    (seen) => isStep(seen) && seen.was('address.settled') && !mustAsk(seen),
    (seen) =>
      seen.is('address.settled') &&
      seen.event !== null &&
      (seen.event.type === 'browser.moved'
        ? seen.now.place === seen.event.to && seen.emitted.length === 0
        : makes(seen, seen.event)),
  ),
  'nothing is asked unless somebody wants to go, and then it is about that': whenever(
    (seen) => isAsked(seen) && !wasAsked(seen),
    (seen) => isStep(seen) && seen.is('address.asking') && isAbout(seen.now.departure, seen.event),
  ),
  'what it is about does not change while it stands': whenever(
    (seen) => isAsked(seen) && wasAsked(seen),
    (seen) => seen.now.departure === seen.before?.departure,
  ),
  'the question stays until it is answered, or there is nothing left to ask': whenever(
    (seen) => wasAsked(seen) && !isAsked(seen),
    (seen) =>
      hears('user.stay')(seen) ||
      hears('user.leave')(seen) ||
      hears('document.settled')(seen) ||
      (hears('document.unsaved')(seen) && seen.was('address.asking')) ||
      (hears('document.notSaved')(seen) && seen.was('address.saving')),
  ),
  'staying stays with all that is unsaved, and forgets the step': whenever(
    (seen) => hears('user.stay')(seen) && wasAsked(seen),
    (seen) =>
      seen.is('address.settled') &&
      seen.now.departure === null &&
      seen.now.unsaved === seen.before?.unsaved &&
      staysHere(seen),
  ),
  'the step that is made in the end is the one that was asked about': whenever(departs, (seen) => {
    const wanted = wantedBy(seen.before?.departure ?? null)
    return wanted !== null && makes(seen, wanted)
  }),
  'what nobody was asked about is not left, however late it begins': remember<
    typeof navigationMachine,
    readonly string[]
  >([], (answered, seen) => {
    const { before, event } = seen
    const wasOnItsWay = seen.was('address.departing')
    const begins = before?.unsaved.some(
      ({ key, onLeaving }) => onLeaving === 'ask' && !answered.includes(key),
    )
    const leaves = before !== null && event !== null && leavesDocuments(before, event)
    if (wasOnItsWay && isStep(seen) && leaves && begins === true) {
      return seen.is('address.asking') && staysHere(seen) && !emits('entered')(seen) ? [] : broken
    }
    if (departs(seen)) return isOnItsWay(seen) ? keysIn(before) : []
    return isOnItsWay(seen) ? answered : []
  }),
  'whoever is on the way and stays keeps all that is unsaved': whenever(
    (seen) =>
      isStep(seen) &&
      seen.was('address.departing') &&
      (seen.is('address.asking') ||
        (seen.before !== null && seen.event !== null && !leavesDocuments(seen.before, seen.event))),
    (seen) => seen.now.unsaved === seen.before?.unsaved,
  ),
  'while a question stands the address stays': from<typeof navigationMachine>(
    isAsked,
    (seen) => seen.now.place.path === seen.before?.place.path || hears('document.named')(seen),
    (seen) => !isAsked(seen),
  ),
  'nothing else is rolled back': whenever(
    emits('rolledBack'),
    (seen) => hears('browser.moved')(seen) && isAsked(seen),
  ),
  'a step of the browser that was let go is made by the browser, and waited for': always(
    ({ is, now }) =>
      is('address.departing')
        ? now.departure?.kind === 'traverse'
        : !is('address.settled') || now.departure === null,
  ),
  'whoever goes on elsewhere meanwhile gets there, or is asked': whenever(
    (seen) => isStep(seen) && seen.was('address.departing') && !seen.is('address.asking'),
    (seen) =>
      seen.is('address.settled') &&
      seen.event !== null &&
      (seen.event.type === 'browser.moved'
        ? seen.now.place === seen.event.to
        : makes(seen, seen.event)),
  ),

  // Saving on the way out
  'it’s saved only when somebody says so, where all of it can be': always((seen) => {
    const isWanted = hears('user.saveAndLeave')(seen) && seen.was('address.asking')
    const canSave = seen.before?.unsaved.every(
      ({ onLeaving, saveAs }) => onLeaving === 'save' || saveAs !== null,
    )
    return emits('saveWanted')(seen) === (isWanted && canSave === true)
  }),
  'saving waits for the save, and forgets nothing': whenever(
    emits('saveWanted'),
    (seen) =>
      seen.is('address.saving') && seen.now.unsaved === seen.before?.unsaved && staysHere(seen),
  ),
  'once nothing is left to ask about, or all of it is saved, the step is made': whenever(
    (seen) =>
      wasAsked(seen) && (hears('document.settled')(seen) || hears('document.unsaved')(seen)),
    (seen) => {
      const { before, event } = seen
      const key = event !== null && 'key' in event ? event.key : null
      const others = (before?.unsaved ?? []).filter((work) => work.key !== key)
      const isLeft =
        event?.type === 'document.unsaved'
          ? seen.was('address.saving') || event.onLeaving === 'ask'
          : seen.was('address.saving') && others.length > 0
      return departs(seen) === !(isLeft || others.some(({ onLeaving }) => onLeaving === 'ask'))
    },
  ),
  'a save that fails stays, with all that is unsaved': whenever(
    (seen) => seen.event?.type === 'document.notSaved' && seen.was('address.saving'),
    (seen) =>
      seen.now.unsaved === seen.before?.unsaved &&
      staysHere(seen) &&
      (seen.event?.type === 'document.notSaved' && keysIn(seen.before).includes(seen.event.key)
        ? seen.is('address.settled') && seen.now.departure === null
        : seen.is('address.saving')),
  ),

  // What is unsaved
  'what is unsaved is known until it’s settled, or left': remember<
    typeof navigationMachine,
    readonly string[]
  >([], (unsaved, seen) => {
    const { event, now } = seen
    if (departs(seen) && !isOnItsWay(seen)) return now.unsaved.length === 0 ? [] : broken
    if (isStep(seen) && seen.was('address.departing') && !seen.is('address.asking')) {
      const leaves = seen.before !== null && event !== null && leavesDocuments(seen.before, event)
      const left = unsaved.filter((key) => !leaves || !seen.before?.givenUp.includes(key))
      return keysIn(now).toSorted().join() === left.join() ? left : broken
    }
    const key = event !== null && 'key' in event ? event.key : null
    const others = unsaved.filter((other) => other !== key)
    const left =
      event?.type === 'document.unsaved' && key !== null
        ? [...others, key].toSorted()
        : event?.type === 'document.settled'
          ? others
          : unsaved
    return keysIn(now).toSorted().join() === left.join() ? left : broken
  }),

  // The address
  'the address changes only by a step, or where a document gets one': whenever(
    (seen) => seen.before !== null && seen.now.place !== seen.before.place,
    (seen) => isStep(seen) || departs(seen) || hears('document.named')(seen),
  ),

  // The content language
  'a language is kept until somebody chooses another, or leaves': whenever(
    (seen) => seen.before?.locale != null && seen.now.locale !== seen.before.locale,
    (seen) => hears('session.left')(seen) || emits('localeChosen')(seen),
  ),
  'a language is known when there is one': always(
    (seen) => seen.is('locale.known') === (seen.now.locale !== null),
  ),

  // What is kept of the menu
  'what the server keeps is not written over before it was read': never(
    (seen) => seen.was('menu.hydrating') && emits('preferencesChanged')(seen),
  ),
  'what the server keeps is taken over when it was read, once': always(
    ({ before, event, is, now, was }) => {
      if (event?.type !== 'server.preferencesRead' || before === null) return true
      if (!was('menu.hydrating')) return now.preferences === before.preferences
      return !is('menu.hydrating') && now.preferences === (event.preferences ?? before.preferences)
    },
  ),
  'nothing is read for good before the server answered': whenever(
    (seen) => seen.was('menu.hydrating') && !seen.is('menu.hydrating'),
    hears('server.preferencesRead'),
  ),
  'what somebody opens or closes is kept, and nothing else': always((seen) => {
    const { before, emitted, event, now } = seen
    const isKnown = before !== null && !seen.was('menu.hydrating')
    const isMenu = event?.type === 'user.toggleMenu' && seen.was('menu.wide')
    if (!isKnown || !(isMenu || event?.type === 'user.toggleGroup')) {
      return !emits('preferencesChanged')(seen)
    }
    const [first] = emitted
    return first?.type === 'preferencesChanged' && first.preferences === now.preferences
  }),
  'preferences change only by what somebody does, or when they are read': whenever(
    (seen) => seen.before !== null && seen.now.preferences !== seen.before.preferences,
    (seen) => emits('preferencesChanged')(seen) || hears('server.preferencesRead')(seen),
  ),

  // The menu
  'it is as wide as the window': always(
    (seen) =>
      isSheet(seen) === seen.now.isNarrow &&
      (seen.event?.type !== 'browser.resized' || seen.now.isNarrow === seen.event.isNarrow),
  ),
  'on a wide screen the menu is shown as somebody likes it': always(
    (seen) => !seen.is('menu.wide') || isShown(seen) === seen.now.preferences.open,
  ),
  'a menu moves only when somebody opens or closes it': whenever(
    (seen) => seen.snapshot.hasTag('animating') && seen.cause !== 'start',
    (seen) =>
      hears('user.toggleMenu')(seen) ||
      seen.was('menu.wide.opening') ||
      seen.was('menu.wide.closing'),
  ),
  'a menu in motion comes to rest within 160 ms': always((seen) =>
    seen.snapshot.hasTag('animating')
      ? seen.timers.length === 1 && seen.timers.every((left) => left <= 160)
      : seen.timers.length === 0,
  ),
  'on a narrow screen a step closes the menu': never(
    (seen) =>
      (hears('user.go')(seen) || hears('browser.moved')(seen)) && isSheet(seen) && isShown(seen),
  ),
  'on a narrow screen it covers the page only where it was opened': whenever(
    (seen) => isSheet(seen) && isShown(seen),
    (seen) => wasSheet(seen) && (wasShownOnSheet(seen) || hears('user.toggleMenu')(seen)),
  ),
}
