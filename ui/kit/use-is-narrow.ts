import { useSyncExternalStore } from 'react'

/** Where a phone's layout begins, as the style sheets say. */
export const narrow = '(width < 48rem)'

/** Whether the window is as narrow as a phone. */
export const useIsNarrow = (): boolean => useMatches(phone)

/** Whether a document's bar has no room for long words, beside the navigation. */
export const useIsTight = (): boolean => useMatches(tight)

/** One list for all: it is asked whenever something is drawn. */
function screenOf(query: string) {
  let screen: MediaQueryList | undefined
  const list = () => (screen ??= matchMedia(query))
  return {
    matches: () => list().matches,
    subscribe: (onChange: () => void) => {
      list().addEventListener('change', onChange)
      return () => list().removeEventListener('change', onChange)
    },
  }
}

const phone = screenOf(narrow)
const tight = screenOf('(width < 72rem)')

const useMatches = ({ matches, subscribe }: ReturnType<typeof screenOf>): boolean =>
  useSyncExternalStore(subscribe, matches, () => false)
