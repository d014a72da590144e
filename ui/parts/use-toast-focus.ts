import type { FocusEvent } from 'react'
import { useRef } from 'react'
import { toaster } from './toaster.ts'

/**
 * While the focus is in a toast, none goes away. Tab leads out of the last one to what comes next: the
 * library would put the focus back to where it came from, and Tab into the toasts again, for ever.
 */
export function useToastFocus() {
  const before = useRef<HTMLElement | null>(null)
  return {
    onFocus(event: FocusEvent<HTMLElement>) {
      event.stopPropagation()
      const { relatedTarget } = event
      if (isToast(relatedTarget)) return
      before.current = relatedTarget instanceof HTMLElement ? relatedTarget : null
      toaster.pause()
    },
    onBlur(event: FocusEvent<HTMLElement>) {
      event.stopPropagation()
      if (!isToast(event.relatedTarget)) toaster.resume()
    },
    /** After a toast was closed. */
    goBack: () => before.current?.focus({ preventScroll: true }),
  }
}

const isToast = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-scope="toast"]') !== null
