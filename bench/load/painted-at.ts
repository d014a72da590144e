import type { Page } from 'playwright'

const patience = 180_000

/** Waits until the page's probe has seen what it waits for; milliseconds from the navigation's start. */
export async function paintedAt(page: Page): Promise<number> {
  const options = { polling: 'raf', timeout: patience } as const
  try {
    const found = await page.waitForFunction(() => window.probe?.paintedAt(), undefined, options)
    return (await found.jsonValue()) ?? Number.NaN
  } catch (cause) {
    const shown = (await page.locator('body').textContent()) ?? ''
    throw new Error(`${page.url()} never became usable. It shows: ${shown.slice(0, 400)}`, {
      cause,
    })
  }
}
