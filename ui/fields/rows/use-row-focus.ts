import type { RefObject } from 'react'
import { useCallback, useLayoutEffect, useRef } from 'react'

/** Where the focus goes next: to a row, or to the button that adds one. */
export type FocusSpot = { id: string; part: 'header' | 'firstField' | 'same' } | 'add'

/** Gives the focus to a row once rows have changed: it would be lost with the one that moved or went. */
export function useRowFocus(
  list: RefObject<HTMLElement | null>,
  keep: (id: string) => void,
): (spot: FocusSpot) => void {
  const next = useRef<FocusSpot | null>(null)
  useLayoutEffect(() => {
    const spot = next.current
    if (spot === null) return
    next.current = null
    const focus = () => {
      const element = list.current && elementAt(list.current, spot)
      element?.focus()
      element?.scrollIntoView({ block: 'nearest' })
    }
    focus()
    afterMenus(focus)
  })
  return useCallback(
    (spot) => {
      next.current = spot
      if (spot !== 'add') keep(spot.id)
    },
    [keep],
  )
}

/**
 * A menu or a drawer gives the focus back to its button a frame after it closed; ours comes after it,
 * unless the person has gone on meanwhile.
 */
function afterMenus(focus: () => void): void {
  const waiting = new AbortController()
  const { signal } = waiting
  const goOn = () => waiting.abort()
  window.addEventListener('keydown', goOn, { capture: true, signal })
  window.addEventListener('pointerdown', goOn, { capture: true, signal })
  const focusAgain = () => {
    if (!signal.aborted && !document.activeElement?.matches(typable)) focus()
    waiting.abort()
  }
  requestAnimationFrame(() => requestAnimationFrame(focusAgain))
}

function elementAt(list: HTMLElement, spot: FocusSpot): HTMLElement | null {
  if (spot === 'add') return list.querySelector(':scope > [data-part="actions"] button')
  const row = list.querySelector(`[data-row="${CSS.escape(spot.id)}"]`)
  const header = row?.querySelector<HTMLElement>('[data-part="toggle"]') ?? null
  if (spot.part === 'same') return handleThatMoved(row) ?? header
  if (spot.part === 'header') return header
  return row?.querySelector<HTMLElement>(`[data-part="fields"] :is(${controls})`) ?? header
}

/** Who moves a row by its handle goes on from there. */
function handleThatMoved(row: Element | null): HTMLElement | null {
  const { activeElement } = document
  const isHandle = activeElement?.matches('[data-part="handle"]')
  return (isHandle && row?.querySelector<HTMLElement>('[data-part="handle"]')) || null
}

const typable = 'input, textarea, select, [contenteditable]'

const controls = 'input, textarea, select, button'
