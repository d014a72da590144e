/**
 * A ref that tells the page's CSS how high its element is, so that what stands above or below it
 * leaves it room.
 */
export const heightAs = (name: `--${string}`) => (element: HTMLElement) => {
  const { style } = document.documentElement
  const watch = new ResizeObserver(() => style.setProperty(name, `${element.offsetHeight}px`))
  watch.observe(element)
  return () => {
    watch.disconnect()
    style.removeProperty(name)
  }
}
