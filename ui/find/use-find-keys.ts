import type { RefObject } from 'react'
import { useEffect, useEffectEvent } from 'react'
import type { FindRef } from '#machines/find'
import type { Search } from './use-search.ts'

/** mod+F opens the search; pressed once more, it is the browser's own. F3 goes on from anywhere. */
export function useFindKeys(
  place: RefObject<HTMLElement | null>,
  find: FindRef,
  onOpen: () => void,
  step: Search['step'],
): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // Below a dialog or a drawer nobody searches.
    if (place.current === null || place.current.closest('[inert]')) return
    if (event.key === 'F3' && find.getSnapshot().matches('open')) {
      step(event.shiftKey ? 'user.previous' : 'user.next')
    } else if (isFind(event) && !place.current.contains(document.activeElement)) {
      onOpen()
    } else return
    event.preventDefault()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}

const isFind = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent) =>
  key.toLowerCase() === 'f' && (ctrlKey || metaKey) && !shiftKey && !altKey
