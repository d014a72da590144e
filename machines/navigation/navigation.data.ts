import type {
  Departure,
  NavigationContext,
  NavigationEvent,
  NavigationInput,
  NavigationPreferences,
  Place,
} from './navigation.types.ts'
import type { UnsavedWork } from './unsaved-work.ts'

export const arrivedFirst = ({ place, locale, isNarrow }: NavigationInput): NavigationContext => ({
  place,
  locale,
  departure: null,
  unsaved: [],
  givenUp: [],
  isNarrow,
  preferences: { open: true, groups: {} },
})

/** The step that an event asks for; null where it asks for none. */
export function departureOf(context: NavigationContext, event: NavigationEvent): Departure | null {
  if (event.type === 'user.chooseLocale') {
    const { locale, shown } = event
    // Where there is but one language, there is nothing to choose.
    if (context.locale === null) return null
    return { kind: 'translate', locale, ...(shown && { shown }) }
  }
  if (event.type === 'user.signOut') return { kind: 'signOut' }
  if (event.type === 'user.go') return { kind: event.replace ? 'replace' : 'push', to: event.to }
  if (event.type === 'browser.moved') {
    return { kind: 'traverse', to: event.to, delta: event.delta }
  }
  return null
}

/** Where a step leads; signing out stays at the address, where the same person goes on later. */
export function destinationOf({ place }: NavigationContext, departure: Departure): Place {
  if (departure.kind === 'signOut') return place
  return departure.kind === 'translate' ? inLocale(place, departure) : departure.to
}

/** Whether the documents on screen are left by it. */
export const leavesDocuments = (context: NavigationContext, departure: Departure): boolean =>
  departure.kind === 'signOut' || isElsewhere(context, destinationOf(context, departure))

/** Tabs and filters of one screen keep a document on screen; another path or language does not. */
const isElsewhere = ({ place, locale }: NavigationContext, to: Place): boolean =>
  place.path !== to.path || (localeOf(place) ?? locale) !== (localeOf(to) ?? locale)

const localeOf = ({ search }: Place) => new URLSearchParams(search).get('locale')

type Translation = Extract<Departure, { kind: 'translate' }>

/** The language stands in the address as well: who is sent it sees the same. */
function inLocale({ path, search }: Place, { locale, shown }: Translation): Place {
  const asked = new URLSearchParams(search)
  asked.set('locale', locale)
  return { path, search: `?${asked}`, ...(shown && { shown }) }
}

/** What nobody has been asked about yet: it began after the question was answered. */
export const unanswered = ({ unsaved, givenUp }: NavigationContext): readonly UnsavedWork[] =>
  unsaved.filter(({ key }) => !givenUp.includes(key))

/** What a step leaves unsaved on screen; what was given up stays as well where one stays. */
export const unsavedAfter = (
  context: NavigationContext,
  departure: Departure,
): readonly UnsavedWork[] =>
  leavesDocuments(context, departure) ? unanswered(context) : context.unsaved

export const isGroupOpen = ({ groups }: NavigationPreferences, group: string): boolean =>
  groups[group]?.open ?? true

export const groupToggled = (
  preferences: NavigationPreferences,
  group: string,
): NavigationPreferences => ({
  ...preferences,
  groups: { ...preferences.groups, [group]: { open: !isGroupOpen(preferences, group) } },
})
