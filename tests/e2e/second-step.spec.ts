import { codeAt, stepAt } from '../../examples/two-factor/one-time-password.ts'
import { fromBase32 } from '../examples/kit/from-base32.ts'
import { expect, expectAccessible } from '../kit/fixtures.ts'
import { admin } from '../kit/magazine.ts'
import { openPaletteWith } from '../kit/palette.ts'
import { test } from '../kit/signing-in/fixtures.ts'

test.use({ signedIn: false })

const providerButton = { name: 'Sign in with Example ID' }

test('18 turns on a second step, and enters a code to sign in, and again after the session ended', async ({
  page,
  panel: { at, words },
}) => {
  const signIn = page.getByRole('button', { name: words('access.signIn'), exact: true })
  const enterPassword = async () => {
    await page.getByLabel(words('access.email')).fill(admin.email)
    await page.getByLabel(words('access.password')).fill(admin.password)
    await signIn.click()
  }
  const code = page.getByLabel(words('access.code'))

  await page.goto(at('/two-factor'))
  await enterPassword()
  await page.getByLabel('Current password').fill(admin.password)
  await page.getByRole('button', { name: 'Set up' }).click()
  const secret = (await page.locator('code').textContent()) ?? ''
  await expectAccessible(page)
  await page.getByLabel('Code').fill(codeFor(secret))
  await page.getByRole('button', { name: 'Turn on' }).click()
  const recoveryCodes = page.getByRole('listitem').locator('code')
  await expect(recoveryCodes).toHaveCount(10)
  const [first = '', second = ''] = await recoveryCodes.allTextContents()
  await page.context().clearCookies()

  await page.goto(at('/collections/notes'))
  await expect(page.getByRole('button', providerButton)).toBeVisible()
  await expectAccessible(page)
  await enterPassword()
  await expect(page.getByRole('heading', { name: words('access.code.title') })).toBeVisible()
  await expect(code).toBeFocused()
  await expectAccessible(page)
  await code.fill('000000x')
  await signIn.click()
  await expect(page.getByRole('alert')).toContainText(words('problem.session.codeWrong'))
  await page.getByRole('button', { name: words('access.backToSignIn') }).click()
  await enterPassword()
  await code.fill(first)
  await signIn.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Notes' })).toBeVisible()

  await page.context().clearCookies()
  // The question may be there already, and lie over the link.
  await page.locator('#nav-users').dispatchEvent('click')
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(words('sessionEnded.title'))
  await expect(question.getByRole('button', providerButton)).toBeVisible()
  await enterPassword()
  await code.fill(second)
  await expectAccessible(page)
  await signIn.click()
  await expect(question).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible()
})

test('18 signs in at an identity provider, also in a new tab while the page stays', async ({
  page,
  panel: { at },
  provider,
}) => {
  provider.person = { sub: 'noor', email: 'noor@magazine.example', email_verified: true }
  await page.goto(at(''))
  await page.getByRole('button', providerButton).click()
  await expect(page.locator('#nav-notes')).toBeVisible()
  // A page that came drawn has its links before it answers; this one is left by a link that it answers.
  await openPaletteWith(page, 'Notes')
  await page.keyboard.press('Escape')

  await page.context().clearCookies()
  await page.locator('#nav-notes').dispatchEvent('click')
  const question = page.getByRole('alertdialog')
  const newTab = page.context().waitForEvent('page')
  await question.getByRole('button', providerButton).click()
  await expect((await newTab).locator('#nav-notes')).toBeVisible()
  await expect(question).toHaveCount(0)

  // Refused: the identity provider has not verified the address.
  await page.context().clearCookies()
  provider.fault = { claims: { email_verified: false } }
  await page.goto(at(''))
  await page.getByRole('button', providerButton).click()
  await expect(page.getByText('Couldn’t sign you in with Example ID.')).toBeVisible()
  provider.fault = {}
})

/** The code that an app shows for this secret now. */
const codeFor = (secret: string): string => codeAt(fromBase32(secret), stepAt(Date.now()))
