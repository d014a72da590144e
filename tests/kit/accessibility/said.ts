import type { Page } from '@playwright/test'

declare global {
  interface Window {
    said?: string[]
  }
}

/** Listens to all live regions of a page from now on: before it's opened. */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const said: string[] = []
    window.said = said
    const regions = '[aria-live]:not([aria-live="off"]), [role="status"], [role="alert"]'
    const observer = new MutationObserver((changes) => {
      const changed = new Set<Element>()
      for (const { addedNodes, target, type } of changes) {
        const written = type === 'characterData' ? [target] : addedNodes
        for (const node of written) for (const region of regionsOf(node)) changed.add(region)
      }
      for (const region of changed) say(region)
    })
    observer.observe(document, { childList: true, characterData: true, subtree: true })

    /** The one around what was written, or those that came with it. */
    function regionsOf(node: Node): Element[] {
      const element = node instanceof Element ? node : node.parentElement
      const around = element?.closest(regions)
      if (around) return [around]
      return element === node ? [...element.querySelectorAll(regions)] : []
    }

    function say(region: Element): void {
      const isHeard = region.checkVisibility() && !region.closest('[inert], [aria-hidden="true"]')
      const words = region.textContent.replaceAll(/\s+/g, ' ').trim()
      if (isHeard && words !== '') said.push(words)
    }
  })
}

/** What was said since the page came, or since it was forgotten. */
export const said = (page: Page): Promise<string[]> => page.evaluate(() => window.said ?? [])

export const forget = (page: Page): Promise<void> =>
  page.evaluate(() => void window.said?.splice(0))
