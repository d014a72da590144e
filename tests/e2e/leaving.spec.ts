import type { Dialog, Page } from '@playwright/test'
import type { Panel } from '../kit/fixtures.ts'
import { expect, expectAccessible, test } from '../kit/fixtures.ts'
import { holdBack } from '../kit/hold-back.ts'

test.beforeEach(async ({ page, panel }) => {
  await page.goto(panel.at('/collections/posts'))
  const categories = page.locator('#nav-categories')
  await categories.click()
  // The address changes before the page does, and until then "New" is that of the posts.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    (await categories.textContent()) ?? '',
  )
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

test('18.3 signing out asks first, and leaves the changes on this device', async ({
  page,
  panel: { words },
}) => {
  await expect(line(page)).toContainText(words('document.status.journaled', { count: 1 }))
  const leave = async () => {
    await page.getByRole('banner').getByRole('button').last().click()
    await page.getByRole('menuitem', { name: words('access.signOut') }).click()
  }
  const dialog = page.getByRole('alertdialog')
  await leave()
  await dialog.getByRole('button', { name: words('leave.stay') }).click()
  await expect(name(page)).toHaveValue('Unsaved')

  await leave()
  await dialog.getByRole('button', { name: words('leave.leave') }).click()
  await expect(page.getByLabel(words('access.password'))).toBeVisible()
})

test('17.10 the browser asks nothing before a reload, or closing, of what is kept on this device', async ({
  page,
  context,
  panel: { words },
}) => {
  const questions = countQuestions(page)
  await expect(line(page)).toContainText(words('document.status.journaled', { count: 1 }))
  await page.reload()
  expect(questions).toEqual([])
  await expect(name(page)).toHaveValue('Unsaved')

  await name(page).fill('Unsaved again')
  await expect(line(page)).toContainText(words('document.status.journaled', { count: 1 }))
  await context.newPage()
  await page.close({ runBeforeUnload: true })
  await expect.poll(() => page.isClosed()).toBe(true)
  expect(questions).toEqual([])
})

test('17.10 DOC-4 what no copy is kept of is said to be lost, by the panel and by the browser', async ({
  page,
  panel: { at, words },
}) => {
  await page.addInitScript(() => {
    indexedDB.open = () => {
      throw new DOMException('forbidden', 'SecurityError')
    }
  })
  // Asked only where the text has not been kept yet.
  const accept = (dialog: Dialog) => dialog.accept()
  page.on('dialog', accept)
  await page.reload()
  page.off('dialog', accept)
  await name(page).fill('Unsaved')
  await expect(page.getByText(words('document.status.notKept'))).toBeVisible()

  await page.locator('#nav-posts').click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText(words('leave.notKept'))
  await expect(dialog.getByRole('button')).toHaveText([
    words('leave.stay'),
    words('leave.lose'),
    words('leave.save'),
  ])
  await dialog.getByRole('button', { name: words('leave.stay') }).click()

  const beforeReload = page.waitForEvent('dialog')
  await page.evaluate(() => setTimeout(() => location.reload()))
  await dismiss(await beforeReload)
  await mustBeHere(page, at)

  const beforeClosing = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  await dismiss(await beforeClosing)
  await mustBeHere(page, at)
})

test('17.10 saving and leaving waits for the save, and then leaves @both', async ({
  page,
  panel: { words },
}) => {
  await name(page).fill(`Left ${Date.now()}`)
  const letGo = await holdBack(
    page,
    /\/api\/categories\?/,
    (request) => request.method() === 'POST',
  )
  await page.locator('#nav-posts').click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText(words('leave.kept'))
  await expectAccessible(page)
  const save = dialog.getByRole('button', { name: words('leave.save') })
  await save.click()
  await expect(save).toHaveAttribute('aria-busy', 'true')
  await expect(page).toHaveURL(/\/categories\/create/)
  letGo()

  await expect(page).toHaveURL(/\/collections\/posts/)
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('table')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/categories\/\d+/)
  await expect(line(page)).toContainText(words('document.status.clean'))
})

test('17.10 saving and leaving stays where the save is refused, at what is wrong', async ({
  page,
  panel: { words },
}) => {
  await name(page).fill('')
  await page.locator('#field-description').fill('Without a name.')
  await page.locator('#nav-posts').click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('button', { name: words('leave.save') }).click()

  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/categories\/create/)
  await expect(line(page)).toContainText(words('document.status.invalid', { count: 1 }))
  await expect(name(page)).toBeFocused()
})

test('R10 another tab or window asks nothing, and leaves the page as it is', async ({
  page,
  context,
  panel: { at },
}) => {
  const questions = countQuestions(page)
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

/** What the browser asks from now on. */
function countQuestions(page: Page): string[] {
  const questions: string[] = []
  page.on('dialog', async (dialog) => {
    questions.push(dialog.type())
    await dialog.dismiss()
  })
  return questions
}

const line = (page: Page) => page.locator('form').getByRole('status').first()
const name = (page: Page) => page.locator('#field-name')

async function mustBeHere(page: Page, at: Panel['at']): Promise<void> {
  await expect(page).toHaveURL(at('/collections/categories/create'))
  await expect(name(page)).toHaveValue('Unsaved')
}

async function dismiss(dialog: { type(): string; dismiss(): Promise<void> }): Promise<void> {
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
}
