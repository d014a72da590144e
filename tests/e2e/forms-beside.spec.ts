import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../kit/fixtures.ts'
import { formsBeside } from '../kit/forms-beside.ts'

// Adds to what is there.
test.use({ magazine: 'beside the form' })

for (const [name, place] of Object.entries(formsBeside)) {
  test(`33.8 DOC-4 ${name}: what is entered is asked about before it goes`, async ({
    page,
    panel,
  }) => {
    const { words } = panel
    const form = await place(page, panel)
    const question = page.getByRole('alertdialog', { name: words('unsavedForm.title') })
    const answer = (key: 'unsavedForm.stay' | 'unsavedForm.discard') =>
      question.getByRole('button', { name: words(key), exact: true }).click()

    // Nothing was entered.
    await form.open()
    await expect(form.root).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(form.root).toHaveCount(0)

    await form.open()
    await form.enter()
    await form.isThere()
    await page.keyboard.press('Escape')
    await expect(question).toBeVisible()
    await expectAccessible(page)
    await answer('unsavedForm.stay')
    await expect(question).toHaveCount(0)
    await form.isThere()

    if (!form.isOfDocument) {
      await reloadingAsks(page)
      await form.isThere()
    }

    await page.keyboard.press('Escape')
    await answer('unsavedForm.discard')
    await expect(question).toHaveCount(0)
    await expect(form.root).toHaveCount(0)
  })
}

test('33.8 DOC-4 going back asks about the fields of many documents, and what was typed stays', async ({
  page,
  panel,
}) => {
  const { words } = panel
  await page.goto(panel.at('/account'))
  await page.locator('#nav-posts').click()
  await page.getByLabel(words('selection.page')).check()
  await page.locator('#bulk-edit').click()
  const form = page.getByRole('dialog')
  await form.getByRole('checkbox', { name: 'Excerpt' }).check()
  const excerpt = form.getByLabel('Excerpt').last()
  await excerpt.click()
  await page.keyboard.type('For all of them')

  await page.evaluate(() => history.back())
  const question = page.getByRole('alertdialog', { name: words('leave.title') })
  await expect(question).toContainText(words('leave.none'))
  await question.getByRole('button', { name: words('leave.stay') }).click()
  await expect(excerpt).toHaveValue('For all of them')

  // One question at a time.
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alertdialog', { name: words('unsavedForm.title') })).toBeVisible()
  await page.evaluate(() => history.back())
  await expect(question).toBeVisible()
  await expect(page.getByRole('alertdialog')).toHaveCount(1)
  await question.getByRole('button', { name: words('leave.lose') }).click()
  await expect(page).toHaveURL(/\/account/)
  await expect(form).toHaveCount(0)
})

test('33.8 DOC-4 what would become of many documents is asked about before it goes', async ({
  page,
  panel,
}) => {
  const { words } = panel
  await page.goto(panel.at('/collections/posts'))
  await page.getByLabel(words('selection.page')).check()
  await page.locator('#bulk-edit').click()
  const form = page.getByRole('dialog')
  await form.getByRole('checkbox', { name: 'Excerpt' }).check()
  await form.getByLabel('Excerpt').last().click()
  await page.keyboard.type('For all of them')
  await page.locator('#bulk-look').click()
  await expect(page.locator('#bulk-confirm')).toBeVisible()

  await page.keyboard.press('Escape')
  const question = page.getByRole('alertdialog', { name: words('unsavedForm.title') })
  await question.getByRole('button', { name: words('unsavedForm.stay') }).click()
  await expect(page.locator('#bulk-confirm')).toBeVisible()
})

async function reloadingAsks(page: Page): Promise<void> {
  const asked = page.waitForEvent('dialog')
  await page.evaluate(() => setTimeout(() => location.reload()))
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
}
