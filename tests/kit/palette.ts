import type { Page } from '@playwright/test'

/** The palette's line; fields below it have lines of their own. */
export const paletteLine = (page: Page) =>
  page.locator('[data-layer] [role="combobox"][enterkeyhint="go"]')

/** Opens it, and types. */
export async function openPaletteWith(page: Page, words: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+k')
  await paletteLine(page).fill(words)
}
