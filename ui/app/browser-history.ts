import { createActor } from 'xstate'
import type { PageFacts } from '#contracts/page'
import type { NavigationRef, Place } from '#machines/navigation'
import { isAtRisk, navigationMachine } from '#machines/navigation'
import { untilIdle } from '../kit/idle.ts'

/** Narrower than this the side navigation is a sheet. The same number stands in the style sheets. */
const narrow = '(width < 48rem)'

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
  /** How wide the page was drawn; undefined: it wasn't. */
  drawn: PageFacts['drawn'],
): NavigationRef {
  const { history, location } = browser
  const screen = browser.matchMedia(narrow)
  const here = (): Place => ({ path: location.pathname, search: location.search })
  const numberOf = (state: Entry | null) => state?.entry ?? 0
  let entry = numberOf(history.state)
  let rollbacks = 0
  history.replaceState({ entry }, '')

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
  screen.addEventListener('change', measure)
  navigation.start()
  // What is drawn is taken over as it is, and then fitted to the window.
  if (drawn && drawn.isNarrow !== screen.matches) void untilIdle().then(measure)
  return navigation
}
