import type { Page } from '@playwright/test'

/** Milliseconds that a screen may take on a busy machine. */
export const patience = 30_000

/** Heavy fields load when they come near the screen, so each that waits is brought there. */
export async function everythingLoaded(page: Page): Promise<void> {
  const loading = page.getByRole('main').locator('[role="status"][aria-busy="true"]')
  const until = Date.now() + patience
  while ((await loading.count()) > 0) {
    if (Date.now() > until) throw new Error(`still loading: ${await loading.first().textContent()}`)
    await loading
      .first()
      .scrollIntoViewIfNeeded({ timeout: 500 })
      .catch(() => {})
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
}
