import { expect, expectAccessible, test } from '../kit/fixtures.ts'
import { admin } from '../kit/magazine.ts'

test('NAV-2 whoever is signed in sees the dashboard, in their language and theme @both @phone', async ({
  page,
  panel,
  theme,
  language,
}) => {
  await page.goto(panel.at('/'))

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(panel.words('dashboard.title'))
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
  await expectAccessible(page)
})

test.describe('a stranger', () => {
  test.use({ signedIn: false })

  test('NAV-9 signs in and is where they wanted to be @both @phone', async ({ page, panel }) => {
    await page.goto(panel.at('/collections/posts'))
    await expectAccessible(page)

    await page.getByLabel(panel.words('access.email')).fill(admin.email)
    await page.getByLabel(panel.words('access.password')).fill(admin.password)
    await page.getByRole('button', { name: panel.words('access.signIn') }).click()

    await expect(page).toHaveURL(panel.at('/collections/posts'))
    await expect(page.getByRole('table')).toBeVisible()
  })

  test('NAV-9 signs out by the address, and is inside after signing in again @both', async ({
    page,
    panel,
  }) => {
    const signIn = async () => {
      await page.getByLabel(panel.words('access.email')).fill(admin.email)
      await page.getByLabel(panel.words('access.password')).fill(admin.password)
      await page.getByRole('button', { name: panel.words('access.signIn') }).click()
      await expect(
        page.getByRole('navigation', { name: panel.words('shell.navigation') }),
      ).toBeVisible()
    }
    await page.goto(panel.at('/account'))
    await signIn()

    await page.goto(panel.at('/logout'))
    await signIn()

    await expect(page).toHaveURL(panel.at(''))
  })
})
