import type {
  Departure,
  NavigationContext,
  NavigationEvent,
  NavigationInput,
  NavigationPreferences,
  Place,
} from './navigation.types.ts'

export const arrivedFirst = ({ place, isNarrow }: NavigationInput): NavigationContext => ({
  place,
  departure: null,
  unsaved: [],
  isNarrow,
  preferences: { open: true, groups: {} },
})

/** The step that an event asks for; null where it asks for none. */
export function departureOf(event: NavigationEvent): Departure | null {
  if (event.type === 'user.go') return { kind: event.replace ? 'replace' : 'push', to: event.to }
  if (event.type === 'browser.moved') {
    return { kind: 'traverse', to: event.to, delta: event.delta }
  }
  return null
}

/** Tabs and filters of one screen keep a document on screen; another path or language does not. */
export const isElsewhere = (from: Place, to: Place): boolean =>
  from.path !== to.path || localeOf(from) !== localeOf(to)

const localeOf = ({ search }: Place) => new URLSearchParams(search).get('locale')

export const isGroupOpen = ({ groups }: NavigationPreferences, group: string): boolean =>
  groups[group]?.open ?? true

export const groupToggled = (
  preferences: NavigationPreferences,
  group: string,
): NavigationPreferences => ({
  ...preferences,
  groups: { ...preferences.groups, [group]: { open: !isGroupOpen(preferences, group) } },
})
