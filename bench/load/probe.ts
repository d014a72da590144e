/** What the page tells of itself while it is measured. */
export interface Probe {
  /** From now on waits for this element; says whether it is there already. */
  waitFor: (selector: string) => boolean
  /** Milliseconds from the navigation's start to the end of the first frame with the element, visible and live. */
  paintedAt: () => number | null
  /** How far what was shown has moved without a press, as CLS counts it. */
  layoutShift: () => number
}

declare global {
  interface Window {
    probe: Probe
  }
}

/** What the browser says of something that moved. */
interface Shift {
  value: number
  hadRecentInput: boolean
}

/** Runs in the page before any script of its own, and knows nothing outside itself. */
export function installProbe(first: string): void {
  if (window !== window.top || Reflect.has(window, 'probe')) return
  let wanted = first
  let paintedAt: number | null = null
  let layoutShift = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & Shift)[]) {
      if (!entry.hadRecentInput) layoutShift += entry.value
    }
  }).observe({ type: 'layout-shift', buffered: true })

  const isVisible = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true })
  }
  const isEnabled = (element: Element) =>
    !element.matches(':disabled, [aria-disabled="true"], [readonly]')
  // React has taken the element over: a key or a click would not be lost.
  const isLive = (element: Element) =>
    Object.keys(element).some((key) => key.startsWith('__reactProps$'))

  const isThere = () =>
    [...document.querySelectorAll(wanted)].some(
      (element) => isVisible(element) && isEnabled(element) && isLive(element),
    )
  const afterThisFrame = (act: () => void) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      act()
    }
    port2.postMessage(null)
  }
  const look = () => {
    if (isThere()) {
      afterThisFrame(() => {
        paintedAt = performance.now()
      })
    } else {
      requestAnimationFrame(look)
    }
  }

  window.probe = {
    waitFor: (selector) => {
      wanted = selector
      paintedAt = null
      requestAnimationFrame(look)
      return isThere()
    },
    paintedAt: () => paintedAt,
    layoutShift: () => layoutShift,
  }
  requestAnimationFrame(look)
}
