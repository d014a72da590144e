import type { RefObject } from 'react'
import { useLayoutEffect } from 'react'
import { narrow } from './use-is-narrow.ts'

/** Tells the page how high a bar at its foot is, so that what floats stands upon it. */
export function useFootHeight(
  bar: RefObject<HTMLElement | null>,
  name = '--foot',
  screens = narrow,
): void {
  useLayoutEffect(() => {
    const element = bar.current
    if (!element) return
    const { style } = document.documentElement
    const screen = matchMedia(screens)
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
  }, [bar, name, screens])
}
