import type { Page } from '@playwright/test'
import { everythingLoaded, patience } from './everything-loaded.ts'
import type { Trouble } from './watch-page.ts'

/** Opens a screen, waits until all of it is there, and looks at it. */
export async function openScreen(page: Page, url: string): Promise<Trouble[]> {
  try {
    await page.goto(url)
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor({ timeout: patience })
    await everythingLoaded(page)
  } catch (thrown) {
    return [{ kind: 'unopened', detail: String(thrown).split('\n', 1)[0] ?? '' }]
  }
  const alerts = await page.getByRole('main').getByRole('alert').allInnerTexts()
  const unnamed = await unnamedControls(page)
  return [
    ...alerts.map((detail) => ({ kind: 'alert' as const, detail })),
    ...unnamed.map((detail) => ({ kind: 'unnamed' as const, detail })),
  ]
}

/** Controls that a screen reader has no name for, as the browser's own tree of the page has them. */
async function unnamedControls(page: Page): Promise<string[]> {
  const tree = await page.locator('body').ariaSnapshot()
  return tree
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => unnamed.test(line))
}

const unnamed =
  /^- (button|link|textbox|checkbox|radio|combobox|switch|slider|spinbutton|searchbox|tab|menuitem)( \[[^\]]*\])*(:.*)?$/
