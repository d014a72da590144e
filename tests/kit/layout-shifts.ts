import type { Page } from '@playwright/test'

declare global {
  interface Window {
    layoutShifts: () => string[]
  }
}

/** Records what moves by itself, also as the answer to a press or a key. For pages opened from here on. */
export const watchShifts = (page: Page): Promise<unknown> => page.addInitScript(watch)

function watch(): void {
  interface Shift extends PerformanceEntry {
    sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
  }
  let seen: string[] = []
  const corner = ({ x, y }: DOMRect) => `${Math.round(x)},${Math.round(y)}`
  const wordsOf = (node: Node | null) => (node?.textContent ?? 'removed').trim().slice(0, 40)
  // What only grows or shrinks at one end of its line has not moved.
  const hasMoved = ({ previousRect: was, currentRect: is }: Shift['sources'][number]) =>
    was.top !== is.top || (was.left !== is.left && was.right !== is.right)
  const note = (entries: PerformanceEntry[]) => {
    for (const { sources } of entries as Shift[]) {
      seen.push(
        ...sources
          .filter(hasMoved)
          .map(
            ({ node, previousRect, currentRect }) =>
              `“${wordsOf(node)}” ${corner(previousRect)} → ${corner(currentRect)}`,
          ),
      )
    }
  }
  const observer = new PerformanceObserver((list) => note(list.getEntries()))
  observer.observe({ type: 'layout-shift', buffered: true })
  window.layoutShifts = () => {
    note(observer.takeRecords())
    const all = seen
    seen = []
    return all
  }
}

/** What moved while this was done: other than what grows or shrinks, in its own place. */
export async function shiftsDuring(page: Page, act: () => Promise<unknown>): Promise<string[]> {
  await drawn(page)
  await page.evaluate(() => window.layoutShifts())
  await act()
  await drawn(page)
  return page.evaluate(() => window.layoutShifts())
}

/** A shift is told of with the frame after the one that it's in. */
const drawn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
        )
      }),
  )
