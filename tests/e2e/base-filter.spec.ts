import { expect } from '../kit/fixtures.ts'
import { testOver } from '../kit/test-over.ts'

const test = testOver('tests/kit/scoped')

test('37.2 LIST-3 a list shows what the site’s own filter lets through, also with a search and an address', async ({
  page,
  panel,
}) => {
  const rows = page.locator('main [data-row]')
  await page.goto(panel.at('/collections/categories'))
  await expect.poll(() => rows.count()).toBeGreaterThan(2)

  await page.context().addCookies([{ name: 'team', value: 'letters', url: panel.server.origin }])
  await page.reload()
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText('Typography')

  await page.goto(panel.at('/collections/categories?search=Architecture'))
  const label = 'Categories'
  const nothing = panel.words('list.nothingFound', { label, search: 'Architecture' })
  await expect(page.getByText(nothing)).toBeVisible()
})
