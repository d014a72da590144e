import { useSyncExternalStore } from 'react'

/** Where a phone's layout begins, as the style sheets say. */
export const narrow = '(width < 48rem)'

/** Whether the window is as narrow as a phone. */
export const useIsNarrow = (): boolean => useSyncExternalStore(subscribe, isNarrow, () => false)

let screen: MediaQueryList | undefined

/** One for all: it is asked whenever something is drawn. */
function narrowScreen(): MediaQueryList {
  screen ??= matchMedia(narrow)
  return screen
}

const isNarrow = () => narrowScreen().matches

function subscribe(onChange: () => void): () => void {
  narrowScreen().addEventListener('change', onChange)
  return () => narrowScreen().removeEventListener('change', onChange)
}
