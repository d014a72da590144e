import { expect, expectAccessible, test } from '../kit/searched/fixtures.ts'

test('LIST-5 SRCH-1 the search is made anew by keyboard, says so, and shows what was missing', async ({
  page,
  panel,
}) => {
  const { words, server } = panel
  const path = `${server.api}/search`
  const headers = { origin: server.origin }
  const { docs } = await (await page.request.get(`${path}?where[title][equals]=Design`)).json()
  await page.request.delete(`${path}/${docs[0].id}`, { headers })

  await page.goto(panel.at('/collections/search?locale=en'))
  const rows = page.locator('tbody tr')
  const before = await rows.count()
  await page.locator('#action-reindex').press('Enter')
  await expectAccessible(page)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const all = page.getByRole('menuitemcheckbox', { name: words('reindex.all') })
  await expect(all).toBeChecked()
  await page.getByRole('menuitem', { name: words('reindex.go') }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(words('reindex.confirmAll.title'))
  await expectAccessible(page)
  await question.getByRole('button', { name: words('reindex.confirm') }).click()

  await expect(page.getByText(words('reindex.done'))).toBeVisible()
  await expect(rows).toHaveCount(before + 1)
})

test('LIST-5 a row leads to its entry, and names the document that is found', async ({
  page,
  panel,
}) => {
  await page.goto(panel.at('/collections/search?locale=en'))
  const row = page.locator('tbody tr').first()
  const title = await row.locator('[data-cell-of="title"]').textContent()
  await expect(row.locator('[data-cell-of="doc"]')).toHaveText(title ?? '')

  await row.getByRole('link').click()

  await expect(page).toHaveURL(/\/collections\/search\/\d+/)
  await expect(page.locator('#field-title')).toHaveValue(title ?? '')
  await expect(page.locator('#field-title')).not.toBeEditable()
})
