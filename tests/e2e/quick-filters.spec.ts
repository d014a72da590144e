import type { Page } from '@playwright/test'
import { countsPath } from '#contracts/counts'
import { ask } from '../kit/ask.ts'
import { expect, expectAccessible, test } from '../kit/fixtures.ts'
import { holdBack } from '../kit/hold-back.ts'
import { shiftsDuring, watchShifts } from '../kit/layout-shifts.ts'

const posts = '/collections/posts'
const rows = (page: Page) => page.getByRole('table').getByRole('row')
const statuses = (page: Page) => page.locator('[data-cell-of="_status"]')
const quick = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name}\\b`) })

// Counts rows: what others write would change them.
test.use({ magazine: 'quick-filters' })

/** The number on a filter. */
const countOn = async (page: Page, name: string) => {
  await expect(quick(page, name)).toHaveText(/\d+$/)
  return Number((await quick(page, name).textContent())?.match(/\d+$/)?.[0])
}

test('39.1 LIST-4 a press shows the drafts, another one all; the number was right @core', async ({
  page,
  panel: { at, words },
}) => {
  await page.goto(at(posts))
  const drafts = await countOn(page, words('status.draft'))
  expect(drafts).toBeGreaterThan(0)
  await expectAccessible(page)

  await quick(page, words('status.draft')).click()
  await expect(rows(page)).toHaveCount(drafts + 1)
  await expect(statuses(page)).toHaveText(Array(drafts).fill(words('status.draft')))
  await expect(quick(page, words('status.draft'))).toHaveAttribute('aria-pressed', 'true')
  await expect(page).toHaveURL(/\[_status\]\[equals\]=draft/)
  // It says by itself what is filtered by.
  await expect(page.getByText(words('list.filtered', { count: 1 }))).toBeHidden()

  // Of one field, one filter is in force; each still says what it would leave.
  expect(await countOn(page, words('status.draft'))).toBe(drafts)
  const changed = await countOn(page, words('status.changed'))
  await quick(page, words('status.changed')).press('Enter')
  await expect(rows(page)).toHaveCount(changed + 1)
  await expect(quick(page, words('status.draft'))).toHaveAttribute('aria-pressed', 'false')

  await page.reload()
  await expect(quick(page, words('status.changed'))).toHaveAttribute('aria-pressed', 'true')
  await quick(page, words('status.changed')).click()
  await expect(rows(page)).toHaveCount(26)
  await page.goBack()
  await expect(quick(page, words('status.changed'))).toHaveAttribute('aria-pressed', 'true')
})

test('39.1 LIST-4 mine are those that one created or edited, with search and filter', async ({
  page,
  panel,
}) => {
  const { at, words } = panel
  await page.goto(at(posts))
  const before = await countOn(page, words('list.quick.own'))
  const title = 'About quick filters'
  const { doc } = await ask(page, panel, 'POST', '/posts?draft=true', { title, _status: 'draft' })
  await page.reload()
  expect(await countOn(page, words('list.quick.own'))).toBe(before + 1)

  await quick(page, words('list.quick.own')).click()
  await expect(rows(page)).toHaveCount(before + 2)
  // The magazine's are nobody's.
  expect(before).toBe(0)
  await expect(quick(page, words('status.draft'))).toHaveText(/\b1$/)
  await expect(quick(page, words('status.changed'))).toHaveText(/\b0$/)
  await quick(page, words('status.draft')).click()
  await expect(page).toHaveURL(/_stateroomOwn.*_status/)
  await expect(rows(page)).toHaveCount(2)
  await page.locator('#search-filter-input').fill('nothing is called this')
  await expect(quick(page, words('status.draft'))).toHaveText(/\b0$/)
  await page.locator('#search-filter-input').fill(title)
  await expect(rows(page)).toHaveCount(2)
  await expect(quick(page, words('status.draft'))).toHaveText(/\b1$/)

  // The filter knows it as a condition like others.
  await page.getByRole('button', { name: words('list.filter.count', { count: 2 }) }).click()
  const field = words('list.filter.field', { number: 1 })
  await expect(page.locator('#list-filter').getByLabel(field, { exact: true })).toHaveValue(
    '_stateroomOwn',
  )
  await ask(page, panel, 'DELETE', `/posts/${doc.id}`)
})

test('39.1 LIST-6 numbers come after the rows, move nothing, and hold nothing up', async ({
  page,
  panel: { at, words },
}) => {
  await watchShifts(page)
  const letGo = await holdBack(page, `**${countsPath}/**`)
  await page.goto(at(posts))
  await expect(rows(page)).toHaveCount(26)
  await expect(quick(page, words('status.draft'))).toBeVisible()
  const shifts = await shiftsDuring(page, async () => {
    letGo()
    await countOn(page, words('status.draft'))
  })
  expect(shifts).toEqual([])

  // Another page of the same rows asks for none.
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.getByRole('link', { name: words('list.nextPage') }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false')
  await quick(page, words('status.draft')).click()
  await expect(quick(page, words('status.draft'))).toHaveAttribute('aria-pressed', 'true')
  await expect(rows(page)).not.toHaveCount(26)
  expect(asked.filter((path) => path.includes(countsPath)).length).toBeLessThanOrEqual(1)
})

test('39.1 LIST-4 a collection without drafts has no such filters', async ({
  page,
  panel: { at, words },
}) => {
  await page.goto(at('/collections/categories'))
  await expect(page.getByRole('table')).toBeVisible()
  await expect(page.getByRole('group', { name: words('list.quick') })).toBeHidden()
})

test('39.1 LIST-4 on a phone the filters scroll sideways, and the page does not @phone', async ({
  page,
  panel: { at, words },
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto(at(posts))
  const last = quick(page, words('status.scheduled'))
  await expect(last).not.toBeInViewport({ ratio: 1 })
  await quick(page, words('status.changed')).focus()
  await page.keyboard.press('Tab')
  await expect(last).toBeFocused()
  await expect(last).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})
