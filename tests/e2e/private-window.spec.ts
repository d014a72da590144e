import { ask } from '../kit/ask.ts'
import { expect, test } from '../kit/fixtures.ts'
import { makePage } from '../models/kit/made-page.ts'

test.use({ magazine: 'private' })

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const forbid = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    for (const store of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, store, { configurable: true, get: forbid })
    }
    Object.defineProperty(navigator, 'locks', { configurable: true, value: undefined })
  })
})

test('33.16 R14 where the browser keeps nothing, a value comes back from a version, and signing out works', async ({
  page,
  panel,
}) => {
  const { at, words } = panel
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  const id = await makePage(page, panel, { title: 'Kept nowhere' })
  await ask(page, panel, 'PATCH', `/pages/${id}?draft=true`, { title: 'Written over' })
  await page.goto(at(`/collections/pages/${id}/versions?locale=en`))
  await page.getByRole('table').getByRole('row').nth(2).getByRole('link').click()
  await page.locator('#modified-only').waitFor()
  await page.getByRole('button', { name: /Title/ }).first().click()
  await expect(page.locator('#field-title')).toHaveValue('Kept nowhere')
  await page.locator('#action-save-draft').click()
  await expect
    .poll(async () => (await ask(page, panel, 'GET', `/pages/${id}?draft=true`)).title)
    .toBe('Kept nowhere')

  await page.getByRole('banner').getByRole('button').last().click()
  await page.getByRole('menuitem', { name: words('access.signOut') }).click()
  await expect(page.getByLabel(words('access.password'))).toBeVisible()
  expect(errors).toEqual([])
})
