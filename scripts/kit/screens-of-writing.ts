import type { Page } from 'playwright'
import type { Screen } from './screen.ts'

/** Rich text, and the library. */
export const screensOfWriting: readonly Screen[] = [
  { name: 'rich-text', path: '/collections/posts/:id', act: showText },
  { name: 'rich-text-slash', path: '/collections/posts/:id', act: openSlashMenu },
  { name: 'rich-text-handle', path: '/collections/posts/:id', act: openHandle },
  { name: 'library', path: '/collections/media?layout=grid' },
]

const writer = (page: Page) => page.locator('[data-field="body"] [contenteditable="true"]').first()

async function showText(page: Page): Promise<void> {
  await writer(page).locator('p').first().click()
  await writer(page).evaluate((element) => element.scrollIntoView({ block: 'start' }))
}

async function openSlashMenu(page: Page): Promise<void> {
  await showText(page)
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('/')
  await page.getByRole('listbox').waitFor()
}

async function openHandle(page: Page): Promise<void> {
  await showText(page)
  await writer(page).locator('p').first().hover()
  await page.locator('[data-block-handle] button').last().click()
}
