/** What the page tells of the step that is taken in it. */
export interface StepProbe {
  /** From now on waits: for other rows than there are now, or for an element. */
  waitFor: (selector: string | null) => void
  /** Milliseconds from the press, or from the change of the address where nothing was pressed, to the end of the frame that shows it. */
  tookMs: () => number | null
  /** The longest that the page was blocked since, ms; tasks below 50 ms are not told: 0. */
  longestTaskMs: () => number
}

declare global {
  interface Window {
    step: StepProbe
  }
}

/** Runs in the page before any script of its own, and knows nothing outside itself. */
export function installStepProbe(): void {
  if (window !== window.top || Reflect.has(window, 'step')) return
  let began: number | null = null
  let painted: number | null = null
  let longest = 0

  addEventListener('click', ({ timeStamp }) => (began = timeStamp), true)
  addEventListener('popstate', ({ timeStamp }) => (began = timeStamp), true)
  for (const method of ['pushState', 'replaceState'] as const) {
    const own = history[method].bind(history)
    history[method] = (...args: Parameters<History['pushState']>) => {
      began ??= performance.now()
      own(...args)
    }
  }
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration)
  }).observe({ type: 'longtask' })

  const rows = () => {
    const table = document.querySelector('main table[aria-busy="false"]')
    return table?.querySelector('tbody')?.textContent || null
  }
  const isVisible = (selector: string) =>
    document.querySelector(selector)?.checkVisibility({ visibilityProperty: true }) ?? false
  const afterThisFrame = (act: () => void) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      act()
    }
    port2.postMessage(null)
  }

  window.step = {
    waitFor: (selector) => {
      began = null
      painted = null
      longest = 0
      const before = rows()
      const isThere = () =>
        selector === null ? rows() !== null && rows() !== before : isVisible(selector)
      const look = () => {
        if (began !== null && isThere()) {
          afterThisFrame(() => {
            painted = performance.now()
          })
        } else {
          requestAnimationFrame(look)
        }
      }
      requestAnimationFrame(look)
    },
    tookMs: () => (painted === null || began === null ? null : painted - began),
    longestTaskMs: () => longest,
  }
}
