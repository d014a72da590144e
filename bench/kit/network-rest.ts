import { setTimeout as sleep } from 'node:timers/promises'
import type { Page, Request } from 'playwright'
import { eventsPath } from '#contracts/events'

const msOfRest = 500
const msBetweenLooks = 50

/**
 * Waits until nothing has been on its way for half a second, from when the page was new. Playwright's
 * `networkidle` never comes where a stream of events is open; here it does not count.
 */
export function watchNetwork(page: Page): { rest: () => Promise<void> } {
  const underWay = new Set<Request>()
  page.on('request', (request) => {
    if (!request.url().includes(eventsPath)) underWay.add(request)
  })
  const end = (request: Request) => void underWay.delete(request)
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  return {
    rest: async () => {
      let rested = 0
      while (rested < msOfRest) {
        await sleep(msBetweenLooks)
        rested = underWay.size === 0 ? rested + msBetweenLooks : 0
      }
    },
  }
}
