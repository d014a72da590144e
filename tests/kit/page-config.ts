import type { Page } from 'playwright'

const block = /<script type="application\/json" id="stateroom-config">.*?<\/script>/s

/** From now on the pages come without the config: the panel asks for it, as one from another site does. */
export async function withoutConfig(page: Page): Promise<void> {
  await page.route(
    (url) => !url.pathname.startsWith('/api/'),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback()
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replace(block, '') })
    },
  )
}
