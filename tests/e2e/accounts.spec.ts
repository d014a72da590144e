import { expect, expectAccessible } from '../kit/fixtures.ts'
import { linkIn } from '../kit/mailbox.ts'
import { test } from '../kit/mailed/fixtures.ts'

test.describe('a stranger', () => {
  test.use({ signedIn: false })

  test('NAV-2 NAV-9 resets a forgotten password with the link of an email, and is signed in', async ({
    mailbox,
    page,
    panel: { at, words },
  }) => {
    const email = 'forgetful@magazine.example'
    await page.goto(at('/collections/categories'))
    await page.getByRole('link', { name: words('access.forgotPassword') }).click()
    await expect(page).toHaveURL(at('/forgot'))
    await page.getByLabel(words('access.email')).fill(email)
    await expectAccessible(page)
    await page.getByRole('button', { name: words('forgot.send') }).click()
    await expect(page.getByRole('heading', { name: words('forgot.sent.title') })).toBeFocused()
    await expectAccessible(page)

    const link = linkIn(await mailbox.next(email))
    await page.goto(link)
    const password = page.getByLabel(words('access.newPassword'))
    const again = page.getByLabel(words('access.passwordAgain'))
    await password.fill('quiet-harbour-5')
    await again.fill('quiet-harbour-6')
    await page.getByRole('button', { name: words('reset.save') }).click()
    await expect(page.getByText(words('access.passwordsDiffer'))).toBeVisible()
    await expectAccessible(page)
    await again.fill('quiet-harbour-5')
    await page.getByRole('button', { name: words('reset.save') }).click()

    await expect(page).toHaveURL(at(''))
    await expect(page.locator('#nav-categories')).toBeVisible()

    await page.goto(link)
    await password.fill('quiet-harbour-7')
    await again.fill('quiet-harbour-7')
    await page.getByRole('button', { name: words('reset.save') }).click()
    await expect(page.getByRole('heading', { name: words('expiredLink.title') })).toBeFocused()
    await expectAccessible(page)
  })
})
