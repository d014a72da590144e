import type { Page } from '@playwright/test'
import type { Panel } from '../kit/fixtures.ts'
import { expect, test } from '../kit/fixtures.ts'

test.beforeEach(async ({ page, panel }) => {
  await page.goto(panel.at('/collections/posts'))
  await page.locator('#nav-categories').click()
  await page.getByRole('link', { name: panel.words('list.new') }).click()
  await name(page).fill('Unsaved')
})

test('DOC-4 two steps back at once ask, and staying takes both of them back', async ({
  page,
  panel: { at, words },
}) => {
  await page.evaluate(() => history.go(-2))
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('button', { name: words('leave.stay') }).click()
  await mustBeHere(page, at)

  await page.evaluate(() => history.go(-2))
  await dialog.getByRole('button', { name: words('leave.leave') }).click()
  await expect(page).toHaveURL(at('/collections/posts'))

  await page.goForward()
  await expect(page).toHaveURL(at('/collections/categories'))
})

test('DOC-4 the browser asks before a reload, and before the tab is closed', async ({
  page,
  panel: { at },
}) => {
  const beforeReload = page.waitForEvent('dialog')
  await page.evaluate(() => setTimeout(() => location.reload()))
  await dismiss(await beforeReload)
  await mustBeHere(page, at)

  const beforeClosing = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  await dismiss(await beforeClosing)
  await mustBeHere(page, at)
})

test('R10 another tab or window asks nothing, and leaves the page as it is', async ({
  page,
  context,
  panel: { at },
}) => {
  const questions: string[] = []
  page.on('dialog', async (dialog) => {
    questions.push(dialog.type())
    await dialog.dismiss()
  })
  const opened = context.waitForEvent('page')
  await page.evaluate((url) => window.open(url, 'elsewhere', 'popup'), at('/collections/posts'))
  const popup = await opened
  await popup.waitForLoadState()
  await popup.close()

  const tabbed = context.waitForEvent('page')
  await page.locator('#nav-posts').click({ modifiers: ['ControlOrMeta'] })
  await (await tabbed).close()

  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await mustBeHere(page, at)
  expect(questions).toEqual([])
})

const name = (page: Page) => page.locator('#field-name')

async function mustBeHere(page: Page, at: Panel['at']): Promise<void> {
  await expect(page).toHaveURL(at('/collections/categories/create'))
  await expect(name(page)).toHaveValue('Unsaved')
}

async function dismiss(dialog: { type(): string; dismiss(): Promise<void> }): Promise<void> {
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
}
