import type { Page } from '@playwright/test'
import { expect, test } from '../kit/fixtures.ts'

const posts = '/collections/posts'
/** The rows of documents. */
const rows = (page: Page) => page.locator('[data-row]')
const nameOf = (page: Page, index: number) => rows(page).nth(index).locator('[data-press]')
const box = (page: Page, index: number) => rows(page).nth(index).getByRole('checkbox')
const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key)
}

test.use({ magazine: 'list-keys' })

test('39.1 LIST-4 A11Y-1 keys lead through the rows, select and open them @both @core', async ({
  page,
  panel: { at, words },
  language,
}) => {
  const isGerman = language === 'de'
  const [post, titleName] = isGerman ? ['Beitrag', 'Titel'] : ['Post', 'Title']
  await page.goto(at(posts))
  await expect(rows(page)).toHaveCount(25)
  await press(page, 'j')
  await expect(nameOf(page, 0)).toBeFocused()
  await press(page, 'j', 'ArrowDown')
  await expect(nameOf(page, 2)).toBeFocused()
  await press(page, 'ArrowUp', 'x')
  await expect(box(page, 1)).toBeChecked()
  await expect(nameOf(page, 1)).toBeFocused()
  await press(page, 'j', 'x', 'k', 'x')
  await expect(box(page, 1)).not.toBeChecked()
  await expect(box(page, 2)).toBeChecked()

  // A box that is ticked by Space is no place where one writes.
  await box(page, 2).focus()
  await press(page, 'Space', 'k')
  await expect(nameOf(page, 1)).toBeFocused()
  await press(page, 'k', 'k')
  await expect(nameOf(page, 0)).toBeFocused()

  const title = (await nameOf(page, 0).textContent()) ?? ''
  await press(page, 'e')
  const drawer = page.getByRole('dialog', { name: post, exact: true })
  await expect(drawer.getByRole('textbox', { name: titleName })).toHaveValue(title)
  await press(page, 'j')
  await press(page, 'Escape')
  await expect(drawer).toBeHidden()
  await expect(nameOf(page, 0)).toBeFocused()

  await press(page, '?')
  const sheet = page.getByRole('dialog', { name: words('keys.title') })
  await expect(sheet.getByText(words('list.keys.step'))).toBeVisible()
  await expect(sheet.getByText(words('list.keys.select'))).toBeVisible()
  await press(page, 'Escape')
  await expect(sheet).toBeHidden()
  await expect(nameOf(page, 0)).toBeFocused()
  await press(page, 'Enter')
  await expect(page.getByRole('textbox', { name: titleName })).toHaveValue(title)
})

test('39.1 LIST-4 a letter in the search is a letter', async ({ page, panel: { at } }) => {
  await page.goto(at(posts))
  await expect(rows(page)).toHaveCount(25)
  await press(page, '/', 'j', 'x', 'e')
  await expect(page.locator('#search-filter-input')).toHaveValue('jxe')
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('39.1 LIST-4 the keys lead from card to card and select them, too', async ({
  page,
  panel: { at },
}) => {
  await page.goto(at('/collections/media'))
  await expect(page.locator('li[data-row]').first()).toBeVisible()
  await press(page, 'j')
  await expect(nameOf(page, 0)).toBeFocused()
  await press(page, 'j', 'x')
  await expect(nameOf(page, 1)).toBeFocused()
  await expect(box(page, 1)).toBeChecked()
  await press(page, 'ArrowLeft')
  await expect(nameOf(page, 0)).toBeFocused()
})

test('39.1 LIST-4 the keys lead from the rows of a group into the next one', async ({
  page,
  panel: { at },
}) => {
  await page.goto(at(`${posts}?groupBy=kind&limit=5`))
  await expect(rows(page).nth(5)).toBeVisible()
  await press(page, 'j', 'j', 'j', 'j', 'j', 'j')
  await expect(nameOf(page, 5)).toBeFocused()
  await press(page, 'x')
  await expect(box(page, 5)).toBeChecked()
})
