import { expect, expectAccessible, test } from '../kit/fixtures.ts'

test('NAV-2 whoever is signed in sees the dashboard, in their language and theme @phone', async ({
  page,
  panel,
  theme,
  language,
}) => {
  await page.goto(panel.at('/'))

  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
  await expectAccessible(page)
})

test.describe('a stranger', () => {
  test.use({ signedIn: false })

  test('NAV-9 is asked to sign in, whatever they wanted to see @phone', async ({ page, panel }) => {
    await page.goto(panel.at('/collections/posts'))

    await expect(page).toHaveURL(/\/login/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page)
  })
})
