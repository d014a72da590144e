import { useLayoutEffect, useRef } from 'react'
import { rememberCaret } from './typing/keep-caret.ts'

/**
 * Where the focus goes when what is open closes: to what had it before, to `fallback` where that is
 * gone, and to the page in any case (R5). Where somebody writes, so does the caret: Ark selects all that
 * is in a control, and the next key would replace it.
 */
export function useReturnFocus(
  open: boolean,
  fallback?: () => HTMLElement | null,
): () => HTMLElement | null {
  const before = useRef<HTMLElement | null>(null)
  const putCaretBack = useRef(() => {})
  useLayoutEffect(() => {
    if (!open) return
    before.current = staying(document.activeElement)
    putCaretBack.current = rememberCaret(before.current)
  }, [open])
  return () => {
    if (!before.current?.isConnected) {
      return fallback?.() ?? document.querySelector<HTMLElement>('main')
    }
    // Whoever asks gives it the focus at once.
    queueMicrotask(putCaretBack.current)
    return before.current
  }
}

/** A menu goes when one of its items is chosen; the button that opened it stays. */
function staying(element: Element | null): HTMLElement | null {
  const menu = element?.closest('[role="menu"]')
  const stays = menu ? document.querySelector(`[aria-controls="${CSS.escape(menu.id)}"]`) : element
  return stays instanceof HTMLElement && stays !== document.body ? stays : null
}
