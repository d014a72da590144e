import type { RefObject } from 'react'
import { useEffect, useEffectEvent } from 'react'
import { isQuestionOpen } from '../parts/InertRoot.tsx'
import type { Action } from './action.ts'
import { isHeard, isPressed, writes } from './shortcut.ts'

/**
 * Hears the keys of these actions. One that is refused does nothing, and is not the browser's either;
 * nor is one that works everywhere but for a question that must be answered first.
 */
export function useKeys(actions: readonly Action[], scope: Scope): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing) return
    const action = actions.find((one) => isAskedBy(one, event))
    if (action === undefined || !isReached(scope)) return
    event.preventDefault()
    if (action.refusal === undefined && !isSuspended(scope)) action.run()
  })
  // An editor of code would keep mod+K for itself.
  const isEverywhere = scope === 'everywhere'
  const hasKeys = actions.some(({ keys }) => keys !== undefined)
  useEffect(() => {
    if (!hasKeys) return
    const before = (event: KeyboardEvent) => {
      if (isEverywhere && !isAnsweredFirst(event)) hear(event)
    }
    const after = (event: KeyboardEvent) => {
      if (!isEverywhere || isAnsweredFirst(event)) hear(event)
    }
    window.addEventListener('keydown', before, { capture: true })
    window.addEventListener('keydown', after)
    return () => {
      window.removeEventListener('keydown', before, { capture: true })
      window.removeEventListener('keydown', after)
    }
  }, [isEverywhere, hasKeys])
}

/** Where somebody writes, the nearest owner of a key has it: mod+K links the words that are selected. */
const isAnsweredFirst = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.hasAttribute('data-answers-first')

const isAskedBy = ({ keys = [], leavesKey }: Action, event: KeyboardEvent): boolean =>
  keys
    .filter(isHeard)
    .some((keys) => isPressed(keys, event) && !(writes(keys) && takesText(event.target))) &&
  !leavesKey?.(event)

const takesText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches(
      'input:not([type="checkbox"]), textarea, select, [role="menu"], [role="menu"] *',
    ))

type Scope = RefObject<HTMLElement | null> | 'everywhere'

/** Nothing stands over it. */
const isReached = (scope: Scope): boolean =>
  scope === 'everywhere' || (scope.current !== null && scope.current.closest('[inert]') === null)

/** Over what is everywhere stands only a question. */
const isSuspended = (scope: Scope): boolean => scope === 'everywhere' && isQuestionOpen()
