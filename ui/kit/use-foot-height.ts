import type { RefObject } from 'react'
import { useLayoutEffect } from 'react'

/** Where bars of buttons are at the foot of the screen, as their CSS says. */
const narrow = '(width < 48rem)'

/** Tells the page how high a bar at the foot of a phone is, so that what floats stands upon it. */
export function useFootHeight(bar: RefObject<HTMLElement | null>, name = '--foot'): void {
  useLayoutEffect(() => {
    const element = bar.current
    if (!element) return
    const { style } = document.documentElement
    const screen = matchMedia(narrow)
    const measure = () => {
      if (screen.matches) style.setProperty(name, `${element.offsetHeight}px`)
      else style.removeProperty(name)
    }
    const watch = new ResizeObserver(measure)
    watch.observe(element)
    screen.addEventListener('change', measure)
    return () => {
      watch.disconnect()
      screen.removeEventListener('change', measure)
      style.removeProperty(name)
    }
  }, [bar, name])
}
