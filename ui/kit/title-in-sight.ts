/**
 * Tells the page while the title of its document is in sight: the breadcrumb says it at other times.
 * For the `ref` of what shows it.
 */
export function tellWhileInSight(title: HTMLElement | null): (() => void) | undefined {
  if (!title || title.closest('[role="dialog"]')) return
  const page = document.documentElement
  page.toggleAttribute(mark, true)
  const observer = new IntersectionObserver(
    ([seen]) => page.toggleAttribute(mark, seen?.isIntersecting),
    { rootMargin: belowHead },
  )
  observer.observe(title)
  return () => {
    observer.disconnect()
    page.removeAttribute(mark)
  }
}

const mark = 'data-title-in-sight'

/** What lies behind the header of the panel and the head of the document is out of sight. */
const belowHead = '-128px 0px 0px'
