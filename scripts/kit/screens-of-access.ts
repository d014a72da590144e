import type { Page } from 'playwright'
import type { Words } from '../../tests/kit/words.ts'
import type { Screen } from './screen.ts'
import { configBy } from './screen.ts'

/** Signing in and out, forgotten passwords, and the first user. */
export const screensOfAccess: readonly Screen[] = [
  { name: 'login', path: '/', as: 'stranger' },
  { name: 'login-refused', path: '/', as: 'stranger', act: signInWrongly },
  {
    name: 'login-code',
    path: '/',
    as: 'stranger',
    before: (page) =>
      page.route('**/api/users/login', (route) =>
        route.fulfill({ status: 401, json: { code: 'session.codeRequired', errors: [{}] } }),
      ),
    act: async (page, words) => {
      await page.getByLabel(words('access.email')).fill('ann@magazine.example')
      await page.getByLabel(words('access.password')).fill('plain-paper-12')
      await page.getByRole('button', { name: words('access.signIn') }).click()
      await page.getByLabel(words('access.code')).waitFor()
    },
  },
  { name: 'logout-inactivity', path: '/logout-inactivity', as: 'stranger' },
  { name: 'logout', path: '/logout', as: 'stranger' },
  {
    name: 'unauthorised',
    path: '/?fresh',
    before: configBy(async (route) => {
      // A browser's word for where a request comes from isn't repeated by itself.
      const headers = { ...route.request().headers(), 'sec-fetch-site': 'same-origin' }
      const response = await route.fetch({ headers })
      const { user, ...config } = await response.json()
      await route.fulfill({
        response,
        json: { ...config, user: { ...user, canAccessAdmin: false } },
      })
    }),
  },
  { name: 'forgot', path: '/forgot', as: 'stranger' },
  {
    name: 'forgot-sent',
    path: '/forgot',
    as: 'stranger',
    act: async (page, words) => {
      await page.locator('#field-email').fill('ann@magazine.example')
      await page.getByRole('button', { name: words('forgot.send') }).click()
      await page.getByRole('heading', { name: words('forgot.sent.title') }).waitFor()
    },
  },
  { name: 'reset', path: '/reset/of-an-email', as: 'stranger' },
  {
    name: 'reset-expired',
    path: '/reset/of-an-email',
    as: 'stranger',
    act: async (page, words) => {
      await page.locator('#field-password').fill('plain-paper-12')
      await page.locator('#field-confirm-password').fill('plain-paper-12')
      await page.getByRole('button', { name: words('reset.save') }).click()
      await page.getByRole('heading', { name: words('expiredLink.title') }).waitFor()
    },
  },
  { name: 'verify-expired', path: '/verify/of-an-email', as: 'stranger' },
  { name: 'first-user', path: '/create-first-user?token=:token', as: 'founder' },
  { name: 'first-user-without-link', path: '/', as: 'founder' },
]

async function signInWrongly(page: Page, words: Words) {
  await page.getByLabel(words('access.email')).fill('nobody@magazine.example')
  await page.getByLabel(words('access.password')).fill('not the password')
  await page.getByRole('button', { name: words('access.signIn') }).click()
  await page.getByRole('alert').filter({ visible: true }).waitFor()
}
