import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../kit/fixtures.ts'
import { shiftsDuring, watchShifts } from '../kit/layout-shifts.ts'

const posts = '/collections/posts'
const rows = (page: Page) => page.locator('[data-row]')
const topOf = async (page: Page) => (await rows(page).first().boundingBox())?.y

test.use({ magazine: 'list-panels' })

test('39.1 LIST-1 R5 the columns open over the list, move nothing, and give the focus back @both @core', async ({
  page,
  panel: { at, words },
  language,
}) => {
  await watchShifts(page)
  await page.goto(at(posts))
  await expect(rows(page)).toHaveCount(25)
  // The numbers of the filters above have come.
  await expect(page.locator('#list-quick-draft')).toHaveText(/\d$/)
  const button = page.getByRole('button', { name: words('list.columns') })
  const columns = page.getByRole('region', { name: words('list.columns') })
  const top = await topOf(page)
  const shifts = await shiftsDuring(page, async () => {
    await button.press('Enter')
    await expect(columns).toBeVisible()
  })
  expect(shifts).toEqual([])
  expect(await topOf(page)).toBe(top)
  await expectAccessible(page)

  await columns
    .getByRole('checkbox', { name: language === 'de' ? 'Art' : 'Kind', exact: true })
    .press('Space')
  await expect(page.locator('#heading-kind')).toBeHidden()
  await expect(columns).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(columns).toBeHidden()
  await expect(button).toBeFocused()

  // Its button closes it, and so does a press elsewhere.
  await button.click()
  await expect(columns).toBeVisible()
  await button.click()
  await expect(columns).toBeHidden()
  await button.click()
  await columns.getByRole('button', { name: words('arrangement.reset') }).click()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(columns).toBeHidden()
})

test('39.1 LIST-3 the filter opens with the focus in its first field', async ({
  page,
  panel: { at, words },
}) => {
  await page.goto(at(posts))
  await expect(rows(page)).toHaveCount(25)
  await page.getByRole('button', { name: words('list.filter'), exact: true }).press('Enter')
  const field = page
    .locator('#list-filter')
    .getByLabel(words('list.filter.field', { number: 1 }), { exact: true })
  await expect(field).toBeFocused()
})

test('39.1 LIST-3 Escape closes the filter after the list that is open in it, and gives the focus back', async ({
  page,
  panel: { at, words },
}) => {
  await page.goto(at(posts))
  await expect(rows(page)).toHaveCount(25)
  const button = page.getByRole('button', { name: words('list.filter'), exact: true })
  await button.press('Enter')
  const filter = page.locator('#list-filter')
  await filter.getByLabel(words('list.filter.field', { number: 1 })).selectOption('author')
  const value = filter.getByRole('combobox').last()
  await value.press('ArrowDown')
  await expect(value).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')
  await expect(value).toHaveAttribute('aria-expanded', 'false')
  await expect(filter).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(filter).toBeHidden()
  await expect(button).toBeFocused()
})

test('39.1 LIST-4 a list says what it is sorted by where no column does', async ({
  page,
  panel: { at, words },
}) => {
  const sortedBy = (label: string) => page.getByText(words('list.sortedBy', { label }))
  await page.goto(at(posts))
  await expect(rows(page)).toHaveCount(25)
  await expect(sortedBy('')).toHaveCount(0)
  await page.goto(at(`${posts}?sort=-readingMinutes,title`))
  await expect(sortedBy('Reading time in minutes ↓')).toBeVisible()
  await page.goto(at(`${posts}?sort=createdAt`))
  await expect(sortedBy('Created ↑')).toBeVisible()
  await page.goto(at(`${posts}?sort=createdAt&columns=["createdAt","title"]`))
  await expect(page.locator('#heading-createdAt')).toBeVisible()
  await expect(sortedBy('')).toHaveCount(0)
})
