import type { RefObject } from 'react'
import { useLayoutEffect, useRef } from 'react'

/** Where the focus goes when a part of the page that has it goes away (R5). */
export function useFocusAfter(
  root: RefObject<HTMLElement | null>,
  fallback: () => HTMLElement | null,
): void {
  const current = useRef(fallback)
  current.current = fallback
  useLayoutEffect(() => {
    const element = root.current
    const layer = element?.closest('[role="dialog"]')
    return () => {
      if (!element?.contains(document.activeElement)) return
      // What takes its place is there only after this.
      queueMicrotask(() => {
        // A drawer that goes as well gives the focus back itself.
        if (document.activeElement !== document.body || layer?.isConnected === false) return
        const next = current.current() ?? document.querySelector<HTMLElement>('main')
        next?.focus({ preventScroll: true })
      })
    }
  }, [root])
}
