import type { PointerEvent } from 'react'
import { useRef } from 'react'
import type { NavigationRef } from '#machines/navigation'
import type { Direction, Finger } from './swipe.ts'
import { isAtEdge, swipeOf } from './swipe.ts'

/** A finger pulls the sheet of the navigation out of its edge, and pushes it back (NAV-5). */
export function useSwipe(navigation: NavigationRef) {
  const from = useRef<Finger | null>(null)
  const forget = () => {
    from.current = null
  }
  return {
    onPointerDown: (event: PointerEvent) => {
      from.current = mayBegin(event, navigation) ? fingerOf(event) : null
    },
    onPointerMove: (event: PointerEvent) => {
      const swipe = from.current && swipeOf(from.current, fingerOf(event), direction())
      if (swipe === null) return
      forget()
      const isShown = navigation.getSnapshot().hasTag('shown')
      if (swipe === 'out' && isShown) navigation.send({ type: 'user.closeMenu' })
      if (swipe === 'in' && !isShown) navigation.send({ type: 'user.toggleMenu' })
    },
    onPointerUp: forget,
    onPointerCancel: forget,
  }
}

/** The sheet is pushed wherever it is touched; what else lies over the page is not in the way of it. */
function mayBegin(event: PointerEvent, navigation: NavigationRef): boolean {
  const state = navigation.getSnapshot()
  if (!state.hasTag('sheet') || event.pointerType === 'mouse' || !event.isPrimary) return false
  if (state.hasTag('shown')) return true
  const isOnPage = event.currentTarget.contains(event.target as Node)
  return isOnPage && isAtEdge(fingerOf(event), window.innerWidth, direction())
}

const fingerOf = ({ clientX, clientY }: PointerEvent): Finger => ({ x: clientX, y: clientY })

const direction = (): Direction => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr')
