import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright'
import { chromium } from 'playwright'
import { build, preview } from 'vite'
import { launchEnvironment, sharedBrowser } from '../../kit/browser.ts'

const configFile = fileURLToPath(
  new URL('../../../ui/gallery/parts/vite.config.ts', import.meta.url),
)

/** Builds the gallery, serves it and opens a browser. `open` gives a page of it in a window of its own. */
export async function openGallery() {
  const outDir = await mkdtemp(join(tmpdir(), 'gallery-'))
  await build({ configFile, logLevel: 'error', build: { outDir, emptyOutDir: true } })
  const server = await preview({
    configFile,
    logLevel: 'warn',
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0 },
  })
  const { executablePath, env } = await sharedBrowser()
  const browser = await chromium.launch({ executablePath, env: launchEnvironment(env) })
  return {
    async open(query = '', width = 1280): Promise<Page> {
      const context = await browser.newContext({ viewport: { width, height: 800 } })
      const page = await context.newPage()
      page.setDefaultTimeout(60_000)
      await page.goto(`${server.resolvedUrls?.local[0]}${query}`)
      await page.getByRole('heading', { name: 'Parts' }).waitFor()
      return page
    },
    async close() {
      await browser.close()
      await server.close()
      await rm(outDir, { recursive: true })
    },
  }
}

/** What axe finds. An open menu or dialog stands outside the page's landmarks, by its nature. */
export async function findings(page: Page): Promise<string[]> {
  const isOverlaid = await page.locator('[aria-modal="true"], [data-part="positioner"]').count()
  const axe = new AxeBuilder({ page }).disableRules(
    isOverlaid ? ['landmark-one-main', 'page-has-heading-one', 'region'] : [],
  )
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} at ${target}`))
}
