import type { Page } from '@playwright/test'

/** Changes the panel's own page on its way to the browser; nothing else of the admin is touched. */
export async function changePage(
  page: Page,
  admin: string,
  change: (html: string) => string,
): Promise<void> {
  await page.route(
    (url) => url.href.startsWith(admin),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback()
      const response = await route.fetch()
      await route.fulfill({ response, body: change(await response.text()) })
    },
  )
}
