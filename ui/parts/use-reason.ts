import type { SyntheticEvent } from 'react'
import { useEffect, useState } from 'react'

/**
 * Shows a reason while the pointer or the focus is on its button, or the pointer on the reason. Escape
 * hides it until one comes back, and does nothing else then (WCAG 1.4.13). A button that is refused
 * because of its own press doesn't say so unasked: Escape is still the dialog's.
 */
export function useReason(isThere: boolean) {
  const [isShown, setShown] = useState(false)
  if (isShown && !isThere) setShown(false)
  useEffect(() => {
    if (!isShown) return undefined
    // Before the dialog around it, whose key it is otherwise.
    const follow = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopImmediatePropagation()
      setShown(false)
    }
    addEventListener('keydown', follow, true)
    return () => removeEventListener('keydown', follow, true)
  }, [isShown])
  const show = () => setShown(isThere)
  const leave = ({ currentTarget }: SyntheticEvent) => {
    if (!currentTarget.matches(':hover, :focus-within')) setShown(false)
  }
  return {
    'data-shown': isShown || undefined,
    onPointerEnter: show,
    onFocus: show,
    onClick: show,
    onPointerLeave: leave,
    onBlur: leave,
  }
}
