import type { Page } from '@playwright/test'
import { endSessionAt } from '../kit/end-session.ts'
import { expect, test } from '../kit/fixtures.ts'
import { holdFrames } from '../kit/hold-frames.ts'
import { admin } from '../kit/magazine.ts'
import type { Words } from '../kit/words.ts'

/** Opens the first category of the list. */
async function openCategory(page: Page, at: (path: string) => string) {
  await page.goto(at('/collections/categories'))
  await page.getByRole('cell').getByRole('link').first().click()
  await expect(page.locator('[data-form-ready="true"]')).toBeVisible()
}

async function askToDelete(page: Page, words: Words) {
  await page.getByRole('button', { name: words('document.more') }).click()
  await page.getByRole('menuitem', { name: words('document.delete') }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
}

test('a menu opened by key begins with its first entry, wherever the pointer rests @core', async ({
  page,
  panel: { at, words },
}) => {
  await openCategory(page, at)
  const entries = page.getByRole('menuitem')
  const highlighted = page.locator('[role=menuitem][data-highlighted]')
  await page.getByRole('button', { name: words('document.more') }).focus()
  await page.keyboard.press('Enter')
  await expect(entries.first()).toHaveAttribute('data-highlighted')

  // What a browser tells when a menu is drawn below the pointer, and moved to its place.
  await entries.last().dispatchEvent('pointermove', { pointerType: 'mouse' })
  await entries.last().dispatchEvent('pointerout', { pointerType: 'mouse' })
  await expect(highlighted).toHaveCount(1)
  await expect(entries.first()).toHaveAttribute('data-highlighted')

  await entries.last().hover()
  await expect(entries.last()).toHaveAttribute('data-highlighted')
  await page.keyboard.press('ArrowUp')
  await expect(entries.last()).not.toHaveAttribute('data-highlighted')
  await expect(highlighted).toHaveCount(1)
})

test('a menu opened by key does what is pressed, though no pointer moved there', async ({
  page,
  panel: { at, words },
}) => {
  await openCategory(page, at)
  await page.getByRole('button', { name: words('document.more') }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem').first()).toHaveAttribute('data-highlighted')
  // As a screen reader presses it.
  await page.getByRole('menuitem', { name: words('document.delete') }).dispatchEvent('click')
  await expect(page.getByRole('alertdialog')).toBeVisible()
})

test('a menu opened by key is left by the very next key, before the browser has drawn it', async ({
  page,
  panel: { at, words },
}) => {
  await openCategory(page, at)
  const trigger = page.getByRole('button', { name: words('document.more') })
  await trigger.focus()
  const frames = await holdFrames(page)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menu')).toBeVisible()
  await page.keyboard.press('Escape')
  await frames.release()
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(trigger).toBeFocused()
})

test('a question that a key opened is left by the very next key, however busy the page is', async ({
  page,
  panel: { at, words },
}) => {
  await openCategory(page, at)
  const trigger = page.getByRole('button', { name: words('document.more') })
  await trigger.click()
  const entry = page.getByRole('menuitem', { name: words('document.delete') })
  await entry.hover()
  await expect(entry).toHaveAttribute('data-highlighted')

  const frames = await holdFrames(page)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await frames.release()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(trigger).toBeFocused()
})

test('R5 whoever saves by key stays at the button, which says why there is nothing left to save', async ({
  page,
  panel: { at, words },
}) => {
  await openCategory(page, at)
  const name = page.locator('#field-name')
  const before = await name.inputValue()
  for (const typed of [`${before}, again`, before]) {
    await name.fill(typed)
    const save = page.locator('#action-save')
    await expect(save).not.toHaveAccessibleDescription(words('document.objection.nothingChanged'))
    await save.focus()
    await page.keyboard.press('Enter')
    await expect(save).toHaveAccessibleDescription(words('document.objection.nothingChanged'))
    await expect(save).toBeFocused()
    await expect(save).toHaveAccessibleName(words('document.save'))
  }
})

test('R5 however the question about deleting is left, the focus is back at its menu', async ({
  page,
  panel: { at, words },
}) => {
  await openCategory(page, at)
  const more = page.getByRole('button', { name: words('document.more') })
  const dialog = page.getByRole('alertdialog')
  const ways = [
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: words('document.confirmDelete.cancel') }).click(),
    async () => {
      await dialog.getByRole('button', { name: words('document.confirmDelete.cancel') }).focus()
      await page.keyboard.press('Enter')
    },
  ]
  for (const leave of ways) {
    await askToDelete(page, words)
    await leave()
    await expect(dialog).toBeHidden()
    await expect(more).toBeFocused()
  }
})

test('R5 the question about leaving gives the focus back to the link', async ({
  page,
  panel: { at, words },
}) => {
  await page.goto(at('/collections/categories/create'))
  await page.locator('#field-name').fill('Unsaved')
  await page.locator('#nav-posts').click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText(words('leave.title'))
  await page.keyboard.press('Escape')

  await expect(dialog).toBeHidden()
  await expect(page.locator('#nav-posts')).toBeFocused()
})

test('R5 after signing in again in place one goes on where one was', async ({
  page,
  panel: { at },
}) => {
  await openCategory(page, at)
  const description = page.locator('#field-description')
  await description.fill(`Typed at ${Date.now()}`)
  await endSessionAt(page, /\/api\/categories\/\d+\?/)
  await page.keyboard.press('ControlOrMeta+s')
  const dialog = page.getByRole('alertdialog')
  await dialog.locator('#field-email').fill(admin.email)
  await dialog.locator('#field-password').fill(admin.password)
  await page.keyboard.press('Enter')

  await expect(dialog).toBeHidden()
  await expect(description).toBeFocused()
  await page.keyboard.type('!')
  await expect(description).toHaveValue(/!$/)
})

test('what a search finds is said to those who listen', async ({ page, panel: { at, words } }) => {
  await page.goto(at('/collections/categories'))
  await expect(page.getByRole('cell').getByRole('link').first()).toBeVisible()
  const news = page.getByRole('status').filter({ hasText: /./ })
  const search = page.locator('#search-filter-input')
  await expect(news).toHaveCount(0)

  const name = await page.getByRole('cell').getByRole('link').first().textContent()
  await search.fill(name ?? '')
  await expect(news).toHaveText(words('list.found', { total: 1 }))

  await search.fill('zzz')
  await expect(news).toContainText('zzz')
})
