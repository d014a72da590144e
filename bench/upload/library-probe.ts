/** What the page tells of the pages of a library that are turned in it. */
export interface LibraryProbe {
  begin: () => void
  /** ms until all pictures of the window were there, of a page that began with `begin`; null: not yet. */
  tookMs: () => number | null
  /** What has come since the last time: ms between frames, and how many tasks of 50 ms or more. */
  taken: () => { frames: number[]; longTasks: number }
}

declare global {
  interface Window {
    library: LibraryProbe
  }
}

/** Runs in the page before any script of its own, and knows nothing outside itself. */
export function installLibraryProbe(): void {
  if (window !== window.top || Reflect.has(window, 'library')) return
  let began = 0
  let first: string | null = null
  let painted: number | null = null
  let frames: number[] = []
  let longTasks = 0
  let last = performance.now()

  new PerformanceObserver((list) => {
    longTasks += list.getEntries().length
  }).observe({ type: 'longtask' })

  const cards = () => [...document.querySelectorAll('main ul > [data-row]')]
  const firstCard = () => cards()[0]?.getAttribute('data-row') ?? cards()[0]?.textContent ?? null
  const isShown = (card: Element) => {
    const { top, bottom } = card.getBoundingClientRect()
    if (bottom < 0 || top > innerHeight) return true
    const image = card.querySelector('img')
    return image?.complete === true && image.naturalWidth > 0
  }
  const look = () => {
    const now = performance.now()
    frames.push(now - last)
    last = now
    const isOther = firstCard() !== null && firstCard() !== first
    if (painted === null && isOther && cards().every(isShown)) painted = now
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)

  window.library = {
    begin: () => {
      began = performance.now()
      first = firstCard()
      painted = null
    },
    tookMs: () => (painted === null ? null : painted - began),
    taken: () => {
      const all = { frames, longTasks }
      frames = []
      longTasks = 0
      return all
    },
  }
}
