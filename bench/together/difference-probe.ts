/** What the page tells of the differences that are drawn in it. */
export interface DifferenceProbe {
  /** From now on waits for a press and what it shows. */
  watch: () => void
  /** ms from the press to the end of the frame that shows marked words. */
  paintedMs: () => number | null
  /** ms from the press to the last change of the page, once half a second has passed without another. */
  wholeMs: () => number | null
  /** ms; tasks below 50 ms are not told: 0. */
  longestTaskMs: () => number
}

declare global {
  interface Window {
    differences: DifferenceProbe
  }
}

/** Runs in the page, and knows nothing outside itself. */
export function installDifferenceProbe(): void {
  const quiet = 500
  let pressed: number | null = null
  let painted: number | null = null
  let changed = 0
  let longest = 0

  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      if (pressed !== null && startTime + duration > pressed) longest = Math.max(longest, duration)
    }
  }).observe({ type: 'longtask' })

  const afterThisFrame = (act: () => void) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      act()
    }
    port2.postMessage(null)
  }
  const look = () => {
    if (document.querySelector('main :is(ins, del)') === null) requestAnimationFrame(look)
    else {
      afterThisFrame(() => {
        painted = performance.now()
      })
    }
  }

  window.differences = {
    watch: () => {
      addEventListener('click', ({ timeStamp }) => (pressed ??= timeStamp), true)
      new MutationObserver(() => {
        changed = performance.now()
      }).observe(document.body, { childList: true, subtree: true })
      requestAnimationFrame(look)
    },
    paintedMs: () => (painted === null || pressed === null ? null : painted - pressed),
    wholeMs: () =>
      painted === null || pressed === null || performance.now() - changed < quiet
        ? null
        : changed - pressed,
    longestTaskMs: () => longest,
  }
}
