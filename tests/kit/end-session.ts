import type { Page, Request } from '@playwright/test'

/**
 * The session ends behind the page's back as it asks for this; nothing is refused before. `isMeant`
 * picks among what goes to these addresses: a page that opens slowly asks for more.
 */
export async function endSessionAt(
  page: Page,
  addresses: string | RegExp,
  isMeant = (_request: Request) => true,
): Promise<void> {
  let ending: Request | null = null
  await page.route(addresses, async (route) => {
    const request = route.request()
    if (ending !== null || !isMeant(request)) return route.fallback()
    ending = request
    await page.context().clearCookies({ name: 'payload-token' })
    const { cookie: _ended, ...headers } = await request.allHeaders()
    await route.fulfill({ response: await route.fetch({ headers }) })
  })
}
