import type { Page, Request } from '@playwright/test'
import { expect } from '@playwright/test'

/** ms without a request; Playwright's `networkidle` takes half a second for each screen. */
const rest = 150

/** Waits until a page has what it asked for since now, and nothing on it says that it is loading. */
export function watchRest(page: Page, loading: string) {
  const underWay = new Set<Request>()
  let changed = performance.now()
  const begin = (request: Request) => {
    underWay.add(request)
    changed = performance.now()
  }
  const end = (request: Request) => {
    underWay.delete(request)
    changed = performance.now()
  }
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end)
  return {
    async atRest() {
      const isAtRest = async () => {
        const isQuiet = underWay.size === 0 && performance.now() - changed > rest
        return isQuiet && (await page.getByRole('status').getByText(loading).count()) === 0
      }
      await expect.poll(isAtRest, { intervals: [50] }).toBe(true)
    },
    stop() {
      page.off('request', begin).off('requestfinished', end).off('requestfailed', end)
    },
  }
}
