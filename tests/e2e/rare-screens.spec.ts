import { expect, expectAccessible, test } from '../kit/fixtures.ts'
import { withoutConfig } from '../kit/page-config.ts'

test('a server that does not answer is said, and asked again @both', async ({
  page,
  panel: { at, words },
}) => {
  await withoutConfig(page)
  await page.route('**/api/stateroom/config', (route) => route.abort())
  await page.goto(at('/'))
  await expect(page.getByRole('heading', { name: words('unreachable.title') })).toBeVisible()
  await expectAccessible(page)

  await page.unroute('**/api/stateroom/config')
  await page.getByRole('button', { name: words('app.tryAgain') }).click()
  await expect(page.getByRole('navigation', { name: words('shell.navigation') })).toBeVisible()
})

test('NAV-2 whoever may not use the admin is told so, and can sign out @both', async ({
  page,
  panel: { at, words, server },
}) => {
  await withoutConfig(page)
  await page.route('**/api/stateroom/config', async (route) => {
    const headers = { ...route.request().headers(), origin: server.origin }
    const response = await route.fetch({ headers })
    const config = await response.json()
    await route.fulfill({
      response,
      json: { ...config, user: { ...config.user, canAccessAdmin: false } },
    })
  })
  await page.goto(at('/'))

  await expect(page.getByRole('heading', { name: words('unauthorised.title') })).toBeVisible()
  await expect(page.getByRole('button', { name: words('access.signOut') })).toBeVisible()
  await expectAccessible(page)
})

test('a document that cannot be read says why, and is asked for again @both @core', async ({
  page,
  panel: { at, words },
}) => {
  await withoutConfig(page)
  await page.route('**/api/categories/1?*', (route) => route.abort())
  await page.goto(at('/collections/categories/1'))
  await expect(page.getByRole('button', { name: words('app.tryAgain') })).toBeVisible()
  await expectAccessible(page)

  await page.unroute('**/api/categories/1?*')
  await page.getByRole('button', { name: words('app.tryAgain') }).click()
  await expect(page.locator('#field-name')).not.toHaveValue('')
})
