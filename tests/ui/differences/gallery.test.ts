// @module-tag slow
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from 'playwright'
import { chromium } from 'playwright'
import type { PreviewServer } from 'vite'
import { build, preview } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchEnvironment, sharedBrowser } from '../../kit/browser.ts'
import { findings } from '../parts/open-gallery.ts'

const configFile = fileURLToPath(
  new URL('../../../ui/gallery/differences/vite.config.ts', import.meta.url),
)

let outDir: string
let server: PreviewServer
let browser: Browser

beforeAll(async () => {
  outDir = await mkdtemp(join(tmpdir(), 'differences-'))
  await build({ configFile, logLevel: 'error', build: { outDir, emptyOutDir: true } })
  server = await preview({
    configFile,
    logLevel: 'warn',
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0 },
  })
  const { executablePath, env } = await sharedBrowser()
  browser = await chromium.launch({ executablePath, env: launchEnvironment(env) })
}, 60_000)

afterAll(async () => {
  await browser.close()
  await server.close()
  await rm(outDir, { recursive: true })
})

async function open(query = '', width = 1280, prepare?: (page: Page) => Promise<unknown>) {
  const context = await browser.newContext({ viewport: { width, height: 800 } })
  const page = await context.newPage()
  await prepare?.(page)
  await page.goto(`${server.resolvedUrls?.local[0]}?${query}`)
  // The rich text is the last to come: its words are marked elsewhere.
  await page.locator('del', { hasText: 'never' }).waitFor()
  return page
}

describe.each([
  ['in light', '', 1280],
  ['in dark', 'theme=dark&language=de', 1280],
  ['from right to left', 'dir=rtl', 1280],
  ['at 360 px', '', 360],
])('differences %s', (_look, query, width) => {
  test('are accessible and fit the page', async () => {
    const page = await open(query, width)

    expect(await findings(page)).toEqual([])
    const overhang = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overhang).toBe(0)
    await page.context().close()
  })
})

describe('differences in a browser', () => {
  test('VER-7 the titles of a collection are asked for at once', async () => {
    const page = await open()
    await page.getByText('Author 2').waitFor()

    const requests = await page.evaluate(() => window.requests)

    expect(requests.toSorted()).toEqual(['/authors', '/categories', '/media'])
    await page.context().close()
  })

  test('R11 where no worker starts, the page marks the words itself', async () => {
    const page = await open('', 1280, (one) => one.route('**/*worker*', (route) => route.abort()))

    expect(await page.locator('ins', { hasText: 'rarely' }).isVisible()).toBe(true)
    await page.context().close()
  })

  test('VER-7 a bar opens the lines that did not change, by key', async () => {
    const page = await open()
    const bar = page.getByRole('button', { name: '3 unchanged lines' })
    const line = page.getByText('Line 1 of a text that nobody has touched.').first()
    expect(await line.count()).toBe(0)

    await bar.focus()
    await page.keyboard.press('Enter')

    await line.waitFor()
    await page.context().close()
  })

  test('at 360 px the sides stand below one another', async () => {
    const page = await open('', 360)
    const side = (which: string) =>
      page.locator(`[data-field-path="minutes"] [data-side="${which}"]`).boundingBox()

    const [from, to] = [await side('from'), await side('to')]

    expect(to?.x).toBe(from?.x)
    expect(to?.y).toBeGreaterThan(from?.y ?? Number.POSITIVE_INFINITY)
    await page.context().close()
  })
})
