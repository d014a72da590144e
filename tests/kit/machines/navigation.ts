import { createActor, SimulatedClock } from 'xstate'
import type {
  NavigationEmitted,
  NavigationPreferences,
  Place,
  UnsavedWork,
} from '#machines/navigation'
import { navigationMachine } from '#machines/navigation'
import { placesOf } from './leaves.ts'

export type Navigation = ReturnType<typeof startNavigation>

/** An address as the machine hears of it. */
export function placeAt(address: string): Place {
  const [path = '', search] = address.split('?')
  return { path, search: search === undefined ? '' : `?${search}` }
}

/** Navigation on a post's page, before the server told what this person prefers. */
export function startNavigation({
  address = '/posts/1',
  locale = null,
  isNarrow = false,
}: {
  address?: string
  locale?: string | null
  isNarrow?: boolean
} = {}) {
  const clock = new SimulatedClock()
  const emitted: NavigationEmitted[] = []
  const actor = createActor(navigationMachine, {
    clock,
    input: { place: placeAt(address), locale, isNarrow },
  })
  actor.on('*', (event) => emitted.push(event))
  actor.start()

  return {
    actor,
    clock,
    emitted,
    asked: {},
    context: () => actor.getSnapshot().context,
    /** In which documents something is unsaved. */
    unsaved: () => actor.getSnapshot().context.unsaved.map(({ key }) => key),
    address: () => placesOf(actor.getSnapshot().value.address).join(),
    locale: () => placesOf(actor.getSnapshot().value.locale).join(),
    menu: () => placesOf(actor.getSnapshot().value.menu).join(),
    has: (tag: 'shown' | 'animating' | 'hydrated') => actor.getSnapshot().hasTag(tag),
    go: (address: string, { replace = false } = {}) =>
      actor.send({ type: 'user.go', to: placeAt(address), replace }),
    choose: (locale: string) => actor.send({ type: 'user.chooseLocale', locale }),
    /** The browser went back or forward by itself. */
    move: (address: string, delta = -1) =>
      actor.send({ type: 'browser.moved', to: placeAt(address), delta }),
    resize: (isNarrow: boolean) => actor.send({ type: 'browser.resized', isNarrow }),
    toggle: () => actor.send({ type: 'user.toggleMenu' }),
  }
}

/** Unsaved work that is kept on this device, unless it is told otherwise. */
export const workIn = (key: string, work: Partial<UnsavedWork> = {}) =>
  ({
    type: 'document.unsaved',
    key,
    onLeaving: 'ask',
    saveAs: 'draft',
    copy: 'kept',
    leftOut: [],
    ...work,
  }) as const

/** The same, with unsaved work in these documents. */
export function navigationWithUnsaved(...keys: string[]): Navigation {
  const navigation = startNavigation()
  for (const key of keys) navigation.actor.send(workIn(key))
  return navigation
}

/** The same, with the preferences there. */
export function hydratedNavigation({
  isNarrow = false,
  preferences = null,
}: {
  isNarrow?: boolean
  preferences?: NavigationPreferences | null
} = {}): Navigation {
  const navigation = startNavigation({ isNarrow })
  navigation.actor.send({ type: 'server.preferencesRead', preferences })
  return navigation
}
