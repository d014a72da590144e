import type { Page } from '@playwright/test'
import {
  expect,
  openDocument,
  openNew,
  readDocument,
  savedText,
  statusLine,
  test,
  title,
} from '../kit/self-saving/fixtures.ts'

test.use({ magazine: 'of the back/forward cache' })

/**
 * What a browser tells that keeps the page while another site is shown. Chromium keeps none that is
 * answered with `no-store`, as the panel is.
 */
const turns = (page: Page, to: 'pagehide' | 'pageshow') =>
  page.evaluate((type) => {
    window.dispatchEvent(new PageTransitionEvent(type, { persisted: true }))
  }, to)

test('33.16 LOCK-4 R1 a page out of the back/forward cache has its text, and its lock with the next key', async ({
  page,
  colleague,
  panel,
}) => {
  const { words } = panel
  const id = await openNew(page, panel, 'letters')
  await title(page).press('End')
  await page.keyboard.type(' one', { delay: 60 })
  await expect(statusLine(page)).toContainText(savedText(panel))
  await turns(page, 'pagehide')

  await openDocument(colleague, panel, 'letters', id)
  await expect(title(colleague)).toBeEditable()
  await colleague.goto('about:blank')
  await turns(page, 'pageshow')
  await expect(title(page)).toBeFocused()
  await page.keyboard.type(' two', { delay: 60 })
  await expect(statusLine(page)).toContainText(savedText(panel))

  await expect(title(page)).toHaveValue('Hello one two')
  await expect
    .poll(async () => (await readDocument(page, panel, 'letters', id)).title)
    .toBe('Hello one two')
  await openDocument(colleague, panel, 'letters', id)
  await expect(colleague.getByRole('button', { name: words('lock.view') })).toBeVisible()
})
