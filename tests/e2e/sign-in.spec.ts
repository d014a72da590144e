import { expect, expectAccessible, test } from '../kit/fixtures.ts'
import { admin } from '../kit/magazine.ts'
import { signOut } from '../kit/sign-out.ts'

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

test('18.1 NAV-9 a session that ended while the computer slept is told on coming back, and the text stays', async ({
  page,
  panel: { at, words, server },
}) => {
  await page.clock.install()
  const notices = page.waitForResponse(/session-after-sleep/)
  await page.goto(at('/collections/posts/create'))
  await page.getByLabel('Title').fill('Written before lunch')
  await (await notices).finished()
  // The session is as old as the first test that wanted it.
  const me = await page.request.get(`${server.api}/users/me`, {
    headers: { origin: server.origin },
  })
  const { exp } = await me.json()
  const sleepUntil = async (minutesLeft: number) => {
    await page.clock.setSystemTime(exp * 1000 - minutesLeft * 60_000)
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  }

  await sleepUntil(4)
  await page.clock.runFor(4 * 60_000 * 0.8)
  const [warning] = words('sessionEnding.text', { time: '|' }).split('|')
  await expect(page.getByRole('status').filter({ hasText: warning! })).toBeVisible()

  await sleepUntil(-60)
  await expect(page.getByRole('heading', { name: words('sessionEnded.title') })).toBeVisible()
  await expect(page.locator('#field-title')).toHaveValue('Written before lunch')
})

test('18.1 NAV-2 whoever may not see a page of the site’s is told so', async ({
  page,
  panel: { at, words },
}) => {
  await page.goto(at('/unauthorized'))
  await expect(page.getByRole('heading', { name: words('unauthorised.title') })).toBeVisible()
  await expect(page.getByText(words('unauthorised.page'))).toBeVisible()
  await expectAccessible(page)
  await page.goto(at('/logout-inactivity'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('dashboard.title'))
})

test.describe('a stranger', () => {
  test.use({ signedIn: false })

  test('NAV-9 signs in and is where they wanted to be @both @phone @core', async ({
    page,
    panel,
  }) => {
    await page.goto(panel.at('/collections/posts'))
    await expect(page.getByLabel(panel.words('access.password'))).toBeVisible()
    await expectAccessible(page)

    await page.getByLabel(panel.words('access.email')).fill(admin.email)
    await page.getByLabel(panel.words('access.password')).fill(admin.password)
    await page.getByRole('button', { name: panel.words('access.signIn') }).click()

    await expect(page).toHaveURL(panel.at('/collections/posts'))
    await expect(page.getByRole('table')).toBeVisible()
  })

  test('18.1 NAV-2 is told why they are signed out, and where to sign in', async ({
    page,
    panel: { at, words },
  }) => {
    for (const [path, why] of [
      ['/logout-inactivity', 'signedOut.inactivity'],
      ['/logout', 'signedOut.text'],
    ] as const) {
      await page.goto(at(path))
      await expect(page.getByRole('heading', { name: words('signedOut.title') })).toBeFocused()
      await expect(page.getByText(words(why))).toBeVisible()
      await expectAccessible(page)
    }
    await page.getByRole('link', { name: words('access.signIn') }).click()
    await expect(page).toHaveURL(at(''))
    await expect(page.getByLabel(words('access.password'))).toBeVisible()
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

    // Any page on the web can lead there: nobody is signed out by that alone.
    await page.goto(panel.at('/logout'))
    await expect(page.getByRole('heading', { name: panel.words('logout.title') })).toBeVisible()
    await expectAccessible(page)
    await signOut(page, panel)
    await signIn()

    await expect(page).toHaveURL(panel.at(''))
  })
})
