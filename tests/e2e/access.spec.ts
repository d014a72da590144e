import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../kit/fixtures.ts'
import { editor } from '../kit/magazine.ts'
import { wordsIn } from '../kit/words.ts'

test.describe('a stranger', () => {
  test.use({ signedIn: false })

  test('NAV-9 signs in where they wanted to go @phone @core', async ({
    page,
    panel: { at, words },
  }) => {
    await page.goto(at('/collections/categories'))
    await expect(page.getByRole('heading', { name: words('access.signIn') })).toBeVisible()
    await expectAccessible(page)

    await page.locator('#field-email').fill(editor.email)
    await page.locator('#field-password').fill(editor.password)
    await page.keyboard.press('Enter')

    await expect(page).toHaveURL(at('/collections/categories'))
    await expect(page.getByRole('table')).toBeVisible()
  })

  test('I18N-1 chooses a language and loses nothing; later pages and refusals are in it, too', async ({
    page,
    panel: { at, words },
  }) => {
    await page.goto(at('/'))
    await page.locator('#field-email').fill(editor.email)
    await page.getByRole('combobox', { name: words('shell.language') }).selectOption('zh-CN')
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
    const chinese = wordsIn('zh-CN')
    await expect(page.getByRole('heading', { name: chinese('access.signIn') })).toBeVisible()
    await expect(page.locator('#field-email')).toHaveValue(editor.email)

    await page.locator('#field-password').fill('wrong')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toContainText(chinese('problem.session.wrongCredentials'))
    await page.reload()
    await expect(page.getByRole('heading', { name: chinese('access.signIn') })).toBeVisible()
    await page.locator('#field-email').fill(editor.email)
    await page.locator('#field-password').fill(editor.password)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: chinese('dashboard.title') })).toBeVisible()
    await page.goto(at('/collections/categories/create'))
    await page.getByRole('button', { name: chinese('document.save') }).click()
    await expect(page.getByText('该值必须大于 2 字符的最小长度')).toBeVisible()
  })

  test('is told the same for a wrong password and for nobody, and after five that it is locked', async ({
    page,
    panel: { at, words },
    browserName,
  }, { project }) => {
    const wrong = words('problem.session.wrongCredentials')
    const attempt = async (email: string) => {
      await page.locator('#field-email').fill(email)
      await page.locator('#field-password').fill('not the password')
      const answered = page.waitForResponse(/\/users\/login/)
      await page.getByRole('button', { name: words('access.signIn') }).click()
      await answered
    }
    await page.goto(at('/login'))
    const nobody = `nobody-${project.name}-${browserName}@magazine.example`

    await attempt(nobody)
    await expect(page.getByRole('alert')).toContainText(wrong)
    await expect(page.locator('#field-email')).toHaveValue(nobody)
    for (let count = 2; count <= 5; count++) await attempt(nobody)
    await attempt(nobody)
    await expect(page.getByRole('alert')).toContainText(words('problem.session.locked'))
    await expectAccessible(page)
  })
})

test('NAV-5 NAV-6 the navigation leads everywhere and remembers its groups @both @phone @core', async ({
  page,
  panel: { at, words },
}, { project }) => {
  const isPhone = project.name === 'phone'
  await page.goto(at('/'))
  if (isPhone) await page.getByRole('button', { name: words('shell.openNavigation') }).click()
  const navigation = page.getByRole('navigation', { name: words('shell.navigation') })
  await expect(navigation).toBeVisible()
  await expectAccessible(page)

  const categories = navigation.locator('#nav-categories')
  const heading = (await categories.textContent()) ?? ''
  await categories.click()
  await expect(page).toHaveURL(at('/collections/categories'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  await expect(page.getByRole('table')).toBeVisible()
  if (isPhone) {
    await expect(navigation).toBeHidden()
    return
  }
  await expect(navigation.locator('#nav-categories')).toHaveAttribute('aria-current', 'page')
  const group = navigation.getByRole('button').last()
  const kept = page.waitForResponse(/payload-preferences\/nav/)
  await group.click()
  await expect(group).toHaveAttribute('aria-expanded', 'false')
  await kept
  await page.reload()
  await expect(group).toHaveAttribute('aria-expanded', 'false')
  const opened = page.waitForResponse(/payload-preferences\/nav/)
  await group.click()
  await opened
})

test('NAV-5 R5 on a phone the navigation opens and closes by swipe and by key @phone', async ({
  page,
  panel: { at, words },
}, { project }) => {
  test.skip(project.name !== 'phone', 'Elsewhere it is no sheet.')
  await page.goto(at('/'))
  const menu = page.getByRole('banner').getByRole('button').first()
  const sheet = page.getByRole('dialog', { name: words('shell.navigation') })
  const swipe = await fingerOn(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await swipe(200, 320)
  await expect(sheet).toBeHidden()
  await swipe(10, 120)
  await expect(sheet).toBeVisible()
  await swipe(250, 120)
  await expect(sheet).toBeHidden()
  await expect(menu).toBeFocused()

  await menu.press('Enter')
  await expect(sheet.getByRole('button').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(menu).toBeFocused()

  await page.locator('html').evaluate((html) => html.setAttribute('dir', 'rtl'))
  await swipe(350, 240)
  await expect(sheet).toBeVisible()
})

test('NAV-3 an unknown address, collection or document says so and leads back @both', async ({
  page,
  panel: { at, words },
}) => {
  for (const path of ['/nowhere', '/collections/nothing', '/collections/posts/999999']) {
    await page.goto(at(path))
    await expect(page.getByRole('heading', { name: words('notFound.title') })).toBeVisible()
    await expectAccessible(page)
  }
  await page.getByRole('link', { name: words('notFound.back') }).click()
  await expect(page).toHaveURL(at(''))
})

test('THEME-1 a chosen theme is kept for a year, and auto follows the system @both', async ({
  page,
  context,
  panel: { at, words },
}) => {
  const themeCookie = async () =>
    (await context.cookies()).find(({ name }) => name === 'payload-theme')
  const choose = (name: string) => page.getByRole('radio', { name }).check()
  await page.goto(at('/account'))
  await expect(page.locator('[data-form-ready="true"]')).toBeVisible()
  await expectAccessible(page)

  await choose(words('theme.dark'))
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect.poll(async () => (await themeCookie())?.value).toBe('dark')
  const kept = await themeCookie()
  expect(kept!.expires - Date.now() / 1000).toBeGreaterThan(364 * 24 * 60 * 60)

  await choose(words('theme.auto'))
  await expect(page.locator('html')).not.toHaveAttribute('data-theme')
  await expect.poll(themeCookie).toBeUndefined()
  await page.reload()
  await expect(page.locator('html')).not.toHaveAttribute('data-theme')
  await expect(page.getByRole('radio', { name: words('theme.auto') })).toBeChecked()
})

test('THEME-1 the page comes in its theme: nothing flashes @both', async ({
  page,
  panel: { at },
  theme,
}) => {
  const response = await page.request.get(at('/'))

  expect(await response.text()).toContain(`data-theme="${theme}"`)
})

test('I18N the language can be changed without losing an edit', async ({ page, panel: { at } }) => {
  await page.goto(at('/account'))
  await page.locator('#field-name').fill('Somebody else')
  await page.getByRole('combobox', { name: 'Language' }).selectOption('de')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  const kept = wordsIn('de')('document.status.journaled', { count: 1 })
  await expect(page.getByText(kept)).toBeVisible()
  await expect(page.locator('#field-name')).toHaveValue('Somebody else')
  await page.getByRole('combobox', { name: 'Sprache' }).selectOption('en')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

/** Moves one finger across the page, as a touch screen tells it. */
async function fingerOn(page: Page): Promise<(from: number, to: number) => Promise<void>> {
  const screen = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...xs: number[]) =>
    screen.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: xs.map((x) => ({ x, y: 400 })),
    })
  return async (from, to) => {
    await touch('touchStart', from)
    for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', from + (to - from) * part)
    await touch('touchEnd')
  }
}
