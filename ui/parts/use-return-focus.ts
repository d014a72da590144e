import { useLayoutEffect, useRef } from 'react'

/**
 * Where the focus goes when what is open closes: to what had it before, to `fallback` where that is
 * gone, and to the page in any case (R5).
 */
export function useReturnFocus(
  open: boolean,
  fallback?: () => HTMLElement | null,
): () => HTMLElement | null {
  const before = useRef<HTMLElement | null>(null)
  useLayoutEffect(() => {
    if (open) before.current = staying(document.activeElement)
  }, [open])
  return () =>
    before.current?.isConnected
      ? before.current
      : (fallback?.() ?? document.querySelector<HTMLElement>('main'))
}

/** A menu goes when one of its items is chosen; the button that opened it stays. */
function staying(element: Element | null): HTMLElement | null {
  const menu = element?.closest('[role="menu"]')
  const stays = menu ? document.querySelector(`[aria-controls="${CSS.escape(menu.id)}"]`) : element
  return stays instanceof HTMLElement && stays !== document.body ? stays : null
}
