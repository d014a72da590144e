import type { RefObject } from 'react'
import { useLayoutEffect, useRef } from 'react'

/**
 * Where the focus goes when a part of the panel that has it is gone. Others look for the nearest place
 * that is left, and may be earlier: that would be a button next to it, by chance.
 */
export function useFocusNext(
  root: RefObject<HTMLElement | null>,
  next: () => HTMLElement | null,
): void {
  const current = useRef(next)
  current.current = next
  useLayoutEffect(() => {
    const element = root.current
    return () => {
      if (!element?.contains(document.activeElement)) return
      queueMicrotask(() => current.current()?.focus({ preventScroll: true }))
    }
  }, [root])
}
