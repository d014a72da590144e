import type { Page } from '@playwright/test'
import { test as base, expect } from '@playwright/test'
import { createServer } from 'vite'
import { inProject } from '../../scripts/kit/root.ts'

export { expect }

/** The fields alone, in a real browser: a document in the page and a server that is a list. */
export const test = base.extend<object, { gallery: string }>({
  gallery: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from here.
    async ({}, use) => {
      const server = await createServer({
        configFile: inProject('ui/fields/gallery/vite.config.ts'),
        logLevel: 'error',
        server: { port: 0 },
      })
      await server.listen()
      await use(server.resolvedUrls?.local[0] ?? '')
      await server.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

export async function openGallery(page: Page, gallery: string, query = ''): Promise<void> {
  await page.goto(`${gallery}?${query}`)
  await page.waitForSelector('[data-form-ready="true"]')
}

/** The values of the document in the page. */
export const valuesIn = (page: Page) => page.evaluate(() => window.values())

/** Which fields were painted, each time. */
export const paintedIn = (page: Page) => page.evaluate(() => window.painted)

/** What the fields asked the server for. */
export const requestsOf = (page: Page) => page.evaluate(() => window.requests)

export const forgetPaints = (page: Page) =>
  page.evaluate(() => {
    window.painted.length = 0
  })
