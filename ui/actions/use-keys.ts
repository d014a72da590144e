import type { RefObject } from 'react'
import { useEffect, useEffectEvent } from 'react'
import type { Action } from './action.ts'
import { isPressed, writes } from './shortcut.ts'

/** Hears the keys of these actions. One that is refused does nothing, and is not the browser's either. */
export function useKeys(
  actions: readonly Action[],
  place: RefObject<HTMLElement | null> | 'everywhere',
): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing) return
    const action = actions.find((one) => isAskedBy(one, event))
    if (action === undefined || !isReached(place)) return
    event.preventDefault()
    if (action.refusal === undefined) action.run()
  })
  // An editor of code would keep mod+K for itself.
  const isFirst = place === 'everywhere'
  useEffect(() => {
    const listen = (event: KeyboardEvent) => hear(event)
    window.addEventListener('keydown', listen, { capture: isFirst })
    return () => window.removeEventListener('keydown', listen, { capture: isFirst })
  }, [isFirst])
}

const isAskedBy = ({ keys = [], leavesKey }: Action, event: KeyboardEvent): boolean =>
  keys.some((keys) => isPressed(keys, event) && !(writes(keys) && takesText(event.target))) &&
  !leavesKey?.(event)

const takesText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select, [role="menu"] *'))

/** Nothing stands over it. Over what is everywhere stands only a question. */
const isReached = (place: RefObject<HTMLElement | null> | 'everywhere'): boolean =>
  place === 'everywhere'
    ? document.querySelector('[data-layer="question"][data-state="open"]') === null
    : place.current !== null && place.current.closest('[inert]') === null
