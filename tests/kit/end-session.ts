import type { Page } from '@playwright/test'

/** The session ends behind the page's back as it asks for this; nothing is refused before. */
export async function endSessionAt(page: Page, addresses: string | RegExp): Promise<void> {
  await page.route(
    addresses,
    async (route) => {
      await page.context().clearCookies({ name: 'payload-token' })
      const { cookie: _ended, ...headers } = await route.request().allHeaders()
      await route.fulfill({ response: await route.fetch({ headers }) })
    },
    { times: 1 },
  )
}
