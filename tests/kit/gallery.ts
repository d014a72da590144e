import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { test as base, expect } from '@playwright/test'
import { build, preview } from 'vite'
import { fingerprint } from '../../scripts/kit/fingerprint.ts'
import { inProject } from '../../scripts/kit/root.ts'

export { expect }

const configFile = inProject('ui/gallery/fields/vite.config.ts')

/** The fields alone, in a real browser: a document in the page and a server that is a list. */
export const test = base.extend<object, { gallery: string }>({
  // Each test loads the gallery again, which keeps nothing. A page that has its script compiled
  // opens it in half the time.
  reuseContext: [true, { scope: 'worker' }],

  gallery: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from here.
    async ({}, use) => {
      const server = await preview({
        configFile,
        logLevel: 'error',
        build: { outDir: await builtGallery() },
        preview: { port: 0 },
      })
      await use(server.resolvedUrls?.local[0] ?? '')
      await server.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

/** The folder with the gallery as it is now; made once for this state of the sources. */
export async function builtGallery(): Promise<string> {
  const home = inProject(join('node_modules/.cache/stateroom', `gallery-${fingerprint(madeFrom)}`))
  if (existsSync(home)) return home

  const next = `${home}-${process.pid}`
  await build({ configFile, logLevel: 'error', build: { outDir: next, emptyOutDir: true } })
  if (existsSync(home)) rmSync(next, { recursive: true })
  else renameSync(next, home)
  return home
}

const madeFrom = ['ui', 'machines', 'locales', 'config-schema', 'package-lock.json']

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
