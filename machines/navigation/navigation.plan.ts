import type { SnapshotFrom } from 'xstate'
import type { Plan } from '#testing'
import { laws } from './navigation.laws.ts'
import { navigationMachine } from './navigation.machine.ts'
import type { Place } from './navigation.types.ts'
import type { UnsavedWork } from './unsaved-work.ts'

const post: Place = { path: '/posts/1', search: '' }
const tab: Place = { path: '/posts/1', search: '?tab=meta' }
const list: Place = { path: '/posts', search: '' }

const unsaved = (key: string, work: Partial<UnsavedWork> = {}): UnsavedWork => ({
  key,
  onLeaving: 'ask',
  saveAs: 'save',
  copy: 'kept',
  leftOut: [],
  ...work,
})

export const plan: Plan<typeof navigationMachine> = {
  machine: navigationMachine,
  laws,
  inputs: {
    wide: { place: post, locale: 'en', isNarrow: false },
    narrow: { place: post, locale: 'en', isNarrow: true },
    'before anyone signs in': { place: post, locale: null, isNarrow: false },
  },
  events: {
    'user.go': {
      'to the list': { to: list, replace: false },
      'to a tab': { to: tab, replace: true },
    },
    'user.chooseLocale': { German: { locale: 'de' } },
    'user.toggleGroup': { Content: { group: 'Content' } },
    'browser.moved': {
      'to the list': { to: list, delta: -1 },
      'to a tab': { to: tab, delta: 1 },
    },
    'browser.resized': { narrow: { isNarrow: true }, wide: { isNarrow: false } },
    'document.unsaved': {
      one: unsaved('posts/1'),
      two: unsaved('posts/2'),
      'one that saves itself': unsaved('posts/1', { onLeaving: 'save' }),
      'one that cannot be saved': unsaved('posts/1', { saveAs: null }),
    },
    'document.settled': { one: { key: 'posts/1' }, two: { key: 'posts/2' } },
    'document.notSaved': { one: { key: 'posts/1' }, two: { key: 'posts/2' } },
    'document.named': { '': { place: post } },
    'server.localeRead': { German: { locale: 'de' }, 'of one language': { locale: null } },
    'server.preferencesRead': {
      none: { preferences: null },
      closed: { preferences: { open: false, groups: {} } },
    },
  },
  tellApart: ({
    context: { place, locale, departure, unsaved, givenUp, isNarrow, preferences },
  }) => [
    place.path,
    new URLSearchParams(place.search).get('locale'),
    locale,
    departure?.kind,
    unsaved.map(({ key, onLeaving, saveAs }) => [key, onLeaving, saveAs]),
    givenUp,
    isNarrow,
    preferences.open,
  ],
  within: (snapshot) => isMenuAtRest(snapshot) || isAddressAtRest(snapshot),
}

type Snapshot = SnapshotFrom<typeof navigationMachine>

/** The regions know little of each other: while one is tried, the others rest. */
const isMenuAtRest = (snapshot: Snapshot): boolean =>
  snapshot.matches({ menu: { hydrating: 'wide' }, locale: 'known' })

const isAddressAtRest = (snapshot: Snapshot): boolean =>
  snapshot.matches({ address: 'settled' }) &&
  snapshot.context.unsaved.length === 0 &&
  snapshot.context.locale !== 'de'
