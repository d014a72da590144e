import { useEffectEvent, useLayoutEffect } from 'react'

/**
 * Escape closes what has opened at a button, and gives the focus back to that, while the focus is in
 * one of the two, or nowhere. A list that is open in it comes first; what lies below it stays open.
 */
export function useEscapeWithin(
  box: () => HTMLElement | null,
  /** The button's id. */
  trigger: string,
  close: () => void,
): void {
  const leave = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing) return
    const button = document.getElementById(trigger)
    const focused = document.activeElement
    const isHere =
      focused === document.body || [box(), button].some((place) => place?.contains(focused))
    if (!isHere || (focused !== button && focused?.ariaExpanded === 'true')) return
    event.preventDefault()
    event.stopPropagation()
    button?.focus({ preventScroll: true })
    close()
  })
  useLayoutEffect(() => {
    addEventListener('keydown', leave, { capture: true })
    return () => removeEventListener('keydown', leave, { capture: true })
  }, [])
}
