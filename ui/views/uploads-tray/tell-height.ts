/** Tells the page how high the tray is: the navigation ends above it, or the page leaves it room. */
export function tellHeight(tray: HTMLElement): () => void {
  const { style } = document.documentElement
  const watch = new ResizeObserver(() =>
    style.setProperty('--tray-height', `${tray.offsetHeight}px`),
  )
  watch.observe(tray)
  return () => {
    watch.disconnect()
    style.removeProperty('--tray-height')
  }
}
