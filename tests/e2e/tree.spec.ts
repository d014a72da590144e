import type { Page } from '@playwright/test'
import { ask } from '../kit/ask.ts'
import type { Panel } from '../kit/fixtures.ts'
import { expect, expectAccessible } from '../kit/fixtures.ts'
import { hasPayloadPackage } from '../kit/payload-packages.ts'
import { testOver } from '../kit/test-over.ts'

const test = testOver('tests/kit/plugins-site')

test.skip(!hasPayloadPackage('plugin-nested-docs'), 'Payload’s plugin is installed on demand.')
test.use({ magazine: 'tree' })

const titles = (page: Page) => page.locator('main [data-cell="primary"] [dir="auto"]')
const indented = async (page: Page, title: string) => {
  const box = await titles(page).getByText(title, { exact: true }).boundingBox()
  return box?.x ?? Number.NaN
}

/** Home with Services, and below that Print and Design; About is a page of its own. */
async function pagesBelowEachOther(page: Page, panel: Panel) {
  const create = async (title: string, parent?: unknown, _status = 'published') => {
    const { doc } = await ask(page, panel, 'POST', '/pages', { title, parent, _status })
    return doc.id
  }
  const home = await create('Home')
  const services = await create('Services', home)
  const print = await create('Print', services)
  await create('Design', services, 'draft')
  await create('About')
  return { print }
}

test('37.2 pages of the plugin for nested documents stand below their parents', async ({
  page,
  panel,
}) => {
  const { words } = panel
  const { print } = await pagesBelowEachOther(page, panel)
  const below = (title: string) =>
    page.getByRole('button', { name: words('list.tree.below', { title }), exact: true })
  await page.goto(panel.at('/collections/pages'))
  await expect(titles(page)).toHaveText(['About', 'Design', 'Home', 'Print', 'Services'])

  await page.locator('#list-tree').click()
  await expect(titles(page)).toHaveText(['About', 'Home'])
  await expect(below('About')).toHaveCount(0)
  const onTop = words('list.tree.range', { first: 1, last: 2, total: 2 })
  await expect(page.getByText(onTop)).toBeVisible()
  await below('Home').click()
  await below('Services').click()
  await expect(titles(page)).toHaveText(['About', 'Home', 'Services', 'Design', 'Print'])
  await expect(below('Services')).toHaveAttribute('aria-expanded', 'true')
  expect(await indented(page, 'Services')).toBeGreaterThan(await indented(page, 'Home'))
  expect(await indented(page, 'Print')).toBeGreaterThan(await indented(page, 'Services'))
  const row = page.locator('main [data-row]').filter({ hasText: 'Design' })
  await expect(row.locator('[data-cell-of="_status"]')).toHaveText(words('status.draft'))
  await expectAccessible(page)

  await titles(page).getByText('Print').click()
  await expect(page).toHaveURL(panel.at(`/collections/pages/${print}`))
  await page.goBack()
  await expect(titles(page)).toHaveText(['About', 'Home', 'Services', 'Design', 'Print'])

  await page.locator('#search-filter-input').fill('Print')
  await expect(titles(page)).toHaveText(['Print'])
  await expect(page.locator('main [data-cell-of="title"]')).toContainText('Home ›Services ›Print')
  await page.locator('#search-filter-input').fill('')
  await expect(titles(page)).toHaveText(['About', 'Home', 'Services', 'Design', 'Print'])

  await below('Home').click()
  await expect(titles(page)).toHaveText(['About', 'Home'])

  await page.goto(panel.at('/collections/form-submissions'))
  await page.goto(panel.at('/collections/pages'))
  await expect(page.locator('#list-tree')).toHaveAttribute('aria-pressed', 'true')
  await page.locator('#list-tree').click()
  await expect(titles(page)).toHaveText(['About', 'Design', 'Home', 'Print', 'Services'])
  await expect(page.locator('#list-tree')).toHaveAttribute('aria-pressed', 'false')
})

test('37.2 a page with many below it shows them in steps', async ({ page, panel }) => {
  const { doc } = await ask(page, panel, 'POST', '/pages', { title: 'Zine', _status: 'published' })
  for (let issue = 0; issue < 120; issue++) {
    const title = `Issue ${String(issue).padStart(3, '0')}`
    await ask(page, panel, 'POST', '/pages', { title, parent: doc.id, _status: 'published' })
  }
  await page.goto(panel.at(`/collections/pages?layout=tree&open=${doc.id}`))
  const issues = titles(page).filter({ hasText: 'Issue' })
  await expect(issues).toHaveCount(100)
  await page.getByRole('button', { name: panel.words('list.tree.more') }).click()
  await expect(issues).toHaveCount(120)
})

test('37.2 what lies below a deleted document is still found in its tree', async ({
  page,
  panel,
}) => {
  const create = async (name: string, broader?: unknown) =>
    (await ask(page, panel, 'POST', '/topics', { name, broader })).doc.id
  const crafts = await create('Crafts')
  await create('Binding', crafts)
  await page.goto(panel.at('/collections/topics?layout=tree'))
  await expect(titles(page)).toHaveText(['Crafts'])

  await ask(page, panel, 'PATCH', `/topics/${crafts}`, { deletedAt: new Date().toISOString() })
  await page.reload()
  await expect(titles(page)).toHaveText(['Binding'])
})
