import type { Page, Request, Route } from '@playwright/test'

/**
 * A held request does not reach the server. The page has heard of it only when its next request, to its
 * own address, has shown that nothing leads it elsewhere; no view shows when that is.
 */
export async function notReached(page: Page, route: Route): Promise<void> {
  const isOwnAddress = (request: Request) =>
    request.method() === 'HEAD' && request.url() === page.url()
  // Chromium calls a request failed whose answer has no body to read.
  const isAnswered = Promise.race([
    page.waitForEvent('requestfinished', isOwnAddress),
    page.waitForEvent('requestfailed', isOwnAddress),
  ])
  await Promise.all([isAnswered, route.abort()])
  await page.evaluate(nextTask)
}

/** Whatever the page was told before is done after this. */
export const nextTask = () =>
  new Promise<void>((resolve) => {
    const channel = new MessageChannel()
    channel.port1.onmessage = () => resolve()
    channel.port2.postMessage(null)
  })
