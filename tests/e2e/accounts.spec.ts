import { expect, expectAccessible } from '../kit/fixtures.ts'
import { admin } from '../kit/magazine.ts'
import { linkIn } from '../kit/mailbox.ts'
import { test } from '../kit/mailed/fixtures.ts'
import { signIn } from '../kit/sign-in.ts'

test.describe('a stranger', () => {
  test.use({ signedIn: false })

  test('NAV-2 NAV-9 resets a forgotten password with the link of an email, and is signed in', async ({
    mailbox,
    page,
    panel: { at, words },
  }) => {
    const email = 'forgetful@magazine.example'
    await page.goto(at('/collections/categories'))
    // What is typed before the screen is there is typed into it as well.
    await page.getByLabel(words('access.email')).fill(email)
    await page.getByRole('link', { name: words('access.forgotPassword') }).click()
    await expect(page.getByRole('heading', { name: words('forgot.title') })).toBeVisible()
    await expect(page).toHaveURL(at('/forgot'))
    await expect(page.getByLabel(words('access.email'))).toHaveValue(email)
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

test('18 an administrator reads the audit log', async ({ page, panel: { at } }) => {
  await page.goto(at('/collections/stateroom-audit'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Audit log')
  await expect(page.getByRole('row').filter({ hasText: 'Signed in' }).first()).toBeVisible()
  await expectAccessible(page)
})

test('VAL-4 an administrator types a password twice, of a new user and of somebody else', async ({
  page,
  panel: { at, server, words },
}) => {
  const newcomer = { email: 'newcomer@magazine.example', password: 'quiet-harbour-5' }
  const again = page.getByLabel(words('access.passwordAgain'))
  const refusal = page.locator('#field-confirm-password-error')
  const save = () => page.locator('#action-save').click()

  await page.goto(at('/collections/users/create'))
  // The first thing to be typed is the first on the page.
  await expect(page.getByLabel(words('access.email'))).toBeFocused()
  await page.getByLabel(words('access.email')).fill(newcomer.email)
  await page.locator('#field-password').fill(newcomer.password)
  await save()
  await expect(refusal).toBeVisible()
  await expectAccessible(page)
  await again.fill(newcomer.password)
  await save()
  await expect(page).not.toHaveURL(at('/collections/users/create'))
  await signIn(server, newcomer)

  await page.getByRole('button', { name: words('document.password.change') }).click()
  await page.getByLabel(words('document.password.new')).fill('quiet-harbour-6')
  await save()
  await expect(refusal).toBeVisible()
  await again.fill('quiet-harbour-7')
  await save()
  await expect(again).toHaveAttribute('aria-invalid', 'true')
  await signIn(server, newcomer)
  await again.fill('quiet-harbour-6')
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
  await save()
  expect((await saved).status()).toBe(200)
  await signIn(server, { ...newcomer, password: 'quiet-harbour-6' })
})

test.describe('whoever is signed in', () => {
  test.use({ signedIn: false })

  test('18.2 18.3 changes their password, ends their other sessions, and makes an API key', async ({
    browser,
    page,
    panel: { at, server, words },
  }) => {
    const careful = { email: 'careful@magazine.example', password: admin.password }
    await page.context().addCookies((await signIn(server, careful)).cookies)
    await page.goto(at('/account'))
    const sessions = page.getByRole('region', { name: words('account.sessions') })
    await expect(sessions.getByRole('listitem')).toHaveCount(1)
    await expect(sessions).toContainText(words('account.sessions.current'))
    await expectAccessible(page)

    const userAgent =
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0'
    const elsewhere = await browser.newContext({ userAgent })
    await elsewhere.request.post(`${server.api}/users/login`, {
      data: careful,
      headers: { origin: server.origin },
    })
    const there = await elsewhere.newPage()
    await there.goto(at('/collections/categories'))
    await expect(there.getByRole('heading', { level: 1 })).toBeVisible()
    await page.reload()
    await expect(sessions.getByRole('listitem')).toHaveCount(2)
    const firefox = words('account.sessions.device', { browser: 'Firefox', system: 'Windows' })
    await expect(sessions.getByRole('listitem').last()).toContainText(firefox)
    await sessions.getByRole('button', { name: words('account.sessions.endOthers') }).click()
    await expect(sessions.getByRole('listitem')).toHaveCount(1)
    await expect(there.getByText(words('sessionEnded.title'))).toBeVisible()
    await elsewhere.close()

    await page.getByRole('button', { name: words('document.password.change') }).click()
    await page.getByLabel(words('document.password.new')).fill('quiet-harbour-5')
    const current = page.getByLabel(words('document.password.current'))
    await current.fill(careful.password)
    await page.locator('#action-save').click()
    await expect(page.locator('#field-confirm-password-error')).toBeVisible()
    await signIn(server, careful)
    await page.getByLabel(words('access.passwordAgain')).fill('quiet-harbour-6')
    await page.locator('#action-save').click()
    await expect(page.getByLabel(words('access.passwordAgain'))).toHaveAttribute(
      'aria-invalid',
      'true',
    )
    await page.getByLabel(words('access.passwordAgain')).fill('quiet-harbour-5')
    await current.fill('not-my-password')
    await page.locator('#action-save').click()
    await expect(current).toHaveAttribute('aria-invalid', 'true')
    await expectAccessible(page)
    await current.fill(careful.password)
    await page.locator('#action-save').click()
    await expect(current).toHaveCount(0)
    await signIn(server, { ...careful, password: 'quiet-harbour-5' })

    const key = page.getByRole('region', { name: words('account.apiKey') })
    await key.getByRole('button', { name: words('account.apiKey.generate') }).click()
    const question = page.getByRole('dialog')
    await question.getByLabel(words('document.password.current')).fill('quiet-harbour-5')
    await expectAccessible(page)
    await question.getByRole('button', { name: words('account.apiKey.generate') }).click()
    const shown = page.getByRole('alertdialog').getByLabel(words('account.apiKey'))
    await expect(shown).toBeFocused()
    const apiKey = await shown.inputValue()
    await expectAccessible(page)
    await page.getByRole('button', { name: words('account.apiKey.new.done') }).click()
    const headers = { authorization: `users API-Key ${apiKey}` }
    const program = await browser.newContext()
    const me = await program.request.get(`${server.api}/users/me`, { headers })
    expect((await me.json()).user.email).toBe(careful.email)
    await program.close()
    await expect(key.getByRole('button', { name: words('account.apiKey.revoke') })).toBeVisible()
    await page.reload()
    await expect(key.getByRole('button', { name: words('account.apiKey.replace') })).toBeVisible()
  })
})
