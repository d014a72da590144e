import { staysWith } from '#machines/lock'
import type { NavigationRef } from '#machines/navigation'

/**
 * A lock that goes on at another screen of its document is released where that is left for elsewhere,
 * or closed (LOCK-4). Back at its form, the form has it again.
 */
export function keepLock(navigation: NavigationRef, path: string, release: () => void): void {
  const page = new AbortController()
  const end = () => {
    unsubscribe()
    page.abort()
  }
  const releaseIt = () => {
    end()
    release()
  }
  const { unsubscribe } = navigation.subscribe(({ context: { place } }) => {
    if (place.path === path) end()
    else if (!staysWith(path, place.path)) releaseIt()
  })
  window.addEventListener('pagehide', releaseIt, page)
}
