import { createActor } from 'xstate'
import type { NavigationRef, Place } from '#machines/navigation'
import { isAtRisk, navigationMachine } from '#machines/navigation'

/** Narrower than this the side navigation is a sheet. The same number stands in the style sheets. */
const narrow = '(width < 48rem)'

/** How a page came drawn. */
export interface Drawn {
  isNarrow: boolean
  /** Until then the panel has to be what was drawn. */
  untilShown: Promise<void>
}

interface Entry {
  /** Number of this entry in the panel's part of the history. */
  entry: number
}

/**
 * Starts navigation over the browser's history. Nobody else reads the address: a refused step back
 * has already happened there, and is undone before any view has seen it.
 */
export function startNavigation(
  browser: Window,
  locale: string | null,
  /** Undefined: it wasn't drawn. */
  drawn: Drawn | undefined,
): NavigationRef {
  const { history, location } = browser
  const screen = browser.matchMedia(narrow)
  const here = (): Place => ({ path: location.pathname, search: location.search })
  const numberOf = (state: Entry | null) => state?.entry ?? 0
  let entry = numberOf(history.state)
  let rollbacks = 0
  // What a screen keeps beside its entry is there after a reload as well.
  history.replaceState({ ...history.state, entry }, '')

  const navigation = createActor(navigationMachine, {
    input: { place: here(), locale, isNarrow: drawn?.isNarrow ?? screen.matches },
  })
  navigation.on('entered', ({ kind, to }) => {
    if (kind === 'push') entry += 1
    history[kind === 'push' ? 'pushState' : 'replaceState']({ entry }, '', to.path + to.search)
    if (kind === 'push') browser.scrollTo(0, 0)
  })
  navigation.on('rolledBack', ({ delta }) => {
    rollbacks += 1
    entry -= delta
    history.go(-delta)
  })
  navigation.on('traversed', ({ delta }) => history.go(delta))

  browser.addEventListener('popstate', ({ state }: PopStateEvent) => {
    if (rollbacks > 0) {
      rollbacks -= 1
      return
    }
    const delta = numberOf(state) - entry
    entry += delta
    navigation.send({ type: 'browser.moved', to: here(), delta })
  })
  browser.addEventListener('beforeunload', (event) => {
    if (isAtRisk(navigation.getSnapshot().context.unsaved)) event.preventDefault()
  })
  const measure = () => navigation.send({ type: 'browser.resized', isNarrow: screen.matches })
  navigation.start()
  const follow = () => {
    screen.addEventListener('change', measure)
    if (drawn) measure()
  }
  if (drawn) void drawn.untilShown.then(follow)
  else follow()
  return navigation
}
